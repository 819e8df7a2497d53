/** A symbol or numeral, or a list of S-expressions. */
export type SExpression = string | readonly SExpression[]

/** Parses the S-expressions of a text and skips comments. Throws if a parenthesis is missing. */
export function readSExpressions(text: string): SExpression[] {
  const tokens = text.replaceAll(/;.*$/gm, '').match(/[()]|[^\s()]+/g) ?? []
  let next = 0
  const read = (): SExpression => {
    const token = tokens[next++]
    if (token === undefined || token === ')') throw new Error('unbalanced parentheses')
    if (token !== '(') return token
    const list: SExpression[] = []
    while (tokens[next] !== ')') list.push(read())
    next++
    return list
  }
  const all: SExpression[] = []
  while (next < tokens.length) all.push(read())
  return all
}
