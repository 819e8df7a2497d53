/**
 * An element of a parsed document. `text` is the decoded character data directly inside the
 * element.
 */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

const TOKEN = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g
const NAMED = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" } as const

/**
 * Parses the part of XML that a figure needs: elements, double-quoted attributes, text, and the
 * five named entities. Throws an Error for everything else and for text that is not well-formed.
 */
export function parseXml(source: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [document]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(source)
    if (token === null) throw new Error(`not well-formed at ${at}: ${source.slice(at, at + 40)}`)
    const [, closing, name, attributes, empty, text] = token
    const parent = open.at(-1)!
    if (text !== undefined) parent.text += decode(text)
    else if (closing === '/') {
      if (open.pop()!.name !== name || open.length === 0) throw new Error(`stray </${name}>`)
    } else {
      const element: XmlElement = {
        name: name!,
        attributes: readAttributes(attributes!),
        children: [],
        text: '',
      }
      parent.children.push(element)
      if (empty !== '/') open.push(element)
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)!.name}> is not closed`)
  if (document.children.length !== 1 || document.text.trim() !== '') throw new Error('not one root')
  return document.children[0]!
}

/** All elements of a document, in document order. */
export function elementsOf(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(elementsOf)]
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of source.matchAll(ATTRIBUTE)) {
    if (name in attributes) throw new Error(`attribute ${name} is given twice`)
    attributes[name] = decode(value)
  }
  return attributes
}

function decode(text: string): string {
  // oxlint-disable-next-line no-control-regex -- exactly the characters that XML 1.0 forbids
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.test(text)) {
    throw new Error('a character that XML cannot hold')
  }
  return text.replaceAll(/&[^;]*;?/g, (entity) => {
    if (!(entity in NAMED)) throw new Error(`unknown entity ${entity}`)
    return NAMED[entity as keyof typeof NAMED]
  })
}
