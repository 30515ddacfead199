// The board that comes with noughts and crosses: nine squares, drawn without any framework.
const SIGNS = { O: '○', X: '×', '.': '' }

export function mount(element, props) {
  const grid = document.createElement('div')
  grid.className = 'noughts'
  const cells = Array.from({ length: 9 }, (_, cell) => {
    const button = document.createElement('button')
    button.type = 'button'
    // A square that is taken is sent too: the house says by which rule it may not be.
    button.onclick = () => now.legal.length && now.play({ type: 'mark', cell })
    grid.append(button)
    return button
  })
  element.append(grid)
  let now = props

  function update(next) {
    now = next
    grid.setAttribute('role', 'group')
    grid.setAttribute('aria-label', next.words('noughts-board'))
    for (const [cell, button] of cells.entries()) {
      const sign = next.view.board[cell]
      button.textContent = SIGNS[sign]
      button.setAttribute('aria-label', next.words('noughts-cell', { cell: cell + 1, sign: sign === '.' ? 'none' : sign }))
      button.classList.toggle('hinted', next.hint?.cell === cell)
    }
    for (const line of next.told) if (line.type === 'event') next.say(next.tell(line.what))
  }

  update(props)
  return { update, destroy: () => grid.remove() }
}

export function prompt({ legal, words }) {
  return words(legal.length ? 'noughts-prompt' : 'noughts-wait')
}

export function describe(move, words) {
  return words('noughts-mark', { cell: move.cell + 1 })
}
