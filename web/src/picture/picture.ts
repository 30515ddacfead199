/** A part of the page as a picture, with a caption: SVG, and PNG made of it. Nothing in it is fetched
    from anywhere when it is looked at. */
import { Copies } from './copy'

const MARGIN = 16
/** A PNG is made for screens that show two points for one. */
const SHARPNESS = 2
const ADDRESS = /url\("(?!data:|#)([^"]+)"\)/g

export interface Picture {
  width: number
  height: number
  svg: string
}

/** The board as it stands, over a title and some lines that say what it is. */
export async function pictureOf(board: HTMLElement, title: string, lines: readonly string[]): Promise<Picture> {
  const { width } = board.getBoundingClientRect()
  const caption = captionOf(title, lines)
  // It is laid out where it cannot be seen, as wide as the board.
  Object.assign(caption.style, { position: 'absolute', left: '-9999px', top: '0', width: `${width}px` })
  document.body.append(caption)
  try {
    const copies = new Copies()
    const sheet = document.createElement('div')
    sheet.style.cssText = `box-sizing:border-box;padding:${MARGIN}px;height:100%;background:${token('--linen')}`
    for (const part of [board, caption]) {
      const copy = copies.of(part) as HTMLElement
      copy.style.cssText = 'position:relative;inset:auto;margin:0'
      sheet.append(copy)
    }
    await embedImages(sheet)
    const height = board.offsetHeight + caption.offsetHeight + 2 * MARGIN
    const whole = { width: Math.ceil(width + 2 * MARGIN), height: Math.ceil(height) }
    const css = await embedded(`${await fonts(copies.css)}${copies.css}`, document.baseURI)
    return { ...whole, svg: drawn(whole, css, sheet, [title, ...lines].join(' ')) }
  } finally {
    caption.remove()
  }
}

function captionOf(title: string, lines: readonly string[]): HTMLElement {
  const caption = document.createElement('div')
  caption.style.cssText = `padding-top:${MARGIN}px;color:${token('--ink')};font:16px/1.4 ${token('--sans')};overflow-wrap:anywhere`
  for (const [place, line] of [title, ...lines].entries()) {
    const part = caption.appendChild(document.createElement('div'))
    part.textContent = line
    if (place === 0) part.style.font = `650 22px/1.3 ${token('--serif')}`
  }
  return caption
}

function drawn({ width, height }: { width: number; height: number }, css: string, sheet: Element, said: string): string {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}`, role: 'img' })) {
    svg.setAttribute(name, String(value))
  }
  const within = (name: string, ...what: (Node | string)[]): Element => {
    const part = svg.appendChild(document.createElementNS(svg.namespaceURI, name))
    part.append(...what)
    return part
  }
  within('title', said)
  within('style', css)
  const page = within('foreignObject', sheet)
  page.setAttribute('width', '100%')
  page.setAttribute('height', '100%')
  return new XMLSerializer().serializeToString(svg)
}

export async function pngOf({ width, height, svg }: Picture): Promise<Blob> {
  const image = new Image()
  // By a data address: a canvas with a picture from a blob may not be read again.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARPNESS
  canvas.height = height * SHARPNESS
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('canvas'))), 'image/png'))
}

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name)

/** The page's own letters, as far as they are used. */
async function fonts(css: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? document.baseURI })))
  const used = rules.filter(
    ({ rule }) => rule instanceof CSSFontFaceRule && css.includes(rule.style.getPropertyValue('font-family').replaceAll("'", '"')),
  )
  return (await Promise.all(used.map(({ rule, base }) => embedded(rule.cssText, base)))).join('')
}

/** The same, with the files that it names in it. One that does not come is left out. */
async function embedded(css: string, base: string): Promise<string> {
  const found = [...new Set([...css.matchAll(ADDRESS)].map(([, address]) => address!))]
  const files = await Promise.all(found.map((address) => dataOf(new URL(address, base).href)))
  const known = new Map(found.map((address, place) => [address, files[place]!]))
  return css.replace(ADDRESS, (_, address: string) => `url("${known.get(address)}")`)
}

/** Pictures that are files of their own become part of it. */
async function embedImages(sheet: Element): Promise<void> {
  for (const image of sheet.querySelectorAll('img, image')) {
    const name = image.localName === 'img' ? 'src' : 'href'
    const address = image.getAttribute(name)
    if (address && !address.startsWith('data:')) image.setAttribute(name, await dataOf(new URL(address, document.baseURI).href))
  }
}

async function dataOf(address: string): Promise<string> {
  const blob = await fetch(address).then((answer) => answer.blob()).catch(() => new Blob())
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.readAsDataURL(blob)
  })
}
