/** As much Markdown as our rulebooks use, read into values that are drawn as elements. */

export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string }

export type Block =
  | { kind: 'chapter'; text: string; id: string }
  | { kind: 'clause'; number: string; text: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'grid'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'paragraph'; text: Inline[] }

export function blocks(markdown: string): Block[] {
  const found: Block[] = []
  for (const part of markdown.split(/\n\s*\n/)) {
    const text = part.trim()
    if (!text || text.startsWith('# ')) continue
    found.push(block(text))
  }
  return found
}

function block(text: string): Block {
  if (text.startsWith('#')) {
    const title = text.replace(/^#+\s*/, '')
    return { kind: 'chapter', text: title, id: `chapter-${parseInt(title) || 'x'}` }
  }
  const clause = /^\*\*(\d+\.\d+)\*\* ([\s\S]+)$/.exec(text)
  if (clause) return { kind: 'clause', number: clause[1]!, text: inlines(clause[2]!) }
  if (text.startsWith('|')) return grid(text)
  if (/^[-*] /.test(text)) {
    return { kind: 'list', items: text.split(/\n[-*] /).map((item) => inlines(item.replace(/^[-*] /, ''))) }
  }
  return { kind: 'paragraph', text: inlines(text) }
}

function grid(text: string): Block {
  const rows = text
    .split('\n')
    .filter((row) => !/^[|\s:-]+$/.test(row))
    .map((row) => row.replace(/^\||\|\s*$/g, '').split('|').map((cell) => inlines(cell.trim())))
  const [head = [], ...rest] = rows
  return { kind: 'grid', head, rows: rest }
}

export function inlines(text: string): Inline[] {
  const found: Inline[] = []
  const marks = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g
  let from = 0
  for (const mark of text.replace(/\s+/g, ' ').matchAll(marks)) {
    if (mark.index > from) found.push({ kind: 'text', text: mark.input.slice(from, mark.index) })
    if (mark[1]) found.push({ kind: 'strong', text: mark[1] })
    else if (mark[2]) found.push({ kind: 'em', text: mark[2] })
    else found.push({ kind: 'code', text: mark[3]! })
    from = mark.index + mark[0].length
  }
  const rest = text.replace(/\s+/g, ' ').slice(from)
  if (rest) found.push({ kind: 'text', text: rest })
  return found
}
