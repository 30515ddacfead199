// A boardgame.io server with tic-tac-toe, as its tutorial has it; a full or won board is wiped, so
// that a table can go on for as long as the measurement lasts.
const { Server, Origins } = require('boardgame.io/server')

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c])

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE'
      G.cells[id] = playerID
      if (won(G.cells) || G.cells.every((cell) => cell !== null)) G.cells.fill(null)
    },
  },
}

Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log('ready'))
