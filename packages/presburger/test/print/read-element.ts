/** A parsed MathML element. `text` is the character data directly inside it. */
export interface Element {
  readonly name: string
  readonly children: Element[]
  text: string
}

const TOKEN = /<(\/?)([a-z]+)(?: [a-z]+="[^"<&]*")*(\/?)>|([^<]+)/y

/**
 * Parses an element and its contents.
 * @throws Error if the source is not well-formed
 */
export function readElement(source: string): Element {
  const document: Element = { name: '', children: [], text: '' }
  const open = [document]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(source)
    if (token === null) throw new Error(`not well-formed: ${source.slice(at, at + 40)}`)
    const [, closing, name, empty, text] = token
    if (text !== undefined) open.at(-1)!.text += decoded(text)
    else if (closing === '/') {
      if (open.pop()!.name !== name) throw new Error(`stray </${name}>`)
    } else {
      const element: Element = { name: name!, children: [], text: '' }
      open.at(-1)!.children.push(element)
      if (empty !== '/') open.push(element)
    }
  }
  if (open.length !== 1 || document.children.length !== 1) throw new Error('not one element')
  return document.children[0]!
}

/** The visible text of an element: its own text, then the text of its children in order. */
export function textOf({ text, children }: Element): string {
  return text + children.map(textOf).join('')
}

function decoded(text: string): string {
  // oxlint-disable-next-line no-control-regex -- exactly the characters XML 1.0 forbids
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.test(text)) {
    throw new Error('a character that XML cannot hold')
  }
  return text.replaceAll(/&[^;]*;?/g, (entity) => {
    if (entity === '&lt;') return '<'
    if (entity === '&gt;') return '>'
    const code = /^&#(\d+);$/.exec(entity)
    if (code === null) throw new Error(`unknown entity ${entity}`)
    return String.fromCodePoint(Number(code[1]))
  })
}
