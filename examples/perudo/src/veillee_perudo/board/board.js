/** Perudo's board. It draws what the view has and offers what is legal; it computes no rule.
 *
 * The page calls `mount`, then `update` with every change, and `destroy` at the end. Colours and
 * letters are the page's own, by its custom properties, so that day and night both fit.
 */

const CSS = `
.perudo { display: grid; gap: var(--gap); justify-items: center; padding: var(--gap); border-radius: 1.5rem;
  background: radial-gradient(ellipse at 50% 30%, var(--pool), transparent 70%), var(--linen); }
.perudo ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.5rem; margin: 0; padding: 0; list-style: none; }
.perudo .seat { display: grid; justify-items: center; gap: 0.2rem; min-width: 6.5rem; padding: 0.5rem; border: 2px solid var(--line);
  border-radius: var(--round); background: var(--paper); box-shadow: 0 2px 6px var(--shade); transition: border-color var(--move) var(--ease); }
.perudo .seat.turn { border-color: var(--glow); }
.perudo .seat.out { border-style: dashed; box-shadow: none; }
.perudo .cup { width: 2.6rem; fill: var(--table); stroke: var(--table-edge); stroke-width: 2; }
.perudo .bid { display: flex; align-items: center; gap: 0.5rem; min-height: 3.5rem; margin: 0; font: 600 var(--large) var(--serif); }
.perudo .named { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0.4rem 0.8rem; color: var(--ink-soft); }
.perudo .lifted { width: 100%; padding: 0.6rem; border-top: 1px solid var(--line); text-align: center; }
.perudo .lifted p { margin: 0 0 0.4rem; }
.perudo .lifted .die { width: 1.6rem; }
.perudo .lifted li { display: flex; flex-wrap: wrap; align-items: center; gap: 0.2rem; }
.perudo .counts { stroke: var(--accent); stroke-width: 5; fill: var(--accent-wash); }
.perudo .choices { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.4rem; }
.perudo .choices button:not(.button) { min-width: var(--touch); min-height: var(--touch); padding: 0.15rem 0.4rem; border: 2px solid var(--line-strong);
  border-radius: var(--round); background: var(--paper); color: var(--ink); cursor: pointer; }
.perudo .choices button:disabled { cursor: not-allowed; border-style: dotted; }
.perudo .choices button[aria-pressed='true']:not(.button) { border-color: var(--accent); background: var(--accent-wash); }
.perudo .die { width: 2.3rem; fill: var(--paper); stroke: var(--line-strong); }
.perudo .die circle { fill: var(--ink); stroke: none; }
.perudo .own.thrown .die { animation: perudo-fall var(--move) var(--ease); }
@keyframes perudo-fall { from { translate: 0 -1rem; rotate: -40deg; opacity: 0; } }
@media (prefers-reduced-motion: reduce) { @keyframes perudo-fall { from { opacity: 0; } } }
`

/** Where the pips of each face lie, on a die of three by three. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568']

export function mount(element, props) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const root = part('div', { class: 'perudo' })
  element.append(root)
  /** What is in hand: the bid that one puts together before making it. */
  let chosen = { count: 0, face: 0 }
  let seen = ''
  let thrown = false

  function update(next) {
    props = next
    const bids = props.legal.filter((move) => move.type === 'bid')
    if (!bids.some((bid) => same(bid, chosen))) chosen = bids[0] ?? chosen
    // The dice fall once, when they have been thrown.
    thrown = String(props.view.own) !== seen
    seen = String(props.view.own)
    const focused = root.contains(document.activeElement) ? document.activeElement.dataset.key : null
    root.replaceChildren(...drawn(props, bids))
    if (focused) root.querySelector(`[data-key="${focused}"]`)?.focus()
  }

  function choose(bid) {
    chosen = bid
    update(props)
  }

  function drawn({ view, legal, names, words, play, busy }, bids) {
    const seats = view.dice.map((dice, seat) => {
      const marks = [seat === view.turn && 'turn', view.out.includes(seat) && 'out'].filter(Boolean)
      const said = words('board-seat', { who: names[seat] ?? '', dice })
      return part('li', { class: ['seat', ...marks].join(' ') }, [cup(), said])
    })
    const made = view.bids.at(-1)
    const bid = made
      ? [words('board-bid', { who: names[made.seat] ?? '', count: made.bid.count }), die(made.bid.face)]
      : [words('board-no-bid')]
    const own = view.own.map((face) => part('li', {}, [die(face)]))
    const sheets = [
      part('ul', { 'aria-label': words('board-seats') }, seats),
      part('p', { class: 'bid' }, bid),
      named(words('board-own'), part('ul', { class: thrown ? 'own thrown' : 'own', 'aria-label': words('board-own') }, own)),
    ]
    if (view.last && !view.bids.length) sheets.unshift(lifted(view.last, names, words))
    if (!legal.length) return sheets
    const faces = [1, 2, 3, 4, 5, 6].map((face) => {
      const lowest = bids.find((one) => one.face === face && one.count >= chosen.count) ?? bids.find((one) => one.face === face)
      return choice(`face-${face}`, chosen.face === face, lowest, [die(face)])
    })
    const counts = bids
      .filter((one) => one.face === chosen.face)
      .map((one) => choice(`count-${one.count}`, one.count === chosen.count, one, [String(one.count)]))
    const acts = legal
      .filter((move) => move.type !== 'bid' || same(move, chosen))
      .map((move) => {
        const button = part('button', { class: 'button', 'data-key': move.type }, [describe(move, words)])
        button.disabled = busy
        button.onclick = () => play(move)
        return button
      })
    return [
      ...sheets,
      named(words('board-face'), part('div', { class: 'choices', role: 'group', 'aria-label': words('board-face') }, faces)),
      named(words('board-count'), part('div', { class: 'choices', role: 'group', 'aria-label': words('board-count') }, counts)),
      part('div', { class: 'choices' }, acts),
    ]
  }

  function choice(key, pressed, bid, children) {
    const button = part('button', { 'data-key': key, 'aria-pressed': String(pressed) }, children)
    button.disabled = !bid
    button.onclick = () => choose(bid)
    return button
  }

  update(props)
  return {
    update,
    destroy() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      root.remove()
    },
  }
}

/** What one can do now, in a sentence. */
export function prompt({ view, legal, awaited, names, words }) {
  if (awaited && !awaited.length) return words('ended-one-left')
  if (!legal.length) return words('board-waiting', { who: names[view.turn] ?? '' })
  return words(view.bids.length ? 'board-prompt' : 'board-prompt-first')
}

/** A move in words. */
export function describe(move, words) {
  return words(`describe-${move.type}`, { count: move.count ?? 0, face: move.face ?? 0 })
}

const same = (one, other) => one.count === other.count && one.face === other.face

function part(tag, attributes, children = []) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** A row with its name before it, for the eyes; the row itself says it to those who listen. */
function named(name, row) {
  return part('div', { class: 'named' }, [part('span', { 'aria-hidden': 'true' }, [name]), row])
}

/** What everybody saw under the cups; dice that counted for the bid have a bold edge. */
function lifted(last, names, words) {
  const { count, face } = last.bid
  const rows = last.cups.flatMap((dice, seat) =>
    dice.length
      ? [part('li', {}, [names[seat] ?? '', ...dice.map((one, place) => die(one, last.counted[seat][place]))])]
      : [],
  )
  const told = words('board-lifted', { count, face, found: last.found })
  const change = last.change < 0 ? 'lost' : last.change > 0 ? 'won' : 'kept'
  const came = words('board-change', { who: names[last.seat] ?? '', change })
  return part('section', { class: 'lifted' }, [part('p', {}, [`${told} ${came}`]), part('ul', {}, rows)])
}

function svg(tag, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

function cup() {
  const drawn = svg('svg', { class: 'cup', viewBox: '0 0 40 36', 'aria-hidden': 'true' })
  drawn.append(svg('path', { d: 'M11 3h18l7 30H4Z' }), svg('path', { d: 'M4 33q16 5 32 0' }))
  return drawn
}

function die(face, counts = false) {
  const drawn = svg('svg', { class: 'die', viewBox: '0 0 40 40', role: 'img', 'aria-label': String(face) })
  const edge = counts ? { class: 'counts' } : {}
  drawn.append(svg('rect', { x: 3, y: 3, width: 34, height: 34, rx: 8, 'stroke-width': 2, ...edge }))
  for (const pip of PIPS[face]) {
    drawn.append(svg('circle', { cx: 10 + 10 * (pip % 3), cy: 10 + 10 * Math.floor(pip / 3), r: 3.5 }))
  }
  return drawn
}
