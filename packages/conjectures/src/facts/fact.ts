import type { Box, PlayConvention, Ruleset } from '@nim/core/rules'
import type { TableValue } from '@nim/bruteforce'
import type { Limits } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { StatedFact } from '../claim/stated-fact.ts'
import type { BoxDomain } from '../claim/verdict.ts'

/**
 * A fact of a position: a number, a letter, a list. Statements are predicates on facts. `of` alone
 * defines a fact; `rows` is a faster way to the same numbers. A test compares both for every fact
 * that has both.
 */
export interface Fact<T = number> {
  /** The fact in one sentence. */
  readonly says: string
  /** The place of its definition, such as `GMMV-D9`. */
  readonly source: string
  /** The games for which it is defined; any if absent. */
  readonly about?: 'NIM' | 'NIM(k+1,k)' | 'SN' | 'WYTHOFF'
  /**
   * The definition: prepares the data of a game on a box, then answers for one position.
   * @param x the position, sorted; reused, so copy it to keep it
   */
  readonly of: (game: GameOnBox) => (x: readonly number[], rank: number) => T
  /** The fact along rows of sorted boxes; integers from −2^31 to 2^31−1. Absent: `of` at every position. */
  readonly rows?: (game: GameOnBox) => RowFiller
  /** The least rank, from a rank on, where it is not −1; the number of positions if there is none. */
  readonly next?: (game: GameOnBox) => (rank: number) => number
  /** The rows must be read in rank order, without gaps; then any of them again. */
  readonly inOrder?: true
  /** The bytes of its own tables, besides solved ones and a column of it. Absent: none. */
  readonly bytes?: (ruleset: Ruleset, domain: BoxDomain) => bigint
  /** The solved table from which it is read. */
  readonly solved?: { readonly value: TableValue; readonly play: PlayConvention }
  /** The facts that a counterexample states, if the rules of the game give them. */
  states?(value: T, x: readonly number[]): readonly StatedFact[]
  /** Other facts that it uses; their tables count as its own. */
  readonly needs?: readonly Fact<unknown>[]
}

/**
 * Fills into[x_1] for 0 ≤ x_1 < length.
 * @param outer the position with x_1 = 0
 * @param rank of that position; the others follow
 */
export type RowFiller = (
  outer: readonly number[],
  into: Int32Array,
  length: number,
  rank: number,
) => void

/** The data of a game on a box. Every table is made at its first use. */
export interface GameOnBox {
  readonly ruleset: Ruleset
  readonly box: Box
  readonly parameters: CaseParameters
  readonly limits: Limits
  /** Values of all positions by exhaustive solution, by rank; for outcomes 0 = P, 1 = N. */
  readonly values: (value: TableValue, play?: PlayConvention) => ArrayLike<number>
  /** The values of another ruleset on the same box. */
  readonly valuesOf: (
    ruleset: Ruleset,
    value: TableValue,
    play?: PlayConvention,
  ) => ArrayLike<number>
  /** A fact at every position, by rank: by its rows if it has them, otherwise by its definition. */
  readonly column: <T>(fact: Fact<T>) => ArrayLike<T>
  /** The result of `make` for this game, made only once. */
  readonly once: <T>(make: (game: GameOnBox) => T) => T
}

/** A fact that depends on the position alone. */
export function factOf<T>(says: string, source: string, at: (x: readonly number[]) => T): Fact<T> {
  return { says, source, of: () => at }
}

/** Facts by their names in a statement. */
export type Facts = Readonly<Record<string, Fact<unknown>>>

/** The input of a statement for a position: the position itself, and the facts by name. */
export type Told<F extends Facts> = {
  readonly x: readonly number[]
} & { readonly [K in keyof F]: F[K] extends Fact<infer T> ? T : never }

/** The facts of a position that its statement reads and that the rules give. */
export function givenByRules<F extends Facts>(facts: F, told: Told<F>): StatedFact[] {
  return Object.entries(facts).flatMap(
    ([name, fact]) => fact.states?.(told[name as keyof F], told.x) ?? [],
  )
}

/** These facts and all that they use, each once. */
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
