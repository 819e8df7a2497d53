/**
 * Parses the text form; the grammar is in print/text.ts. Terms and formulas share one recursive
 * descent, because an opening parenthesis does not show which of them follows. Each operator checks
 * the kind of its operands.
 */
import {
  and,
  branch,
  compare,
  congruent,
  FALSE,
  iff,
  implies,
  not,
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
import { isVariableName } from '../syntax/names.ts'
import { MOST_PARTS, partsOf } from '../syntax/parts.ts'
import type { Expression, Formula, Relation, Term } from '../syntax/syntax.ts'
import { FormulaError, syntaxError, tooManyParts } from './formula-error.ts'
import { nesting } from './nesting.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

const RELATIONS: ReadonlySet<string> = new Set(['<=', '<', '=', '!=', '>=', '>'])
const TOO_DEEP = 'the formula is nested too deeply here'
/**
 * The messages of engines when the stack is exhausted. In a browser's worker, the stack is small.
 */
const STACK = /call stack|recursion/
const OPERAND = "a number, a variable, '(', '[', 'min', 'max' or 'count'"

/**
 * A parser for a single text.
 *
 * @throws FormulaError, also from each of its methods
 */
export function parser(
  text: string,
  vocabulary?: Vocabulary,
): { readonly whole: () => Expression; readonly clauses: () => Clause[] } {
  const tokens = tokensOf(text)
  let next = 0
  /** The parts that the text defines, by name; null until the definition has been parsed. */
  const parts = new Map<string, Expression | null>(
    tokens.flatMap(({ text: name }, i) => (tokens[i + 1]?.text === ':=' ? [[name, null]] : [])),
  )

  const peek = (): Token => tokens[next]!
  const fail = (accepted: string, token = peek()): never => {
    throw syntaxError(text, token.start, accepted)
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
    return isTerm(result) ? fail('a formula, not a term', start) : result
  }
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
    take('else')
    if (!isTerm(then)) return branch(condition, then, formula(expression))
    return ite(condition, then, term(expression))
  }
  const equivalence = (): Expression => {
    const start = next
    let left = implication()
    for (let sign = takes('<->', 'xor'); sign !== null; sign = takes('<->', 'xor')) {
      const first = isTerm(left) ? fail('a formula, not a term', tokens[start]) : left
      const right = formula(implication)
      left = checked(sign === 'xor' ? xor(first, right) : iff(first, right))
    }
    return left
  }
  const implication = (): Expression => {
    const start = peek()
    const left = junction('or', () => junction('and', negation, and), or)
    if (takes('->') === null) return left
    const premise = isTerm(left) ? fail('a formula, not a term', start) : left
    return implies(
      premise,
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
    const members = [isTerm(first) ? fail('a formula, not a term', start) : first]
    while (takes(word) !== null) join(members, formula(read))
    return build(...members)
  }
  const negation = (): Expression =>
    takes('not') === null ? relation() : not(formula(() => deeper(negation)))

  const relation = (): Expression => {
    const start = peek()
    const left = sum()
    const sign = peek()
    if (sign.kind !== 'sign' || !(RELATIONS.has(sign.text) || sign.text === '==')) return left
    const first = isTerm(left) ? left : fail('a term, not a formula', start)
    if (sign.text !== '==') return ordered(first)
    next++
    const second = term(sum)
    return opensModulus() ? congruent(first, second, modulus()) : compare(first, '=', second)
  }
  /** A single comparison, a congruence written with `=`, or a chain: `o <= r(4) <= 2`. */
  const ordered = (least: Term): Formula => {
    const comparisons: Formula[] = []
    let left = least
    while (RELATIONS.has(peek().text)) {
      const { text: sign } = peek()
      next++
      const right = term(sum)
      const isFirst = comparisons.length === 0
      if (isFirst && sign === '=' && opensModulus()) return congruent(left, right, modulus())
      comparisons.push(compare(left, sign as Relation, right))
      left = right
    }
    return and(...comparisons)
  }
  const opensModulus = (): boolean => peek().text === '(' && tokens[next + 1]?.text === 'mod'
  /** The modulus in `(mod 4)`. */
  const modulus = (): number => {
    next += 2
    const value = numeral(1)
    take(')')
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
    if (token.kind === 'numeral') return constant(numeral(0))
    if (takes('(') !== null) return closed(expression, ')')
    if (takes('[') !== null) return indicator(closed(() => formula(expression), ']'))
    if (token.kind !== 'word') return fail(OPERAND)
    if (takes('true') !== null) return TRUE
    if (takes('false') !== null) return FALSE
    const own = partNamed(token) ?? named(token)
    if (own !== null) return own
    const call = takes('min', 'max', 'count')
    if (call !== null) {
      take('(')
      if (call === 'count') return closed(() => count(...list(() => formula(expression))), ')')
      const terms = closed(() => list(() => term(expression)), ')')
      return call === 'min' ? min(...terms) : max(...terms)
    }
    if (!isVariableName(token.text)) return fail(OPERAND)
    if (vocabulary !== undefined) return fail(`one of ${vocabulary.known}`)
    next++
    return integer(token.text)
  }
  /** The part that a name refers to; null for a word that does not name a part. */
  const partNamed = (token: Token): Expression | null => {
    const part = parts.get(token.text)
    if (part === undefined) return null
    if (part === null) return fail('a part that is defined before it is used', token)
    next++
    return part
  }
  /** The expression that a name of the vocabulary refers to; null for any other word. */
  const named = ({ text: name }: Token): Expression | null => {
    const value = vocabulary?.names.get(name)
    const calls = vocabulary?.functions.get(name)
    const isCalled = tokens[next + 1]!.text === '(' && tokens[next + 2]!.text !== 'mod'
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
    return isCalled ? fail(`an operator: ${name} takes nothing in parentheses`) : value
  }
  const closed = <R>(read: () => R, end: ')' | ']'): R => {
    const inside = read()
    take(end, `an operator or '${end}'`)
    return inside
  }

  /**
   * Converts an error of a builder, such as a constant beyond 2^53, to an error at the last token.
   */
  const placed = <R>(read: () => R, sizeOf: (result: R) => number): R => {
    try {
      const result = read()
      if (peek().kind !== 'end') fail('an operator or the end')
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
  /** Parses `name := part;` as often as it occurs here. */
  const definitions = (): void => {
    while (tokens[next + 1]?.text === ':=') {
      const name = peek()
      const isFree = isVariableName(name.text) && !isKnown(name.text)
      if (!isFree || parts.get(name.text) !== null)
        fail('a name that stands for nothing else', name)
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

/** Words of the language that a vocabulary may also use as names. */
function isCall(name: string): boolean {
  return name === 'min' || name === 'max' || name === 'count'
}
