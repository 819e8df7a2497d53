import type { XmlElement } from './parse-xml.ts'

/** All character data inside an element: its own data, followed by the data of each child. */
export function textOf(element: XmlElement): string {
  return (element.text + element.children.map(textOf).join('')).replaceAll(/[ \n]+/g, ' ')
}

/** The tool tip of an element. */
export function tipOf(element: XmlElement): string | undefined {
  return element.children.find(({ name }) => name === 'title')?.text
}
