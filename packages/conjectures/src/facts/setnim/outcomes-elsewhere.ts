import { reference, type TableValue } from '@nim/bruteforce'
import type { Outcome, PlayConvention } from '@nim/core/rules'
import { boxOf, compareSumLex, slowSetNim } from '@nim/core/rules'
import { limitSizes } from '@nim/core/setnim/definitions'
import { rankedTableMemory } from '../../rows/table-memory.ts'
import type { Fact, GameOnBox } from '../fact.ts'
import { misereRemoteness, outcome, remoteness } from '../solved.ts'
import { sizesOf } from './stacks.ts'

/** A value of any position of the box. The position must be sorted. */
type At = Fact<(y: readonly number[]) => number>

/** The outcome of any position of the box: 0 = P and 1 = N. */
export const outcomeAt: At = valueAt('outcome', outcome)

/** The remoteness of any position of the box. */
export const remotenessAt: At = valueAt('remoteness', remoteness)

/** The misère remoteness of any position of the box. */
export const misereRemotenessAt: At = valueAt('misère remoteness', misereRemoteness)

function valueAt(what: string, fact: Fact): At {
  return {
    says: `the ${what} of a position, by exhaustive solution`,
    source: 'DH-D1',
    of: (game) => {
      const values = game.column(fact)
      const at = (y: readonly number[]): number => values[game.box.rank(y)]!
      return () => at
    },
    needs: [fact],
  }
}

export const outcomeWith: Fact<(sizes: readonly number[]) => number> = {
  says: 'the outcome of x in SN(n,A′), by A′, by exhaustive solution',
  source: 'DH-D1',
  about: 'SN',
  of: (game) => (_, rank) => (sizes) =>
    game.valuesOf(slowSetNim(game.ruleset.piles, sizes), 'outcome')[rank]!,
  bytes: (ruleset, domain) => 2n * rankedTableMemory(ruleset, domain, 'outcome'),
}

/**
 * The smallest position, by sum and then lexicographically, that is in P(n,A) for every A of `some`
 * but not for every A of `others`. Null if the box contains no such position.
 */
export function firstOutside(
  game: GameOnBox,
  some: readonly (readonly number[])[],
  others: readonly (readonly number[])[],
): number[] | null {
  const outcomes = (sets: readonly (readonly number[])[]): ArrayLike<number>[] =>
    sets.map((sizes) => game.valuesOf(slowSetNim(game.ruleset.piles, sizes), 'outcome'))
  const [inside, outside] = [outcomes(some), outcomes(others)]
  let first: number[] | null = null
  game.box.forEach((x, rank) => {
    if (inside.some((values) => values[rank] === 1)) return
    if (outside.every((values) => values[rank] === 0)) return
    if (first === null || compareSumLex(x, first) < 0) first = [...x]
  })
  return first
}

/** The outcomes of single positions of SN(n,A), computed by search. */
export function outcomesBySearch(
  n: number,
  sizes: readonly number[],
  play: PlayConvention = 'normal',
): (x: readonly number[]) => Outcome {
  const outcome = reference(slowSetNim(n, sizes), 'outcome', play)
  return (x) => (outcome(x) === 0 ? 'P' : 'N')
}

/** A kind of value. */
export type Kind = readonly [value: TableValue, play: PlayConvention]

export const solvedValue: Fact<(kind: Kind) => number> = {
  says: 'a value of x by the kind of value and play, by exhaustive solution',
  source: 'GMMV-D5',
  of: (game) => (_, rank) => (kind) => game.values(...kind)[rank]!,
  bytes: (ruleset, domain) => rankedTableMemory(ruleset, domain, 'remoteness'),
}

export const limitValue: Fact<(kind: Kind, y: readonly number[]) => number> = {
  says: 'a value of y in SN(n−1,A′) by the kind of value and play, by exhaustive solution',
  source: 'NT-8',
  about: 'SN',
  of: (game) => {
    const { ruleset, box } = game
    const limit = slowSetNim(ruleset.piles - 1, limitSizes(ruleset.piles, sizesOf(ruleset)))
    const smaller = boxOf(limit, box.max)
    return () => (kind, y) => game.valuesOf(limit, ...kind)[smaller.rank(y)]!
  },
  bytes: (ruleset, domain) => rankedTableMemory(ruleset, domain, 'remoteness'),
}
