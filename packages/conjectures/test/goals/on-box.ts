import { solve } from '@nim/bruteforce'
import { type Position, type Ruleset, sortedBox } from '@nim/core/rules'
import { compile, compileTerm, type Formula, type Term } from '@nim/presburger'
import { expect } from 'vitest'

/** The number of checked positions, and the number of positions at which the formula is true. */
export interface Looked {
  readonly positions: number
  readonly held: number
}

/** Expects the formula to agree on the box with `isTrue`, wherever `isTrue` is not null. */
export function agreesWith(
  formula: Formula,
  variables: readonly string[],
  max: number,
  isTrue: (x: Position) => boolean | null,
): Looked {
  const compiled = compile(formula, variables)
  let [positions, held] = [0, 0]
  sortedBox(variables.length, max).forEach((x) => {
    const expected = isTrue(x)
    if (expected === null) return
    positions++
    if (expected) held++
    if (compiled(x) !== expected) expect.fail(`${String(!expected)} at ${x.join()}`)
  })
  return { positions, held }
}

/**
 * Expects the formula to be true exactly at the P-positions of the box. With `under`, only
 * positions that satisfy `under` count.
 */
export function describesP(
  formula: Formula,
  ruleset: Ruleset,
  max: number,
  under: (x: Position) => boolean = () => true,
): Looked {
  const table = solve(ruleset, { max }, { value: 'outcome' })
  const isP = (x: Position): boolean | null => (under(x) ? table.at(x) === 0 : null)
  return agreesWith(formula, namesOf(ruleset), max, isP)
}

/** The smallest position in the box at which the formula differs from the outcome. */
export function smallestMistake(
  formula: Formula,
  ruleset: Ruleset,
  max: number,
  under: (x: Position) => boolean = () => true,
): number[] | null {
  const table = solve(ruleset, { max }, { value: 'outcome' })
  const compiled = compile(formula, namesOf(ruleset))
  let smallest: number[] | null = null
  sortedBox(ruleset.piles, max).forEach((x) => {
    if (!under(x) || compiled(x) === (table.at(x) === 0)) return
    if (smallest === null || compareBySum(x, smallest) < 0) smallest = [...x]
  })
  return smallest
}

/**
 * Expects the term to equal both the solved remoteness and `formula` at every position of the box.
 */
export function isRemoteness(
  term: Term,
  ruleset: Ruleset,
  max: number,
  formula: (x: Position) => number,
): number {
  const table = solve(ruleset, { max }, { value: 'remoteness' })
  const compiled = compileTerm(term, namesOf(ruleset))
  let positions = 0
  sortedBox(ruleset.piles, max).forEach((x) => {
    positions++
    const value = compiled(x)
    if (value !== table.at(x) || value !== formula(x)) expect.fail(`${value} at ${x.join()}`)
  })
  return positions
}

/** The names x1, …, xn. */
function namesOf({ piles }: Ruleset): string[] {
  return Array.from({ length: piles }, (_, i) => `x${i + 1}`)
}

/** Compares positions by the sum of their piles, then lexicographically. */
function compareBySum(a: Position, b: Position): number {
  const sum = (x: Position): number => x.reduce((s, pile) => s + pile, 0)
  const at = a.findIndex((pile, i) => pile !== b[i])
  return sum(a) - sum(b) || (at < 0 ? 0 : a[at]! - b[at]!)
}
