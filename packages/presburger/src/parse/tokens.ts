import { MOST_PARTS } from '../syntax/parts.ts'
import { syntaxError, tooManyParts } from './formula-error.ts'

/** A piece of the text form: a numeral, a word (name or keyword), a sign, or the end. */
export interface Token {
  readonly kind: 'numeral' | 'word' | 'sign' | 'end'
  /** The text, in which the signs of the text form replace all other accepted signs. */
  readonly text: string
  /** The index of its first code unit. */
  readonly start: number
}

const TOKEN =
  /(\d+)|([A-Za-z_][A-Za-z0-9_]*)|(<->|->|:=|<=|>=|!=|==|\|\||&&|[<>=+\-*%!()[\],;≤≥≠≡∧∨¬→↔⊕−])/y
const BLANK = /\s*/y

/** Signs of mathematics and of programming languages, with the words and signs of the text form. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['||', 'or'],
  ['&&', 'and'],
  ['!', 'not'],
  ['%', 'mod'],
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
 * The maximum number of tokens in a text. An accepted formula has fewer, because each part and each
 * of its members needs only a few.
 */
const MOST_TOKENS = 16 * MOST_PARTS

/**
 * The tokens of a text. The last token has the kind `end`.
 *
 * @throws FormulaError at a character that does not start a token, and if there are too many tokens
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
    const plain = PLAIN.get(match[0]) ?? match[0]
    const isWord = match[2] !== undefined || /^[a-z]/.test(plain)
    const kind = match[1] === undefined ? (isWord ? 'word' : 'sign') : 'numeral'
    if (tokens.length === MOST_TOKENS) throw tooManyParts(text, at)
    tokens.push({ kind, text: plain, start: at })
    at = skipBlanks(text, at + match[0].length)
  }
  tokens.push({ kind: 'end', text: '', start: text.length })
  return tokens
}

function skipBlanks(text: string, at: number): number {
  BLANK.lastIndex = at
  return at + BLANK.exec(text)![0].length
}
