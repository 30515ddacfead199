/** A copy of an element that looks the same anywhere: every style is worked out, and written down
    where it is not what a browser would do by itself. */

type Values = ReadonlyMap<string, string>

/** What says nothing about a picture, or says in another way what is written anyway. */
const LEFT_OUT = /^--|(^|-)(inline|block|animation|transition)(-|$)|^(cursor|pointer-events|user-select|will-change|-webkit-(?!text|mask|box|line).*)$/
const PSEUDO = ['::before', '::after']
const SVG = 'http://www.w3.org/2000/svg'

const NAMES = [...getComputedStyle(document.documentElement)].filter((name) => !LEFT_OUT.test(name))

export class Copies {
  /** Rules by their declarations: elements that look alike share one. */
  readonly #rules = new Map<string, string>()
  readonly #plain = new Map<string, Values>()

  /** The copy, and with it all that is in it; nothing of what is not shown. */
  of(element: Element, around: Values = new Map()): Element | null {
    const values = valuesOf(element)
    if (values.get('display') === 'none' && element.namespaceURI !== SVG) return null
    const copy = pictured(element)
    for (const { name } of [...copy.attributes]) if (/^(class|style|tabindex|data-.*|on.*)$/.test(name)) copy.removeAttribute(name)
    const plain = this.#plainOf(element)
    const rule = written(values, plain, around)
    const behind = PSEUDO.map((pseudo) => [pseudo, valuesOf(element, pseudo)] as const)
      .filter(([, its]) => !['none', 'normal'].includes(its.get('content')!))
      .map(([pseudo, its]) => `&${pseudo}{${written(its, plain, values)}}`)
    copy.setAttribute('class', this.#classOf(rule + behind.join('')))
    for (const child of element.childNodes) {
      if (child instanceof Text) copy.append(child.data)
      else if (child instanceof Element) copy.append(this.of(child, values) ?? '')
    }
    return copy
  }

  get css(): string {
    return [...this.#rules].map(([rule, name]) => `.${name}{${rule}}`).join('\n')
  }

  #classOf(rule: string): string {
    const name = this.#rules.get(rule) ?? `s${this.#rules.size}`
    this.#rules.set(rule, name)
    return name
  }

  /** How a browser shows such an element where no style sheet says anything: none reaches into a
      shadow tree. */
  #plainOf({ namespaceURI, localName }: Element): Values {
    const key = `${namespaceURI} ${localName}`
    let found = this.#plain.get(key)
    if (!found) {
      const host = document.body.appendChild(document.createElement('div'))
      host.style.setProperty('all', 'initial')
      const within = host.attachShadow({ mode: 'open' })
      const bare = document.createElementNS(namespaceURI, localName)
      if (namespaceURI === SVG && localName !== 'svg') within.appendChild(document.createElementNS(SVG, 'svg')).append(bare)
      else within.append(bare)
      found = valuesOf(bare)
      host.remove()
      this.#plain.set(key, found)
    }
    return found
  }
}

function valuesOf(element: Element, pseudo?: string): Values {
  const style = getComputedStyle(element, pseudo)
  return new Map(NAMES.map((name) => [name, style.getPropertyValue(name)]))
}

/** What must be written: the rest comes by itself, from the browser or from what is around. */
function written(values: Values, plain: Values, around: Values): string {
  let text = ''
  for (const [name, value] of values) {
    if (value !== plain.get(name) || value !== around.get(name)) text += `${name}:${value};`
  }
  return text
}

/** The element alone, with what is drawn or written in it by hand. */
function pictured(element: Element): Element {
  if (element instanceof HTMLCanvasElement) {
    const image = new Image()
    image.src = element.toDataURL()
    return image
  }
  const copy = element.cloneNode(false) as Element
  if (element instanceof HTMLInputElement) {
    copy.setAttribute('value', element.value)
    copy.toggleAttribute('checked', element.checked)
  }
  return copy
}
