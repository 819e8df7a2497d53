import { MOST_PARTS } from '../syntax/parts.ts'
import { isKeyword } from '../syntax/names.ts'
import { syntaxError, tooManyParts } from './formula-error.ts'

/** A piece of the text form: a numeral, a word (name or keyword), a sign, or the end. */
export interface Token {
  readonly kind: 'numeral' | 'word' | 'sign' | 'end'
  /**
   * The text of the token, in which other accepted signs are replaced by signs of the text form.
   */
  readonly text: string
  /** The index of the first code unit of the token. */
  readonly start: number
}

/** Matches a token. The third group is the number in a LaTeX modulus. */
const TOKEN =
  /(\d+)|([A-Za-z_][A-Za-z0-9_]*(?:[₀-₉]+|(?<=_)\{\d+\})?)|\\pmod\s*\{?\s*(\d+)\s*\}?|\\[A-Za-z]+|<==>|<->|->|<=>|===|!==|==>|:=|<=|>=|=<|=>|<>|!=|==|\|\||&&|[<>=+\-*%!&|()[\]{}?:,;≤≥⩽⩾≠≡∧∨¬→↔⇒⇔⊕−·×]/y
/** Blanks, and LaTeX commands that affect only the spacing or the size of brackets. */
const BLANK = /(?:[\s$]|\\[,;:! ]|\\(?:left|right)(?![A-Za-z]))*/y

/**
 * Signs of mathematics and of programming languages, each with the word or sign of the text form
 * that replaces it.
 */
const PLAIN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    or: String.raw`|| | ∨ \lor \vee`,
    and: String.raw`&& & ∧ \land \wedge`,
    not: String.raw`! ¬ \lnot \neg`,
    xor: String.raw`⊕ \oplus`,
    mod: String.raw`% \mod \bmod`,
    '<=': String.raw`≤ ⩽ =< \le \leq`,
    '>=': String.raw`≥ ⩾ \ge \geq`,
    '!=': String.raw`≠ <> !== \ne \neq`,
    '=': '== ===',
    '≡': String.raw`\equiv`,
    '->': String.raw`→ ⇒ => ==> implies \to \implies \Rightarrow`,
    '<->': String.raw`↔ ⇔ <=> <==> iff \iff \Leftrightarrow`,
    '-': '−',
    '*': String.raw`· × \cdot \times`,
  }).flatMap(([plain, signs]) => signs.split(' ').map((sign) => [sign, plain] as const)),
)

/**
 * The maximum number of tokens in a text. An accepted formula has fewer tokens, because each part
 * of a formula, and each member of a part, needs only a few tokens.
 */
const MOST_TOKENS = 16 * MOST_PARTS

/**
 * The tokens of a text. The last token has the kind `end`.
 *
 * @param aliases see `Vocabulary`
 * @throws FormulaError at a character that does not start a token, and if there are too many tokens
 */
export function tokensOf(text: string, aliases: ReadonlyMap<string, string> = new Map()): Token[] {
  const tokens: Token[] = []
  const alias = aliasPattern([...aliases.keys()])
  const push = (plain: string, start: number): void => {
    if (tokens.length === MOST_TOKENS) throw tooManyParts(text, start)
    const kind = /^\d/.test(plain) ? 'numeral' : /^[A-Za-z_]/.test(plain) ? 'word' : 'sign'
    tokens.push({ kind, text: plain, start })
  }
  let at = skipBlanks(text, 0)
  while (at < text.length) {
    alias.lastIndex = TOKEN.lastIndex = at
    const match = alias.exec(text) ?? TOKEN.exec(text)
    const [typed, , word, modulus] = match ?? []
    if (typed === undefined || (typed.startsWith('\\') && !modulus && !PLAIN.has(typed))) {
      throw syntaxError(text, at, 'a number, a name, an operator or a parenthesis')
    }
    const meant = modulus ? `(mod ${modulus})` : aliases.get(typed.replaceAll(/\s/g, ''))
    const plain = word === undefined ? typed : plainWord(word)
    const parts = meant?.match(PARTS) ?? [PLAIN.get(plain) ?? plain]
    for (const part of parts) push(part, at)
    at = skipBlanks(text, at + typed.length)
  }
  tokens.push({ kind: 'end', text: '', start: text.length })
  return tokens
}

/** Words, numerals and single signs. */
const PARTS = /\w+|[^\w\s]/g

/** Finds an alias, with or without blanks between its parts. */
function aliasPattern(aliases: readonly string[]): RegExp {
  const patterns = aliases.map((alias) =>
    alias
      .match(PARTS)!
      .map((part) => part.replace(/^\W$/, String.raw`\$&`))
      .join(String.raw`\s*`),
  )
  return new RegExp(patterns.length === 0 ? '(?!)' : patterns.join('|'), 'y')
}

/**
 * Rewrites a word in the spelling of the text form. For example, `x₁` becomes `x1`, `x_{1}` becomes
 * `x_1`, and `AND` becomes `and`.
 */
function plainWord(word: string): string {
  const plain = word.normalize('NFKC').replaceAll(/[{}]/g, '')
  return isKeyword(plain) ? plain.toLowerCase() : plain
}

function skipBlanks(text: string, at: number): number {
  BLANK.lastIndex = at
  return at + BLANK.exec(text)![0].length
}
