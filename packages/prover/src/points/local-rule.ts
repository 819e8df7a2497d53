import { options, type PlayConvention, type Position } from '@nim/core/rules'
import { compile, compileTerm, evaluate, evaluateTerm, exactBound } from '@nim/presburger'
import type { PointQuestion } from './question.ts'

/** The stated value of a position, or its true value. */
export type StatedValue = boolean | number

/**
 * The stated value of a position, and the value that follows from the stated values of its options.
 */
export interface Judgement {
  readonly says: StatedValue
  /**
   * The value according to its definition. This value equals `says` if and only if the statement is
   * right at the position.
   */
  readonly follows: StatedValue
}

/**
 * Judges single positions. Suppose that the statement is right at all options of a position. Then
 * the statement is right at the position if and only if it states the value that follows from the
 * options' stated values. By induction on the sum of the piles, the statement is right everywhere
 * if and only if no position is wrong in this sense. Then the smallest wrong position is the
 * smallest counterexample. P is encoded as true and N as false. A statement without moves should be
 * true.
 *
 * @source NT-9, 1.2, 1.3, 1.9
 */
export function localRule(question: PointQuestion): (x: Position) => Judgement {
  const says = sayingOf(question)
  if (question.value === 'statement') return (x) => ({ says: says(x), follows: true })
  const { ruleset, play } = question
  const follow = RULES[question.value]
  return (x) => ({ says: says(x), follows: follow(options(ruleset, x).map(says), play) })
}

type FromOptions = (below: readonly StatedValue[], play: PlayConvention) => StatedValue

const RULES: Readonly<Record<'outcome' | 'remoteness' | 'grundy', FromOptions>> = {
  outcome: (below, play) => (below.length === 0 ? play === 'normal' : !below.includes(true)),
  remoteness: (below, play) => {
    if (below.length === 0) return 0
    const values = below as readonly number[]
    const lost = values.filter((r) => Math.abs(r % 2) === (play === 'normal' ? 0 : 1))
    return 1 + (lost.length > 0 ? Math.min(...lost) : Math.max(...values))
  },
  grundy: (below, play) => {
    if (below.length === 0) return play === 'normal' ? 0 : 1
    let value = 0
    while (below.includes(value)) value++
    return value
  },
}

/** The evaluator of the statement: compiled if the numbers are exact, otherwise with bigints. */
function sayingOf(question: PointQuestion): (x: Position) => StatedValue {
  const { variables } = question
  const isExact = (x: Position, bound: number): boolean => x.every((pile) => pile <= bound)
  const inBigints = (x: Position): Map<string, bigint> =>
    new Map(variables.map((name, i) => [name, BigInt(x[i]!)]))
  const bound = exactBound(question.says)
  if (question.value === 'outcome' || question.value === 'statement') {
    const { says } = question
    const compiled = compile(says, variables)
    return (x) => (isExact(x, bound) ? compiled(x) : evaluate(says, inBigints(x)))
  }
  const { says } = question
  const compiled = compileTerm(says, variables)
  return (x) => {
    if (isExact(x, bound)) return compiled(x)
    const value = Number(evaluateTerm(says, inBigints(x)))
    if (!Number.isSafeInteger(value))
      throw new RangeError(`points: a value reaches 2^53 at ${x.join()}`)
    return value
  }
}
