// A Colyseus server with tic-tac-toe; a full or won board is wiped, as in boardgame_server.cjs.
// Every change is sent at once: its usual 50 ms between patches are for games of another kind.
const { Room, Server } = require('@colyseus/core')
const { ArraySchema, Schema, defineTypes } = require('@colyseus/schema')
const { WebSocketTransport } = require('@colyseus/ws-transport')

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
const won = (cells) => LINES.some(([a, b, c]) => cells[a] >= 0 && cells[a] === cells[b] && cells[a] === cells[c])

class Board extends Schema {
  constructor() {
    super()
    this.cells = new ArraySchema(...Array(9).fill(-1))
    this.turn = 0
    this.moves = 0
  }
}
defineTypes(Board, { cells: ['int8'], turn: 'uint8', moves: 'uint32' })

class TicTacToe extends Room {
  onCreate() {
    this.maxClients = 2
    this.autoDispose = false
    this.state = new Board()
    this.setPatchRate(null)
    this.onMessage('mark', (client, cell) => {
      const { state } = this
      if (this.clients.indexOf(client) !== state.turn || state.cells[cell] !== -1) return
      state.cells[cell] = state.turn
      if (won(state.cells) || state.cells.every((one) => one >= 0)) state.cells.forEach((_one, place) => { state.cells[place] = -1 })
      state.turn = 1 - state.turn
      state.moves += 1
      this.broadcastPatch()
    })
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 5000 }), greet: false })
server.define('tic-tac-toe', TicTacToe)
server.listen(Number(process.argv[2])).then(() => console.log('ready'))
