import { FormulaError, syntaxError } from './formula-error.ts'

/** A piece of the text form: a numeral, a word (name or keyword), a sign, or the end. */
export interface Token {
  readonly kind: 'numeral' | 'word' | 'sign' | 'end'
  /** The text, with typographic signs already replaced by the plain ones. */
  readonly text: string
  /** Index of its first code unit. */
  readonly start: number
}

const TOKEN = /(\d+)|([A-Za-z_][A-Za-z0-9_]*)|(<->|->|<=|>=|!=|==|[<>=+\-*()[\],;≤≥≠≡∧∨¬→↔⊕−])/y
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

/** Characters of a text, at most: a longer one is read by no one. */
export const LONGEST_TEXT = 20_000

/**
 * The tokens of a text, the last of kind `end`.
 *
 * @throws FormulaError at a character that starts no token, and if the text is too long
 */
export function tokensOf(text: string): Token[] {
  if (text.length > LONGEST_TEXT) {
    const why = `a formula has at most ${LONGEST_TEXT} characters, this one has ${text.length}`
    throw new FormulaError(text, LONGEST_TEXT, why)
  }
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

function skipBlanks(text: string, at: number): number {
  BLANK.lastIndex = at
  return at + BLANK.exec(text)![0].length
}
