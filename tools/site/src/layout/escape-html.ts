const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!)
}

/** In plain text, typesets the index of a letter, such as the 1 in `x_1`, as a subscript. */
export function withSubscripts(text: string): string {
  return text.replaceAll(
    /(?<![A-Za-z0-9_])([A-Za-z])_([A-Za-z0-9])(?![A-Za-z0-9_])/g,
    '$1<sub>$2</sub>',
  )
}
