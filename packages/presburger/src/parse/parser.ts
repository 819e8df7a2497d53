/**
 * Parses the text form; the grammar is in print/text.ts. Terms and formulas share one recursive
 * descent, because an opening parenthesis does not show whether a term or a formula follows. Each
 * operator checks the kind of its operands.
 */
import {
  and,
  branch,
  compare,
  congruent,
  even,
  FALSE,
  iff,
  implies,
  not,
  odd,
  or,
  TRUE,
  xor,
} from '../build/formulas.ts'
import {
  constant,
  count,
  div,
  indicator,
  integer,
  ite,
  max,
  min,
  mod,
  negate,
  plus,
  times,
} from '../build/terms.ts'
import { type Clause, formulasOf } from '../syntax/clause.ts'
import { isTerm } from '../syntax/children.ts'
import { isKeyword, isVariableName } from '../syntax/names.ts'
import { MOST_PARTS, partsOf } from '../syntax/parts.ts'
import type { Expression, Formula, Relation, Term } from '../syntax/syntax.ts'
import { FormulaError, syntaxError, tooManyParts } from './formula-error.ts'
import { nesting } from './nesting.ts'
import { didYouMean } from '../text/did-you-mean.ts'
import { insteadOf, namesNear, OPERATORS, wordsNear } from './suggestions.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

const RELATIONS: ReadonlySet<string> = new Set(['<=', '<', '=', '!=', '>=', '>'])
const PARITIES = { even, odd }
/** The maximum length of a text in which suggestions are tried. */
const LONGEST_TRIED = 1000
const TOO_DEEP = 'the formula is nested too deeply here'
/**
 * The error messages that engines give when the stack is exhausted. The stack of a browser's worker
 * is small.
 */
const STACK = /call stack|recursion/
const OPERAND = "a number, a variable, '(', '[', 'min', 'max' or 'count'"

/**
 * A parser for a single text.
 *
 * @param isTrial true if the error will not be shown, so that it needs no suggestion
 * @throws FormulaError, also from each of its methods
 */
export function parser(
  text: string,
  vocabulary?: Vocabulary,
  isTrial = false,
): { readonly whole: () => Expression; readonly clauses: () => Clause[] } {
  const tokens = tokensOf(text, vocabulary?.aliases)
  let next = 0
  /** The parts that the text defines, by name; null until the definition has been parsed. */
  const parts = new Map<string, Expression | null>(
    tokens.flatMap(({ text: name }, i) => (tokens[i + 1]?.text === ':=' ? [[name, null]] : [])),
  )

  const peek = (): Token => tokens[next]!
  const fail = (accepted: string, token = peek(), hint?: string): never => {
    throw syntaxError(text, token.start, accepted, hint)
  }
  /** Rejects the next token if the parser expects an operator there. */
  const failAfter = (accepted: string): never => {
    const { kind, text: typed, start } = peek()
    const words = kind === 'word' ? wordsNear(typed, OPERATORS) : []
    return fail(accepted, peek(), insteadOf(text, start, 'operator') || suggest(words))
  }
  /**
   * Suggests words to use instead of the next token. These are the words with which the parser gets
   * furthest.
   */
  const suggest = (words: readonly string[]): string => {
    if (isTrial || words.length < 2 || text.length > LONGEST_TRIED) return didYouMean(words)
    const before = text.slice(0, peek().start)
    const after = text.slice(peek().start).replace(/^\w+/, '')
    const unread = words.map((word) => unreadIn(before + word + after, vocabulary))
    return didYouMean(words.filter((_, i) => unread[i] === Math.min(...unread)))
  }
  const takes = (...texts: readonly string[]): string | null => {
    const token = peek()
    if (token.kind === 'end' || !texts.includes(token.text)) return null
    next++
    return token.text
  }
  const take = (symbol: string, accepted = `'${symbol}'`): void => {
    if (takes(symbol) === null) fail(accepted)
  }
  const { deeper, checked } = nesting(() => {
    throw new FormulaError(text, peek().start, TOO_DEEP)
  })
  const numeral = (least: number): number => {
    const token = peek()
    const value = Number(token.text)
    if (token.kind !== 'numeral' || value < least || !Number.isSafeInteger(value)) {
      fail(`an integer from ${least} to 2^53 - 1`)
    }
    next++
    return value
  }
  const formula = (read: () => Expression): Formula => {
    const start = peek()
    const result = read()
    if (!isTerm(result)) return result
    const isStray = peek().kind === 'word' && !isKeyword(peek().text)
    return isStray ? failAfter('an operator') : fail('a formula, not a term', start)
  }
  /** The formula on the left of a logical operator. */
  const leftOf = (operator: Token, left: Expression, start: Token): Formula =>
    isTerm(left)
      ? fail('a formula, not a term', start, insteadOf(text, operator.start, 'logic'))
      : left
  const term = (read: () => Expression): Term => {
    const start = peek()
    const result = read()
    return isTerm(result) ? result : fail('a term, not a formula', start)
  }
  const list = <E extends Expression>(read: () => E): E[] => {
    const members = [read()]
    while (takes(',') !== null) join(members, read())
    return members
  }
  /** Adds a member to a part, unless the part already has too many members. */
  const join = <E>(members: E[], member: E): void => {
    if (members.push(member) > MOST_PARTS) throw tooManyParts(text, peek().start)
  }

  const expression = (): Expression => deeper(conditional)
  const conditional = (): Expression => {
    if (takes('if') === null) return equivalence()
    const condition = formula(expression)
    take('then')
    const then = expression()
    take('else', "'else'; for 'if f then g', write 'f -> g'")
    if (!isTerm(then)) return branch(condition, then, formula(expression))
    return ite(condition, then, term(expression))
  }
  const equivalence = (): Expression => {
    const start = peek()
    let left = implication()
    for (;;) {
      const operator = peek()
      const sign = takes('<->', 'xor')
      if (sign === null) return left
      const first = leftOf(operator, left, start)
      const right = formula(implication)
      left = checked(sign === 'xor' ? xor(first, right) : iff(first, right))
    }
  }
  const implication = (): Expression => {
    const start = peek()
    const left = junction('or', () => junction('and', negation, and), or)
    const operator = peek()
    if (takes('->') === null) return left
    return implies(
      leftOf(operator, left, start),
      formula(() => deeper(implication)),
    )
  }
  const junction = (
    word: 'and' | 'or',
    read: () => Expression,
    build: (...formulas: Formula[]) => Formula,
  ): Expression => {
    const start = peek()
    const first = read()
    if (peek().text !== word) return first
    const members = [leftOf(peek(), first, start)]
    while (takes(word) !== null) join(members, formula(read))
    return build(...members)
  }
  const negation = (): Expression =>
    takes('not') === null ? relation() : not(formula(() => deeper(negation)))

  const relation = (): Expression => {
    const start = peek()
    const left = sum()
    const sign = peek()
    const parity = isTerm(left) ? parityAfter(left) : null
    if (parity !== null) return parity
    if (!RELATIONS.has(sign.text) && sign.text !== '≡') return left
    const first = isTerm(left) ? left : fail('a term, not a formula', start)
    if (takes('≡') === null) return ordered(first)
    const second = term(sum)
    const isBare = second.kind === 'mod' && !opensModulus()
    return isBare
      ? congruent(first, second.term, second.modulus)
      : congruent(first, second, modulus())
  }
  /** Parses the rest of `x1 even` or `x1 is odd`. */
  const parityAfter = (left: Term): Formula | null => {
    const isSaid = takes('is') !== null
    const parity = takes('even', 'odd')
    if (isSaid && parity === null) fail("'even' or 'odd'")
    return parity === null ? null : PARITIES[parity as 'even' | 'odd'](left)
  }
  /** The right side of a relation. `x1 = 0 mod 2` would mean x1 = 0, which nobody intends. */
  const rightSide = (): Term => {
    const from = peek().text === '-' ? next + 1 : next
    const side = term(sum)
    const [first, operator, number] = tokens.slice(from, next)
    const isSlip = next === from + 3 && first!.kind === 'numeral' && operator!.text === 'mod'
    if (isSlip && !opensModulus()) {
      fail(`'(mod ${number!.text})' in parentheses for a congruence`, operator)
    }
    return side
  }
  /** A single comparison, a congruence with the sign `=`, or a chain such as `o <= r(4) <= 2`. */
  const ordered = (least: Term): Formula => {
    const comparisons: Formula[] = []
    let left = least
    while (RELATIONS.has(peek().text)) {
      const { text: sign } = peek()
      next++
      const right = rightSide()
      const isFirst = comparisons.length === 0
      if (isFirst && sign === '=' && opensModulus()) return congruent(left, right, modulus())
      comparisons.push(compare(left, sign as Relation, right))
      left = right
    }
    return and(...comparisons)
  }
  const opensModulus = (): boolean => peek().text === '(' && tokens[next + 1]?.text === 'mod'
  /** The modulus in `(mod 4)`; after ≡ also in `(4)` and `[4]`. */
  const modulus = (): number => {
    const opening = takes('(', '[') ?? fail("'(mod m)' after a congruence")
    takes('mod')
    const value = numeral(1)
    take(opening === '(' ? ')' : ']')
    return value
  }

  const sum = (): Expression => {
    const first = takes('-') === null ? product() : negate(term(product))
    if (peek().kind !== 'sign' || !['+', '-'].includes(peek().text)) return first
    const members = [isTerm(first) ? first : fail("a logical operator: '+' and '-' are for terms")]
    for (let sign = takes('+', '-'); sign !== null; sign = takes('+', '-')) {
      const member = term(product)
      join(members, sign === '-' ? negate(member) : member)
    }
    return plus(...members)
  }
  const product = (): Expression => {
    const start = peek()
    let left = factor()
    for (;;) {
      const operator = peek()
      if (takes('*', 'div', 'mod') === null) return left
      const first = isTerm(left) ? left : fail('a term, not a formula', start)
      if (operator.text === '*') left = multiple(first, term(factor), operator)
      else left = checked((operator.text === 'div' ? div : mod)(first, numeral(1)))
    }
  }
  const multiple = (left: Term, right: Term, operator: Token): Term => {
    if (left.kind === 'constant') return times(left.value, right)
    if (right.kind === 'constant') return times(right.value, left)
    return fail('no product of two terms: one factor must be a constant', operator)
  }

  const factor = (): Expression => checked(primary())
  const primary = (): Expression => {
    const token = peek()
    if (token.kind === 'numeral') return multipleOf(numeral(0), token)
    if (takes('(') !== null) return closed(expression, ')')
    if (takes('[') !== null) return indicator(closed(() => formula(expression), ']'))
    if (token.kind !== 'word') return fail(OPERAND)
    if (takes('true') !== null) return TRUE
    if (takes('false') !== null) return FALSE
    const own = partNamed(token) ?? parityOf(token) ?? named(token)
    if (own !== null) return own
    const call = takes('min', 'max', 'count', 'mod', 'div')
    if (call !== null) return callOf(call)
    if (!isVariableName(token.text)) return fail(OPERAND)
    const near = isTrial ? [] : namesNear(token.text, vocabulary, parts.keys())
    const accepted = vocabulary === undefined ? OPERAND : `one of ${vocabulary.known}`
    if (vocabulary !== undefined || (opensCall() && near.length > 0)) {
      return fail(accepted, token, insteadOf(text, token.start, 'anywhere') || suggest(near))
    }
    next++
    return integer(token.text)
  }
  const callOf = (call: string): Term => {
    take('(')
    if (call === 'count') return closed(() => count(...list(() => formula(expression))), ')')
    if (call === 'mod' || call === 'div') {
      const first = term(expression)
      take(',', `',': ${call} takes a term and a numeral`)
      return closed(() => (call === 'div' ? div : mod)(first, numeral(1)), ')')
    }
    const terms = closed(() => list(() => term(expression)), ')')
    return call === 'min' ? min(...terms) : max(...terms)
  }
  /**
   * The number, or the product of the number and a name that follows without a blank, as in `2x1`.
   */
  const multipleOf = (value: number, { start, text: digits }: Token): Term => {
    const { kind, text: word, start: at } = peek()
    const isFactor = kind === 'word' && at === start + digits.length && value > 0
    const isOther = isKeyword(word) ? !isCall(word) : /^(?:even|odd|is|e\d.*)$/i.test(word)
    return isFactor && !isOther ? times(value, term(primary)) : constant(value)
  }
  /**
   * Parses `odd(t)` or `even(t)` of a term. Returns null for `odd(2)`, because a vocabulary may
   * contain this call.
   */
  const parityOf = (token: Token): Formula | null => {
    const parity = /^(?:is_?)?(even|odd)$/i.exec(token.text)?.[1]!.toLowerCase()
    const isNumber = tokens[next + 2]?.kind === 'numeral' && /[),]/.test(tokens[next + 3]!.text)
    if (parity === undefined || !opensCall() || isNumber || tokens[next + 2]!.text === ')')
      return null
    next += 2
    return PARITIES[parity as 'even' | 'odd'](closed(() => term(expression), ')'))
  }
  /** The part that a name refers to; null for a word that does not name a part. */
  const partNamed = (token: Token): Expression | null => {
    const part = parts.get(token.text)
    if (part === undefined) return null
    if (part === null) return fail('a part that is defined before it is used', token)
    next++
    return part
  }
  /** True if parentheses follow the next token. */
  const opensCall = (): boolean =>
    tokens[next + 1]!.text === '(' && tokens[next + 2]!.text !== 'mod'
  /** The name of the vocabulary that the user means: `x1` for `X1` and `x_1`, `odd` for `isOdd`. */
  const spelt = (name: string): string => {
    const plain = name.toLowerCase().replace(/_(?=\d+$)|^is_?(?=(?:odd|even)$)/, '')
    return isKnown(plain) && !isKnown(name) ? plain : name
  }
  /** The expression that a name of the vocabulary refers to; null for any other word. */
  const named = (token: Token): Expression | null => {
    const name = spelt(token.text)
    const value = vocabulary?.names.get(name)
    const calls = vocabulary?.functions.get(name)
    const isCalled = opensCall()
    if (calls !== undefined && (isCalled || value === undefined)) {
      next++
      take('(', `'(': ${name} takes ${calls.takes}`)
      const { text: argument, kind } = peek()
      const result = calls.of(kind === 'numeral' ? Number(argument) : argument)
      if (result === null) return fail(calls.takes)
      next++
      take(')', `')': ${name} takes ${calls.takes}`)
      return result
    }
    if (value === undefined || (isCalled && isCall(name))) return null
    next++
    return isCalled
      ? failAfter(`an operator, because ${name} accepts no argument in parentheses`)
      : value
  }
  const closed = <R>(read: () => R, end: ')' | ']'): R => {
    const inside = read()
    return takes(end) === null ? failAfter(`an operator or '${end}'`) : inside
  }

  /**
   * Converts an error of a builder, such as a constant beyond 2^53, to an error at the last token.
   */
  const placed = <R>(read: () => R, sizeOf: (result: R) => number): R => {
    try {
      const result = read()
      if (peek().kind !== 'end') failAfter('an operator or the end')
      if (sizeOf(result) > MOST_PARTS) throw tooManyParts(text, 0)
      return result
    } catch (error) {
      if (error instanceof FormulaError) throw error
      const isOverflow = error instanceof Error && STACK.test(error.message)
      if (!isOverflow && !(error instanceof RangeError)) throw error
      const why = isOverflow ? TOO_DEEP : error.message
      throw new FormulaError(text, tokens[Math.max(0, next - 1)]!.start, why)
    }
  }
  /** Parses all definitions `name := part;` at the current position. */
  const definitions = (): void => {
    while (tokens[next + 1]?.text === ':=') {
      const name = peek()
      const isFree = isVariableName(name.text) && !isKnown(name.text)
      if (!isFree || parts.get(name.text) !== null) fail('a name that is not in use', name)
      next += 2
      const part = expression()
      take(';')
      parts.set(name.text, checked(part))
    }
  }
  const isKnown = (name: string): boolean =>
    vocabulary !== undefined && (vocabulary.names.has(name) || vocabulary.functions.has(name))
  const clause = (): Clause => {
    const says = formula(expression)
    return takes('if') === null ? { says } : { says, where: formula(expression) }
  }
  return {
    whole: () =>
      placed(() => {
        definitions()
        return expression()
      }, partsOf),
    clauses: () =>
      placed(
        () => {
          definitions()
          const result = [clause()]
          while (takes(';') !== null) join(result, clause())
          return result
        },
        (result) => partsOf(...result.flatMap(formulasOf)),
      ),
  }
}

/** The number of characters from the error to the end of the text. */
function unreadIn(text: string, vocabulary?: Vocabulary): number {
  try {
    parser(text, vocabulary, true).clauses()
    return 0
  } catch (error) {
    return error instanceof FormulaError ? text.length - error.at + 1 : Infinity
  }
}

/** True for words of the language that a vocabulary may also use as names. */
function isCall(name: string): boolean {
  return name === 'min' || name === 'max' || name === 'count'
}
