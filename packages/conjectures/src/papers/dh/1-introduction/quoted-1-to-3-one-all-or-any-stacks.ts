import {
  outcomeOnAllStacks,
  outcomeOnAnyStacks,
  outcomeOnOneStack,
  playLengthOnAllStacks,
  playLengthOnOneStack,
} from '@nim/core/setnim'
import { oneGame } from '../../../facts/setnim/game-families.ts'
import { moveSizesFrom } from '../../../facts/setnim/move-sets.ts'
import { longestPlay, shortestPlay } from '../../../facts/setnim/play-lengths.ts'
import { type Claim, type Parts, positions, type StatementInput } from '../../../judge/index.ts'
import { BY_SOLUTION } from '../judged-by.ts'

const CARD = {
  ...BY_SOLUTION,
  kind: 'proposition',
  at: 'section 1',
  paperStatus: 'quoted',
} as const

const LENGTHS = { ...BY_SOLUTION.facts, shortest: shortestPlay, longest: longestPlay }

type OfStacks<T> = (x: readonly number[]) => T

/** The length of every play, and the outcome that follows from it. */
function lengthAndOutcome(
  words: string,
  length: OfStacks<number>,
  outcomeOf: OfStacks<'P' | 'N'>,
): Parts<StatementInput<typeof LENGTHS>, unknown> {
  return {
    length: {
      says: `every play has ${words} moves`,
      holds: ({ x, shortest, longest }) => shortest === longest && longest === length(x),
    },
    outcome: {
      says: `x is P iff ${words} is even`,
      holds: ({ x, outcome }) => outcomeOf(x) === (outcome === 0 ? 'P' : 'N'),
    },
  }
}

export const dhI1: Claim = positions({
  ...CARD,
  id: 'DH-I1',
  title: 'SN(n,{1}): every play has |x| moves, so x is P iff |x| is even',
  statement: String.raw`In $SN(n,\{1\})$ every play from $x$ has exactly $|x|$ moves, so $x$ is a P-position iff $|x|$ is even.`,
  games: oneGame(() => [1], 1, 8),
  quick: { ranges: { n: [1, 5] }, max: 8 },
  facts: LENGTHS,
  printed: lengthAndOutcome('sum(x)', playLengthOnOneStack, outcomeOnOneStack),
  // The mutation uses the highest stack instead of the sum.
  wrongAt: { case: { n: 2, part: 'length' }, max: 2 },
  wrong: ({ longest, top }) => longest === top,
})

export const dhI2: Claim = positions({
  ...CARD,
  id: 'DH-I2',
  title: 'SN(n,{n}): every play has x_1 moves, so x is P iff x_1 is even',
  statement: String.raw`In $SN(n,\{n\})$ every play from $x$ has exactly $x_1$ moves, so $x$ is a P-position iff $x_1$ is even.`,
  games: oneGame((n) => [n], 1, 8),
  quick: { ranges: { n: [1, 5] }, max: 8 },
  facts: LENGTHS,
  printed: lengthAndOutcome('x_1', playLengthOnAllStacks, outcomeOnAllStacks),
  // The mutation uses the highest stack instead of the lowest one.
  wrongAt: { case: { n: 2, part: 'outcome' }, max: 3 },
  wrong: ({ top, outcome }) => (outcome === 0) === (top % 2 === 0),
})

export const dhI3: Claim = positions({
  ...CARD,
  id: 'DH-I3',
  title: 'SN(n,{1,…,n}): x is P iff all heights are even',
  statement: String.raw`In $SN(n,\{1,\dots,n\})$, $x$ is a P-position iff all its heights are even.`,
  games: oneGame((n) => moveSizesFrom(1, n), 1, 6),
  printed: ({ x, outcome }) => outcomeOnAnyStacks(x) === (outcome === 0 ? 'P' : 'N'),
  // The mutation requires an even sum instead of even heights.
  wrongAt: { case: { n: 2 }, max: 3 },
  wrong: ({ sum, outcome }) => (outcome === 0) === (sum % 2 === 0),
})
