import { finishTime } from '@nim/core/gm'
import type { GmSequence } from '@nim/core/gm/definitions'
import { lPlayerGames } from '../../../facts/gm/games.ts'
import { gmPlay } from '../../../facts/gm/gm-play.ts'
import { type Claim, instances, positions } from '../../../judge/index.ts'
import { sequences } from '../sequences.ts'

/** T for every q and these levels, and whether the algorithm computes this T. */
function finishes(levelsOf: (s: GmSequence) => readonly number[]) {
  const all = (s: GmSequence) => s.finishes(levelsOf(s))
  return {
    all,
    sum: (s: GmSequence) => all(s).reduce((sum, { first }) => sum + (first ?? 0), 0),
    areFound: (s: GmSequence) =>
      all(s).every(({ q, level, first }) => finishTime(s.x, s.l, q, level) === first),
  }
}

const nearby = finishes(({ x }) => [0, -1, x[0]!])
const apart = finishes(({ x, range }) => [0, x[0]! - 7, x[0]! + Math.floor(range / 3)])

export const gnD9: Claim = instances({
  ...sequences({ n: [1, 3], l: 4, multiples: 'both' }),
  id: 'GN-D9',
  kind: 'definition',
  at: 'section 2.7',
  paperStatus: 'asserted',
  title: 'T(x,l,q,level): the first j with at least q entries of x^j at or below the level',
  statement: String.raw`For $1\le q\le n$, $T(x,l,q,level)$ is the least $j\ge 0$ with $x_q^j\le level$ (level 0 unless stated), infinite if there is none.`,
  conventions: [
    'for n = 1 the entry never changes: T is 0 or infinite',
    'levels: 0, −1 and the least entry',
  ],
  digest: nearby.sum,
  printed: nearby.areFound,
  // The mutation also states that no finish takes five moves.
  wrongAt: { case: { n: 2, l: 2 }, max: 6 },
  wrong: (s) => nearby.areFound(s) && nearby.all(s).every(({ first }) => first !== 5),
})

export const gn27: Claim = instances({
  ...sequences({ n: [2, 4], l: 5, multiples: 'both' }),
  id: 'GN-2.7',
  kind: 'algorithm',
  at: 'section 2.7',
  paperStatus: 'asserted',
  title: 'the finish-line algorithm computes T(x,l,q)',
  statement: String.raw`Deciding, stage by stage, which comes first, that $q$ entries reach the finish line or that new entries join the leaders, and jumping there, computes $T(x,l,q)$.`,
  conventions: [
    'finish: at least q entries are ≤ level (the definition of section 2.7; its item (i) says "non-negative")',
    'levels: 0, below all entries by 7, and the third of the range above the least entry',
  ],
  quick: { max: 8 },
  digest: apart.sum,
  printed: apart.areFound,
  // The mutation also states that all entries reach the least level −7 in at most 18 moves.
  wrongAt: { case: { n: 2, l: 2 }, max: 5 },
  wrong: (s) => apart.areFound(s) && apart.all(s).every(({ first }) => first! <= 18),
})

export const gn27nn: Claim = positions({
  id: 'GN-2.7.nn',
  kind: 'remark',
  at: 'sections 1 and 2.7',
  paperStatus: 'asserted',
  title: 'x ≥ 0, q = 2, level 0: no entry becomes negative before the sequence stops',
  statement: String.raw`For $l=2$, $q=2$, level 0 and $x\ge 0$ no entry becomes negative before the stop: an entry that reaches 0 becomes the pivot and is kept, and with two zeros the game is over.`,
  conventions: ['the paper states this for l = 2; nimlab also tests other l'],
  games: lPlayerGames([2, 4], 5, 3000),
  facts: { play: gmPlay },
  digest: ({ play }) => play.moves,
  printed: ({ play }) => play.end[0]! >= 0,
  // The mutation also states that a third pile is left.
  wrongAt: { case: { n: 3, l: 3 } },
  wrong: ({ play }) => play.end[0]! >= 0 && play.end[2]! > 0,
  method: 'simulation',
})
