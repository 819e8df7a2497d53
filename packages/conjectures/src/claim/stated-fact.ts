import type { PlayConvention } from '@nim/core/rules'

/** A position as data. */
type At = readonly number[]

/** One fact about a position of a game: its name and its value. */
export type PositionFact =
  | { readonly fact: 'outcome'; readonly value: 'P' | 'N' }
  | { readonly fact: 'remoteness' | 'grundy'; readonly value: number }
  | { readonly fact: 'options'; readonly value: readonly At[] }
  /** The reduction in Slow SetNim (DH-D3). */
  | { readonly fact: 'reduction'; readonly value: At }
  /** The m for which the position of a symmetric game is m-critical (GMMV-D8). It is null if the position is m-critical for no m. */
  | { readonly fact: 'critical-level'; readonly value: number | null }
  /** The outcome where players can flip the goal of Wythoff's game (V-FlipFlop). */
  | { readonly fact: 'flip-flop'; readonly value: 'P' | 'N'; readonly flips: Flips }
  /** The remoteness where a move takes a stone from all entries but one, those at 0 too (GN-4u, r2). */
  | { readonly fact: 'level-remoteness'; readonly value: number }

/** A game with flips: how one is made (V-FlipFlop), where, and how many are left; null: any number. */
export interface Flips {
  readonly reading: string
  readonly phase: 'normal' | 'attrition'
  /** A flip is allowed at (S,L) if S ≥ least and L − S ≥ gap. */
  readonly least: number
  readonly gap: number
  /** Does each player have flips of their own? */
  readonly isEach: boolean
  readonly mover: number | null
  readonly other: number | null
}

/**
 * One fact of a counterexample: what the statement says of a position, or what the rules of the game give.
 * The game and the play are those of the record where the fact names no others.
 */
export type StatedFact = PositionFact & {
  readonly position: At
  readonly saidBy: 'statement' | 'rules'
  readonly ruleset?: string
  readonly play?: PlayConvention
}

/** A fact that the rules give of a position. */
export function byRules(
  position: At,
  said: PositionFact,
  of: Pick<StatedFact, 'ruleset' | 'play'> = {},
): StatedFact {
  return { ...said, position: [...position], saidBy: 'rules', ...of }
}

/** A fact that the statement says. */
export function byStatement(position: At, said: PositionFact): StatedFact {
  return { ...said, position: [...position], saidBy: 'statement' }
}

/** A solved value as a fact; tables store outcomes as 0 = P and 1 = N. */
export function solvedAs(value: 'outcome' | 'remoteness' | 'grundy', stored: number): PositionFact {
  if (value !== 'outcome') return { fact: value, value: stored }
  return { fact: value, value: stored === 0 ? 'P' : 'N' }
}
