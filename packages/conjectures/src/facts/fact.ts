import type { Box, PlayConvention, Ruleset } from '@nim/core/rules'
import type { TableValue } from '@nim/bruteforce'
import type { Limits } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { StatedFact } from '../claim/stated-fact.ts'
import type { BoxDomain } from '../claim/verdict.ts'

/**
 * Something that is true of a position: a number, a letter, a list. Statements are predicates on
 * facts. What a fact is, is said once, by `of`; `rows` is a faster way to the same numbers, and one
 * law test compares both for every fact that has both.
 */
export interface Fact<T = number> {
  /** What it is, in one sentence. */
  readonly says: string
  /** Where it is defined, such as `GMMV-D9`. */
  readonly source: string
  /** The games that it is defined for; any if absent. */
  readonly about?: 'NIM' | 'NIM(k+1,k)' | 'SN' | 'WYTHOFF'
  /**
   * The definition: prepares what is needed of a game on a box, then answers for one position.
   * @param x the position, sorted; reused, so copy it to keep it
   */
  readonly of: (game: GameOnBox) => (x: readonly number[], rank: number) => T
  /** The same along rows of sorted boxes; integers from −2^31 to 2^31−1. Absent: `of` at every position. */
  readonly rows?: (game: GameOnBox) => RowFiller
  /** The least rank, from a rank on, where it is not −1; the number of positions if there is none. */
  readonly next?: (game: GameOnBox) => (rank: number) => number
  /** The rows must be asked for in rank order, none left out; then any of them again. */
  readonly inOrder?: true
  /** Bytes of the tables that it makes, besides solved ones and a column of it. Absent: none. */
  readonly bytes?: (ruleset: Ruleset, domain: BoxDomain) => bigint
  /** The solved table that it is read from. */
  readonly solved?: { readonly value: TableValue; readonly play: PlayConvention }
  /** What a counterexample states by it, where the rules of the game give it. */
  states?(value: T, x: readonly number[]): readonly StatedFact[]
  /** Facts from which it is made; their tables count as its own. */
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

/** What is known of a game on a box; every table is made when it is first asked for. */
export interface GameOnBox {
  readonly ruleset: Ruleset
  readonly box: Box
  readonly parameters: CaseParameters
  readonly limits: Limits
  /** Values of all positions by exhaustive solution, by rank; for outcomes 0 = P, 1 = N. */
  readonly values: (value: TableValue, play?: PlayConvention) => ArrayLike<number>
  /** The same of another ruleset on the same box. */
  readonly valuesOf: (
    ruleset: Ruleset,
    value: TableValue,
    play?: PlayConvention,
  ) => ArrayLike<number>
  /** A fact at every position, by rank: by its rows where it has them, otherwise by its definition. */
  readonly column: <T>(fact: Fact<T>) => ArrayLike<T>
  /** What `make` makes of this game, made once. */
  readonly once: <T>(make: (game: GameOnBox) => T) => T
}

/** A fact that is found from the position alone. */
export function factOf<T>(says: string, source: string, at: (x: readonly number[]) => T): Fact<T> {
  return { says, source, of: () => at }
}

/** Facts by the names that a statement gives them. */
export type Facts = Readonly<Record<string, Fact<unknown>>>

/** What a statement is told of a position: the position itself, and the facts by name. */
export type Told<F extends Facts> = {
  readonly x: readonly number[]
} & { readonly [K in keyof F]: F[K] extends Fact<infer T> ? T : never }

/** What the rules say about a position, in the facts that its statement reads. */
export function givenByRules<F extends Facts>(facts: F, told: Told<F>): StatedFact[] {
  return Object.entries(facts).flatMap(
    ([name, fact]) => fact.states?.(told[name as keyof F], told.x) ?? [],
  )
}

/** These facts and all from which they are made, each once. */
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
