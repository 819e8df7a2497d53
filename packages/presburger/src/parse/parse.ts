/**
 * Reads the text form; the grammar is in print/text.ts. One recursive descent for terms and
 * formulas, since an opening parenthesis does not tell which one follows: each operator checks the
 * kind of its operands.
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
import { isTerm } from '../syntax/children.ts'
import { isVariableName } from '../syntax/names.ts'
import type { Expression, Formula, Relation, Term } from '../syntax/syntax.ts'
import { syntaxError, type Token, tokensOf } from './tokens.ts'

const RELATIONS: ReadonlySet<string> = new Set(['<=', '<', '=', '!=', '>=', '>'])
const OPERAND = "a number, a variable, '(', '[', 'min', 'max' or 'count'"
const CONGRUENCE_END = "'(mod m)' after a congruence"

/**
 * The formula of a text: `x1 + x2 == 0 (mod 2) and x3 <= min(x1, x2)`.
 *
 * @throws RangeError naming the position and what is accepted there
 */
export function parse(text: string): Formula {
  const expression = parser(text).whole()
  if (isTerm(expression)) throw syntaxError(text, text.length, 'a relation: the text is a term')
  return expression
}

/**
 * The term of a text: `max(x1, x2) - 2*x3 mod 5`.
 *
 * @throws RangeError naming the position and what is accepted there
 */
export function parseTerm(text: string): Term {
  const expression = parser(text).whole()
  if (!isTerm(expression)) throw syntaxError(text, 0, 'a term, not a formula')
  return expression
}

function parser(text: string): { readonly whole: () => Expression } {
  const tokens = tokensOf(text)
  let next = 0

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
  const take = (wanted: string, accepted = `'${wanted}'`): void => {
    if (takes(wanted) === null) fail(accepted)
  }
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
    const found = read()
    return isTerm(found) ? fail('a formula, not a term', start) : found
  }
  const term = (read: () => Expression): Term => {
    const start = peek()
    const found = read()
    return isTerm(found) ? found : fail('a term, not a formula', start)
  }
  /** One or more of `read`, then what `separator` joins, each checked to be of the first's kind. */
  const list = <E extends Expression>(read: () => E): E[] => {
    const members = [read()]
    while (takes(',') !== null) members.push(read())
    return members
  }

  const expression = (): Expression => {
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
      left = sign === 'xor' ? xor(first, right) : iff(first, right)
    }
    return left
  }
  const implication = (): Expression => {
    const start = peek()
    const left = junction('or', () => junction('and', negation, and), or)
    if (takes('->') === null) return left
    const premise = isTerm(left) ? fail('a formula, not a term', start) : left
    return implies(premise, formula(implication))
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
    while (takes(word) !== null) members.push(formula(read))
    return build(...members)
  }
  const negation = (): Expression => (takes('not') === null ? relation() : not(formula(negation)))

  const relation = (): Expression => {
    const start = peek()
    const left = sum()
    const sign = peek()
    if (sign.kind !== 'sign' || !(RELATIONS.has(sign.text) || sign.text === '==')) return left
    const first = isTerm(left) ? left : fail('a term, not a formula', start)
    next++
    const second = term(sum)
    if (sign.text !== '==') return compare(first, sign.text as Relation, second)
    take('(', CONGRUENCE_END)
    take('mod', CONGRUENCE_END)
    const modulus = numeral(1)
    take(')')
    return congruent(first, second, modulus)
  }

  const sum = (): Expression => {
    const first = takes('-') === null ? product() : negate(term(product))
    if (peek().kind !== 'sign' || !['+', '-'].includes(peek().text)) return first
    const members = [isTerm(first) ? first : fail("a logical operator: '+' and '-' are for terms")]
    for (let sign = takes('+', '-'); sign !== null; sign = takes('+', '-')) {
      const member = term(product)
      members.push(sign === '-' ? negate(member) : member)
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
      else if (operator.text === 'div') left = div(first, numeral(1))
      else left = mod(first, numeral(1))
    }
  }
  const multiple = (left: Term, right: Term, operator: Token): Term => {
    if (left.kind === 'constant') return times(left.value, right)
    if (right.kind === 'constant') return times(right.value, left)
    return fail('no product of two terms: one factor must be a constant', operator)
  }

  const factor = (): Expression => {
    const token = peek()
    if (token.kind === 'numeral') return constant(numeral(0))
    if (takes('(') !== null) return closed(expression, ')')
    if (takes('[') !== null) return indicator(closed(() => formula(expression), ']'))
    if (token.kind !== 'word') return fail(OPERAND)
    if (takes('true') !== null) return TRUE
    if (takes('false') !== null) return FALSE
    const call = takes('min', 'max', 'count')
    if (call !== null) {
      take('(')
      if (call === 'count') return closed(() => count(...list(() => formula(expression))), ')')
      const terms = closed(() => list(() => term(expression)), ')')
      return call === 'min' ? min(...terms) : max(...terms)
    }
    if (!isVariableName(token.text)) return fail(OPERAND)
    next++
    return integer(token.text)
  }
  const closed = <R>(read: () => R, end: ')' | ']'): R => {
    const inside = read()
    take(end, `an operator or '${end}'`)
    return inside
  }

  return {
    whole: () => {
      const found = expression()
      if (peek().kind !== 'end') fail('an operator or the end')
      return found
    },
  }
}
