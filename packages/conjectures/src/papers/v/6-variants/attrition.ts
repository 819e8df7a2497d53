import { attritionOutcome } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { onPlane, optionPoints, POINT } from '../../../facts/wythoff/on-plane.ts'
import { attritionAt, winningInAttrition } from '../../../facts/wythoff/winning.ts'
import { positions } from '../../../judge/positions.ts'

/** The game in which reaching (0,0) loses. */
export const vAttrition: Claim = positions({
  id: 'V-Attrition',
  kind: 'definition',
  at: 'sections 20, 21',
  title: 'Attrition: the same moves, the first player to reach (0,0) loses',
  statement: String.raw`Same moves; the first player to reach $(0,0)$ loses.`,
  conventions: ['misère play: at (0,0) the player to move has won'],
  decides:
    'for every position of the box, whether the definition gives the outcome that the pass over the plane with (0,0) not P gives',
  complexity: 'O(max³)',
  games: onPlane(100),
  quick: { max: 40 },
  facts: { ...POINT, isP: winningInAttrition, options: optionPoints, isWinning: attritionAt },
  digest: 'isP',
  method: 'definition',
  printed: ({ L, isP, options, isWinning }) =>
    (isP === 1) === (L > 0 && !options.some(([x, y]) => isWinning(x!, y!))),
  // that is normal play
  wrong: ({ L, isP, options, isWinning }) =>
    (isP === 1) === (L === 0 || !options.some(([x, y]) => isWinning(x!, y!))),
})

/** The winning points of Attrition. */
export const vAttritionA: Claim = positions({
  id: 'V-Attrition.a',
  kind: 'proposition',
  at: 'sections 20, 21',
  title: 'the winning points of Attrition are (0,1), (2,2) and w_k for k ≥ 2',
  statement: String.raw`The winning points of Attrition, up to swapping, are $(0,1)$, $(2,2)$ and $w_k$ for $k\ge2$.`,
  conventions: ['as a set, put together from the two printed lists'],
  decides: 'every position of the box against the pass over the plane in which (0,0) is not P',
  games: onPlane(800),
  quick: { max: 150 },
  facts: { ...POINT, isP: winningInAttrition },
  digest: 'isP',
  method: 'pass',
  printed: ({ S, L, isP }) => (attritionOutcome([S, L]) === 'P') === (isP === 1),
  // (2,2) is a winning point
  wrong: ({ S, L, isP }) => (S !== 2 && attritionOutcome([S, L]) === 'P') === (isP === 1),
})
