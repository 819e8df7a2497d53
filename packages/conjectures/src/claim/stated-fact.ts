import type { PlayConvention } from '@nim/core/rules'

/** A position as data. */
type At = readonly number[]

/** One fact about a position of a game: its name and its value. */
export type PositionFact =
  | { readonly fact: 'outcome'; readonly value: 'P' | 'N' }
  | { readonly fact: 'remoteness' | 'grundy'; readonly value: number }
  | { readonly fact: 'options'; readonly value: readonly At[] }
  /** The position's reduction in Slow SetNim (DH-D3). */
  | { readonly fact: 'reduction'; readonly value: At }
  /** The m for which the position of a symmetric game is m-critical (GMMV-D8), or null. */
  | { readonly fact: 'critical-level'; readonly value: number | null }
  /** The outcome when players can flip the goal of Wythoff's game (V-FlipFlop). */
  | { readonly fact: 'flip-flop'; readonly value: 'P' | 'N'; readonly flips: Flips }
  /** The remoteness if a move lowers all entries except one, even those at 0 (GN-4u, r2). */
  | { readonly fact: 'level-remoteness'; readonly value: number }

/**
 * A game with flips: the reading of a flip (V-FlipFlop), the phase, the conditions for a flip, and
 * the number of flips that each player has left (null: no limit).
 */
export interface Flips {
  readonly reading: string
  readonly phase: 'normal' | 'attrition'
  /** A flip is allowed at (S,L) if S ≥ least and L − S ≥ gap. */
  readonly least: number
  readonly gap: number
  /** True if each player has their own number of flips. */
  readonly isEach: boolean
  readonly mover: number | null
  readonly other: number | null
}

/**
 * One fact about a counterexample, according to the statement or to the rules of the game. The fact
 * uses the game and the play convention of the record, unless it names others.
 */
export type StatedFact = PositionFact & {
  readonly position: At
  readonly saidBy: 'statement' | 'rules'
  readonly ruleset?: string
  readonly play?: PlayConvention
}

/** A fact about a position that follows from the rules. */
export function byRules(
  position: At,
  said: PositionFact,
  of: Pick<StatedFact, 'ruleset' | 'play'> = {},
): StatedFact {
  return { ...said, position: [...position], saidBy: 'rules', ...of }
}

/** A fact about a position that follows from the statement. */
export function byStatement(position: At, said: PositionFact): StatedFact {
  return { ...said, position: [...position], saidBy: 'statement' }
}

/** A solved value as a fact. Tables store outcomes as 0 = P and 1 = N. */
export function solvedAs(value: 'outcome' | 'remoteness' | 'grundy', stored: number): PositionFact {
  if (value !== 'outcome') return { fact: value, value: stored }
  return { fact: value, value: stored === 0 ? 'P' : 'N' }
}
