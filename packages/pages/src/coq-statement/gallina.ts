/**
 * An expression of Coq's language. The type covers only expressions that occur in statements about
 * rows.
 */
export type Gallina =
  | { readonly kind: 'number'; readonly value: number }
  /** A name, or a function or operator with its arguments; `if` has three arguments. */
  | { readonly kind: 'apply'; readonly head: string; readonly args: readonly Gallina[] }
  | { readonly kind: 'let'; readonly name: string; readonly is: Gallina; readonly body: Gallina }

const TOKEN = /\s*(:=|<=\?|<\?|=\?|&&|\|\||[()+*/-]|\d+|[A-Za-z_][\w.]*)/y
const NUMBER = /^\d+$/
const NAME = /^[A-Za-z_]/
const KEYWORDS = ['let', 'in', 'if', 'then', 'else', 'mod']

/** The precedence of an operator, as in Coq's own scopes: a smaller number binds more tightly. */
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['*', 40],
  ['/', 40],
  ['mod', 40],
  ['&&', 40],
  ['+', 50],
  ['||', 50],
  ['<=?', 70],
  ['<?', 70],
  ['=?', 70],
])

/**
 * Parses an expression of Coq's language.
 * @throws RangeError that names the unexpected token
 */
export function parseGallina(text: string): Gallina {
  const tokens = tokensOf(text)
  let at = 0
  const next = (): string | undefined => tokens[at]
  const take = (expected?: string): string => {
    const token = tokens[at++]
    if (token === undefined || (expected !== undefined && token !== expected)) {
      throw new RangeError(`expected ${expected ?? 'more'}, found ${token ?? 'the end'}`)
    }
    return token
  }
  const atom = (): Gallina => {
    const token = take()
    if (NUMBER.test(token)) return numberOf(token)
    if (token === '(') {
      const inner = next() === '-' ? (take(), numberOf(`-${take()}`)) : expression()
      take(')')
      return inner
    }
    if (NAME.test(token) && !KEYWORDS.includes(token)) {
      return { kind: 'apply', head: token, args: [] }
    }
    throw new RangeError(`unexpected ${token}`)
  }
  const isAtom = (token: string | undefined): boolean =>
    token !== undefined &&
    (token === '(' || NUMBER.test(token) || (NAME.test(token) && !KEYWORDS.includes(token)))
  const application = (): Gallina => {
    const head = atom()
    const args: Gallina[] = []
    while (isAtom(next())) args.push(atom())
    if (args.length === 0) return head
    if (head.kind === 'apply' && head.args.length === 0) return { ...head, args }
    throw new RangeError('expected a name before arguments')
  }
  const operation = (most: number): Gallina => {
    let left = application()
    for (;;) {
      const operator = next()
      const level = LEVELS.get(operator ?? '')
      if (operator === undefined || level === undefined || level > most) return left
      take()
      left = { kind: 'apply', head: operator, args: [left, operation(level - 1)] }
    }
  }
  const expression = (): Gallina => {
    if (next() === 'let') {
      take()
      const name = take()
      take(':=')
      const is = expression()
      take('in')
      return { kind: 'let', name, is, body: expression() }
    }
    if (next() !== 'if') return operation(100)
    take()
    const condition = expression()
    take('then')
    const consequent = expression()
    take('else')
    return { kind: 'apply', head: 'if', args: [condition, consequent, expression()] }
  }
  const whole = expression()
  if (at < tokens.length) throw new RangeError(`unexpected ${tokens[at]}`)
  return whole
}

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  const end = text.trimEnd().length
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex
    const match = TOKEN.exec(text)
    if (match === null) throw new RangeError(`unexpected ${text.slice(from, from + 20).trim()}`)
    tokens.push(match[1]!)
  }
  return tokens
}

function numberOf(token: string): Gallina {
  const value = Number(token)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${token} is too large`)
  return { kind: 'number', value }
}
