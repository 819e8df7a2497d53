/** A piece of the text form: a numeral, a word (name or keyword), a sign, or the end. */
export interface Token {
  readonly kind: 'numeral' | 'word' | 'sign' | 'end'
  /** The text, with typographic signs already replaced by the plain ones. */
  readonly text: string
  /** Index of its first code unit. */
  readonly start: number
}

const TOKEN = /(\d+)|([A-Za-z_][A-Za-z0-9_]*)|(<->|->|<=|>=|!=|==|[<>=+\-*()[\],≤≥≠≡∧∨¬→↔⊕−])/y
const BLANK = /\s*/y

const PLAIN: ReadonlyMap<string, string> = new Map([
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['≡', '=='],
  ['∧', 'and'],
  ['∨', 'or'],
  ['¬', 'not'],
  ['→', '->'],
  ['↔', '<->'],
  ['⊕', 'xor'],
  ['−', '-'],
])

/**
 * The tokens of a text, the last of kind `end`.
 *
 * @throws RangeError at a character that starts no token
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = skipBlanks(text, 0)
  while (at < text.length) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(text)
    if (match === null) {
      throw syntaxError(text, at, 'a number, a name, an operator or a parenthesis')
    }
    const found = PLAIN.get(match[0]) ?? match[0]
    const isWord = match[2] !== undefined || /^[a-z]/.test(found)
    const kind = match[1] === undefined ? (isWord ? 'word' : 'sign') : 'numeral'
    tokens.push({ kind, text: found, start: at })
    at = skipBlanks(text, at + match[0].length)
  }
  tokens.push({ kind: 'end', text: '', start: text.length })
  return tokens
}

/** The error for a text that goes wrong at an index; says where, what is accepted, what is there. */
export function syntaxError(text: string, at: number, accepted: string): RangeError {
  const before = text.slice(0, at).split('\n')
  const column = `column ${before.at(-1)!.length + 1}`
  const place = text.includes('\n') ? `line ${before.length}, ${column}` : column
  const rest = /^(?:[A-Za-z0-9_]{1,30}|[\s\S]?)/u.exec(text.slice(at))![0]
  const found = rest === '' ? 'the end' : `'${rest}'`
  return new RangeError(`formula: ${place}: expected ${accepted}, got ${found}`)
}

function skipBlanks(text: string, at: number): number {
  BLANK.lastIndex = at
  return at + BLANK.exec(text)![0].length
}
