import type { Pile } from '../integers/integers.ts'
import { integersOf } from '../integers/integers-of.ts'
import { grundyOfKPlusOne } from '../exact-slow/grundy-value.ts'
import { misereRemotenessOfKPlusOne } from '../exact-slow/misere-remoteness.ts'
import { remoteness } from '../exact-slow/remoteness.ts'
import { moveSizes } from '../rules/move-sizes.ts'
import type { Outcome, PlayConvention } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { generalTheorem, outcomeByGeneralTheorem } from '../setnim/general-theorem.ts'
import { limitGame } from '../setnim/limit-game.ts'
import { misereTheorem, outcomeByMisereTheorem } from '../setnim/misere-theorem.ts'
import { outcomeOnAnyStacks } from '../setnim/play-on-any-stacks.ts'
import { playLengthOnAllStacks } from '../setnim/play-on-all-stacks.ts'
import { playLengthOnOneStack } from '../setnim/play-on-one-stack.ts'
import { outcomeByTheorem41 } from '../setnim/theorem-4-1.ts'
import { outcomeByTheorem51 } from '../setnim/theorem-5-1.ts'
import { outcomeByTheorem61 } from '../setnim/theorem-6-1.ts'
import { wythoffOutcome } from '../wythoff/awp.ts'

/**
 * A value, and the ids of the statements that together prove the value, in the order in which the
 * proof uses them.
 */
export interface ByFormula<V> {
  readonly value: V
  readonly sources: readonly string[]
}

/** The values of a position that proved formulas give; null for a value without such a formula. */
export interface ProvedValues<T extends Pile> {
  readonly outcome: ByFormula<Outcome> | null
  readonly remoteness: ByFormula<T> | null
  readonly grundy: ByFormula<T> | null
}

const NOTHING = { outcome: null, remoteness: null, grundy: null } as const

/**
 * Returns the outcome, remoteness and Grundy value of a position, for piles of any size. The
 * function uses only formulas that are proved in the papers or in `docs/proofs`:
 *
 * - if every move is on one pile, or every move is on all piles, all plays have the same length
 *   (GMMV-F4); R is this length, and G is its parity;
 * - moves on all piles but one: R by GMMV-T2, G by GMMV-D3.values;
 * - moves on all piles but one, or on all piles: outcome by DH-T5.1;
 * - moves on one pile or on all piles: outcome by DH-T6.1; moves on any number of piles: outcome by
 *   DH-I3;
 * - otherwise the outcome if a general theorem covers A (NT-1 for A = {k,…,n}, NT-2 to NT-5,
 *   NT-11);
 * - otherwise the outcome if the number of odd piles determines it (DH-T4.1);
 * - otherwise the values of the game without the largest pile, if that pile is too large to matter
 *   (NT-8); the sources are then NT-8 and the sources for that game;
 * - Wythoff's game: outcome by V-P7.
 *
 * In misère play, it uses these theorems:
 *
 * - remoteness if all plays have the same length (GMMV-F4) or if moves are on all piles but one
 *   (GMMV-D4.values);
 * - otherwise the outcome if NT-L25 or NT-12 covers A.
 *
 * No value is known for a hypergraph whose piles are not interchangeable.
 *
 * @throws RangeError for piles that are not exact integers ≥ 0 (see integersOf)
 * @complexity O(n · digits)
 */
export function provedValues<T extends Pile>(
  ruleset: Ruleset,
  position: Position<T>,
  play: PlayConvention,
): ProvedValues<T> {
  const sizes = moveSizes(ruleset)
  integersOf(position)
  if (play === 'misere') return sizes === null ? NOTHING : inMisere(sizes, position)
  if (ruleset.kind === 'WYTHOFF') {
    const value = wythoffOutcome([position[0]!, position[1]!])
    return { ...NOTHING, outcome: { value, sources: ['V-P7'] } }
  }
  return sizes === null ? NOTHING : ofSetNim(sizes, position)
}

/** The values of SN(n,A) in misère play. A position is P iff its remoteness is odd. */
function inMisere<T extends Pile>(
  sizes: readonly number[],
  position: Position<T>,
): ProvedValues<T> {
  const fromRemoteness = (value: T, source: string): ProvedValues<T> => ({
    ...NOTHING,
    outcome: { value: integersOf(position).isOdd(value) ? 'P' : 'N', sources: [source] },
    remoteness: { value, sources: [source] },
  })
  const length = lengthOfPlays(sizes, position)
  if (length !== null) return fromRemoteness(length, 'GMMV-F4')
  if (isSet(sizes, [position.length - 1])) {
    return fromRemoteness(misereRemotenessOfKPlusOne(position), 'GMMV-D4.values')
  }
  const theorem = misereTheorem(position.length, sizes)
  if (theorem === null) return NOTHING
  const value = outcomeByMisereTheorem(position, sizes)!
  return { ...NOTHING, outcome: { value, sources: [theorem] } }
}

/** The number of moves in every play; null if plays differ in length. */
function lengthOfPlays<T extends Pile>(sizes: readonly number[], position: Position<T>): T | null {
  if (isSet(sizes, [1])) return playLengthOnOneStack(position)
  return isSet(sizes, [position.length]) ? playLengthOnAllStacks(position) : null
}

/**
 * The values of SN(n,A), computed from the theorems on A. If these theorems do not determine a
 * value, the function uses the limit game.
 */
function ofSetNim<T extends Pile>(
  sizes: readonly number[],
  position: Position<T>,
): ProvedValues<T> {
  const byTheorems = bySizes(sizes, position)
  if (byTheorems.outcome !== null && byTheorems.remoteness !== null && byTheorems.grundy !== null)
    return byTheorems
  const limit = limitGame(position, sizes)
  if (limit === null) return byTheorems
  const there = ofSetNim(limit.ruleset.sizes, limit.position)
  const carried = <V>(value: ByFormula<V> | null): ByFormula<V> | null =>
    value && { value: value.value, sources: [...new Set(['NT-8', ...value.sources])] }
  return {
    outcome: byTheorems.outcome ?? carried(there.outcome),
    remoteness: byTheorems.remoteness ?? carried(there.remoteness),
    grundy: byTheorems.grundy ?? carried(there.grundy),
  }
}

function bySizes<T extends Pile>(sizes: readonly number[], position: Position<T>): ProvedValues<T> {
  const z = integersOf(position)
  const n = position.length
  const fromRemoteness = (value: T, source: string): ProvedValues<T> => ({
    ...NOTHING,
    outcome: { value: z.isOdd(value) ? 'N' : 'P', sources: [source] },
    remoteness: { value, sources: [source] },
  })
  const fromPlayLength = (length: T): ProvedValues<T> => ({
    ...fromRemoteness(length, 'GMMV-F4'),
    grundy: { value: z.isOdd(length) ? z.one : z.zero, sources: ['GMMV-F4'] },
  })
  const outcomeBy = (value: Outcome | null, source: string): ProvedValues<T> =>
    value === null ? NOTHING : { ...NOTHING, outcome: { value, sources: [source] } }

  const length = lengthOfPlays(sizes, position)
  if (length !== null) return fromPlayLength(length)
  if (isSet(sizes, [n - 1])) {
    const value = z.of(grundyOfKPlusOne(position))
    return {
      ...fromRemoteness(remoteness(position), 'GMMV-T2'),
      grundy: { value, sources: ['GMMV-D3.values'] },
    }
  }
  if (isSet(sizes, [n - 1, n])) return outcomeBy(outcomeByTheorem51(position), 'DH-T5.1')
  if (isSet(sizes, [1, n])) return outcomeBy(outcomeByTheorem61(position), 'DH-T6.1')
  if (sizes.length === n) return outcomeBy(outcomeOnAnyStacks(position), 'DH-I3')
  const theorem = generalTheorem(n, sizes)
  if (theorem !== null) return outcomeBy(outcomeByGeneralTheorem(position, sizes), theorem)
  return outcomeBy(outcomeByTheorem41(position, sizes), 'DH-T4.1')
}

function isSet(sizes: readonly number[], members: readonly number[]): boolean {
  return sizes.length === members.length && members.every((member, i) => sizes[i] === member)
}
