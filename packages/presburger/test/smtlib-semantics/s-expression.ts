/** A list of S-expressions or one symbol or numeral. */
export type SExpression = string | readonly SExpression[]

/** The S-expressions of a text; comments are skipped. Throws if a parenthesis is missing. */
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
