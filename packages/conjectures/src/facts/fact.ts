import type { Box, PlayConvention, Ruleset } from '@nim/core/rules'
import type { TableValue } from '@nim/bruteforce'
import type { Limits } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { StatedFact } from '../claim/stated-fact.ts'
import type { BoxDomain } from '../claim/verdict.ts'

/**
 * A fact about a position: a number, a letter, or a list. Statements are predicates on facts. `of`
 * alone defines a fact; `rows` is a faster way to compute the same numbers. A test compares the two
 * for every fact that has both.
 */
export interface Fact<T = number> {
  /** The fact in one sentence. */
  readonly says: string
  /** Where it is defined, such as `GMMV-D9`. */
  readonly source: string
  /** The games for which it is defined. If absent, it is defined for all games. */
  readonly about?: 'NIM' | 'NIM(k+1,k)' | 'SN' | 'WYTHOFF'
  /**
   * The definition. It prepares a game's data on a box, then evaluates one position at a time.
   * @param x the position, sorted; reused, so copy it to keep it
   */
  readonly of: (game: GameOnBox) => (x: readonly number[], rank: number) => T
  /** The fact along rows of sorted boxes, as 32-bit integers. If absent, `of` is called. */
  readonly rows?: (game: GameOnBox) => RowFiller
  /**
   * The least rank, from a given rank on, at which the fact is not −1. If there is no such rank,
   * this is the number of positions.
   */
  readonly next?: (game: GameOnBox) => (rank: number) => number
  /** True if the rows must first be read in rank order, without gaps, and then in any order. */
  readonly inOrder?: true
  /** The bytes of its own tables, without solved tables and its column. Default: none. */
  readonly bytes?: (ruleset: Ruleset, domain: BoxDomain) => bigint
  /** The solved table from which the fact is read. */
  readonly solved?: { readonly value: TableValue; readonly play: PlayConvention }
  /** The facts that a counterexample states, where they follow from the rules of the game. */
  states?(value: T, x: readonly number[]): readonly StatedFact[]
  /** Other facts that this one uses. Its cost includes their tables. */
  readonly needs?: readonly Fact<unknown>[]
}

/**
 * Fills into[x_1] for 0 ≤ x_1 < length.
 * @param outer the position of the row with x_1 = 0
 * @param rank the rank of that position; the other positions have the ranks after it
 */
export type RowFiller = (
  outer: readonly number[],
  into: Int32Array,
  length: number,
  rank: number,
) => void

/** The data of a game on a box. Every table is computed when it is first used. */
export interface GameOnBox {
  readonly ruleset: Ruleset
  readonly box: Box
  readonly parameters: CaseParameters
  readonly limits: Limits
  /** The solved values of all positions, by rank. For outcomes, 0 = P and 1 = N. */
  readonly values: (value: TableValue, play?: PlayConvention) => ArrayLike<number>
  /** The values of another ruleset on the same box. */
  readonly valuesOf: (
    ruleset: Ruleset,
    value: TableValue,
    play?: PlayConvention,
  ) => ArrayLike<number>
  /** A fact at every position, by rank. It is computed by rows if possible. */
  readonly column: <T>(fact: Fact<T>) => ArrayLike<T>
  /** The result of `make` for this game, which is computed only once. */
  readonly once: <T>(make: (game: GameOnBox) => T) => T
}

/** A fact that depends only on the position. */
export function factOf<T>(says: string, source: string, at: (x: readonly number[]) => T): Fact<T> {
  return { says, source, of: () => at }
}

/** Facts by the names that a statement uses. */
export type Facts = Readonly<Record<string, Fact<unknown>>>

/** What a statement reads about a position: the position itself, and the facts by name. */
export type StatementInput<F extends Facts> = {
  readonly x: readonly number[]
} & { readonly [K in keyof F]: F[K] extends Fact<infer T> ? T : never }

/** The facts about a position that the statement reads and that follow from the rules. */
export function givenByRules<F extends Facts>(facts: F, told: StatementInput<F>): StatedFact[] {
  return Object.entries(facts).flatMap(
    ([name, fact]) => fact.states?.(told[name as keyof F], told.x) ?? [],
  )
}

/** These facts and all facts that they use, each listed once. */
export function withNeeded(facts: Iterable<Fact<unknown>>): Set<Fact<unknown>> {
  const all = new Set<Fact<unknown>>()
  const add = (fact: Fact<unknown>): void => {
    if (all.has(fact)) return
    all.add(fact)
    for (const needed of fact.needs ?? []) add(needed)
  }
  for (const fact of facts) add(fact)
  return all
}
