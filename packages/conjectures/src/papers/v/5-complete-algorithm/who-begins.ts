import { wythoffOutcome } from '@nim/core/wythoff'
import { floorEulerLine } from '@nim/core/wythoff/definitions'
import type { Claim } from '../../../claim/claim.ts'
import { upTo } from '../../../claim/domains.ts'
import { onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import { winning } from '../../../facts/wythoff/winning.ts'
import { instances } from '../../../judge/instances.ts'
import { positions } from '../../../judge/positions.ts'

/** Hugo’s decision who begins. */
export const v19: Claim = positions({
  id: 'V-19',
  kind: 'algorithm',
  at: 'section 19',
  title: 'Hugo decides within a short time who begins',
  statement: String.raw`Hugo decides within a short time who begins.`,
  conventions: [
    'what is checked is that one evaluation of (5) decides rightly: who begins wins iff S ≠ ⌊(L−S)φ⌋',
  ],
  unsettled: {
    where: 'holds',
    because:
      'the paper names no bound for "a short time"; that one evaluation of (5) tells who wins is all that is checked',
  },
  games: onPlane(600),
  quick: { max: 150 },
  facts: { ...POINT, winning },
  digest: 'winning',
  method: 'pass',
  printed: ({ S, L, winning: isP }) =>
    S >= 1 && S < L ? (wythoffOutcome([S, L]) === 'P') === (isP === 1) : null,
  // from winning points the beginner loses
  wrong: ({ S, L, winning: isP }) => (S >= 1 && S < L ? isP === 0 : null),
})

const LARGEST_START = 3000

function isProperPart(some: readonly number[], all: readonly number[]): boolean {
  const known = new Set(all)
  return some.every((start) => known.has(start)) && some.length < all.length
}

/** The level of the game doubles from run to run. */
export const vQ: Claim = instances({
  id: 'V-Q',
  kind: 'algorithm',
  at: 'section 19',
  title: 'Q := 2Q on every further run',
  statement: String.raw`$Q:=2Q$ on every further run.`,
  conventions: [
    'what is checked is that the step raises the level: the starts of (49) for the next Q are a proper part of those before',
  ],
  unsettled: {
    where: 'holds',
    because:
      'a step of a procedure claims nothing that could be false; that it raises the level is all that is checked',
  },
  decides: `for every Q up to max: each S_0 ≤ ${LARGEST_START} allowed by (e−1)S_0 ≥ 2Q is allowed by Q, and the least one is larger; e enclosed by rationals`,
  domain: upTo('Q', 60),
  quick: { max: 15 },
  *instances({ domain }) {
    const line = Array.from({ length: LARGEST_START }, (_, at) => floorEulerLine(at + 1))
    const startsOf = (level: number): readonly number[] =>
      line.flatMap((floor, at) => (floor >= level ? [at + 1] : []))
    for (let Q = 1; Q <= domain.max; Q++) yield { Q, startsOf }
  },
  digest: ({ Q, startsOf }) => startsOf(2 * Q).length,
  method: 'exact comparison',
  printed: ({ Q, startsOf }) => isProperPart(startsOf(2 * Q), startsOf(Q)),
  // Q must grow
  wrong: ({ Q, startsOf }) => isProperPart(startsOf(Q % 3 === 0 ? Q : 2 * Q), startsOf(Q)),
})
