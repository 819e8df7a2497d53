import type { AttritionNumbering } from '@nim/core/wythoff'
import { attritionOutcome, ATTRITION_NUMBERINGS, attritionPoints } from '@nim/core/wythoff'
import { onPlane, optionPoints, POINT } from '../../../facts/wythoff/on-plane.ts'
import { attritionAt, winningInAttrition } from '../../../facts/wythoff/winning.ts'
import type { CaseParameters, Claim } from '../../../judge/index.ts'
import { choice, instances, positions, upTo } from '../../../judge/index.ts'
import { inOrder } from '@nim/core/wythoff/definitions'
import { attritionPlane, type PlanePoint } from '../../../facts/wythoff/winning-points.ts'

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
  // The mutation is the rule of normal play.
  wrong: ({ L, isP, options, isWinning }) =>
    (isP === 1) === (L === 0 || !options.some(([x, y]) => isWinning(x!, y!))),
})

export const vAttritionA: Claim = positions({
  id: 'V-Attrition.a',
  kind: 'proposition',
  at: 'sections 20, 21',
  title: 'the winning points of Attrition are (0,1), (2,2) and w_k for k ≥ 2',
  statement: String.raw`The winning points of Attrition, up to swapping, are $(0,1)$, $(2,2)$ and $w_k$ for $k\ge2$.`,
  conventions: ['the set of points of the two printed lists'],
  decides: 'every position of the box against the pass over the plane in which (0,0) is not P',
  games: onPlane(800),
  quick: { max: 150 },
  facts: { ...POINT, isP: winningInAttrition },
  digest: 'isP',
  method: 'pass',
  printed: ({ S, L, isP }) => (attritionOutcome([S, L]) === 'P') === (isP === 1),
  // The mutation is false because (2,2) is a winning point.
  wrong: ({ S, L, isP }) => (S !== 2 && attritionOutcome([S, L]) === 'P') === (isP === 1),
})

/** A number k, or a winning point that should have a number. */
interface Numbered {
  readonly k: number
  readonly point: PlanePoint | null
  readonly isP: (point: PlanePoint) => boolean
}

/** The points that a numbering calls _kw. */
const pointsOf = (numbering: AttritionNumbering, k: number): PlanePoint[] =>
  attritionPoints(numbering, k).map(([x, y]) => inOrder(x, y))

/** All k with _kw = (S,L), among the numbers in `named` and the difference L − S. */
function numbersOf(numbering: AttritionNumbering, [S, L]: PlanePoint): number[] {
  const candidates = new Set([...Object.keys(numbering.named).map(Number), L - S])
  return [...candidates].filter((k) => pointsOf(numbering, k).some(([x, y]) => x === S && y === L))
}

/**
 * True if _kw is a single winning point that no smaller number has, or if the point has a number.
 */
function isRight(numbering: AttritionNumbering, { k, point, isP }: Numbered): boolean {
  if (point !== null) return numbersOf(numbering, point).length > 0
  const points = pointsOf(numbering, k)
  return (
    points.length <= 1 && points.every((w) => isP(w) && Math.min(...numbersOf(numbering, w)) === k)
  )
}

const NUMBERINGS: Readonly<Record<string, AttritionNumbering>> = ATTRITION_NUMBERINGS
const numberingOf = ({ numbering }: CaseParameters): AttritionNumbering =>
  NUMBERINGS[String(numbering)]!

/** The second numbering, in which one number refers to a different point. */
function renamed(k: number, point: PlanePoint): AttritionNumbering {
  const { second } = ATTRITION_NUMBERINGS
  return { ...second, named: { ...second.named, [k]: point } }
}

export const vAttritionB: Claim = instances({
  id: 'V-Attrition.b',
  kind: 'proposition',
  at: 'sections 20, 21 (55)',
  title: 'numberings: _1w=(0,1), _2w=(2,2), _kw=w_k (k ≥ 2); and _0w=(1,0), _1w=(2,2), _kw=w_k',
  statement: String.raw`First: $_1w=(0,1)$, $_2w=(2,2)$, then for all $k\ge2$ $_kw=w_k$ (55), as $_2w=(3,5)$, $_3w=(4,7)$. Second: only $_1w=(2,2)$, $_0w=(1,0)$.`,
  conventions: [
    'first and second numbering, both with (55) for all k ≥ 2; a numbering is right if every _kw is one point and all of them are the winning points, each once; (1,0) stands for (0,1)',
  ],
  decides:
    'for every k up to max: that _kw is exactly one point, a winning point by the pass over the plane with (0,0) not P, and different from all earlier points; and that no winning point is missing',
  principal: {
    cases: { numbering: ['second'] },
    because:
      'the paper gives two lists for one formula (55). The first list defines _2w twice. The second list begins with _0w and continues with _kw = w_k for k ≥ 2, without a gap',
  },
  parameters: [choice('numbering', 'which of the two', ['first', 'second'])],
  domain: upTo('k', 300),
  quick: { max: 60 },
  *instances({ domain: { max } }) {
    const plane = attritionPlane(3 * max + 10)
    const isP = ([S, L]: PlanePoint): boolean => plane.isP(S, L)
    for (let k = 0; k <= max; k++) yield { k, point: null, isP }
    for (const point of plane.points.slice(0, max)) yield { k: 0, point, isP }
  },
  digest: ({ k, point }, parameters) =>
    point === null ? pointsOf(numberingOf(parameters), k).length : 1,
  method: 'pass',
  printed: (numbered, parameters) => isRight(numberingOf(parameters), numbered),
  // The mutation is false because (1,2) is not a winning point of Attrition.
  wrongAt: { case: { numbering: 'second' }, max: 10 },
  wrong: (numbered) => isRight(renamed(1, [1, 2]), numbered),
  witness: ({ k, point }, parameters) =>
    point === null ? { k, points: pointsOf(numberingOf(parameters), k) } : { point },
  evidence: ({ k }, parameters) => {
    const points = pointsOf(numberingOf(parameters), k)
    const actual = points.map((w) => `(${w.join()})`).join(' and ')
    return {
      expected: 'one winning point that has no other number',
      actual,
      explain: `_${k}w is ${actual}`,
    }
  },
})
