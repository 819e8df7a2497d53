import { floorTimesGolden, PHI } from '@nim/core/wythoff'
import { eulerLine, onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import { winning } from '../../../facts/wythoff/winning.ts'
import type { Claim, Parameter } from '../../../judge/index.ts'
import { choice, corrected, positions, positionsClaim } from '../../../judge/index.ts'

type StartCase = Readonly<{ part: string; Q: number }>

/**
 * The parameters of a claim about the first point: the condition, and the level Q of the game. Q is
 * at least leastQ.
 */
function startParameters(leastQ: number): readonly Parameter[] {
  return [
    choice('part', 'condition', ['(49)', '(52)']),
    {
      kind: 'integer',
      name: 'Q',
      about: 'level of the game',
      allowed: ({ part }) => (part === '(49)' ? [leastQ, 1_000_000] : [1, 1]),
      defaults: ({ part }) => (part === '(49)' ? [leastQ, leastQ + 7] : [1, 1]),
    },
  ]
}

const printed = positionsClaim({
  id: 'V-R3',
  kind: 'remark',
  at: 'Remark 3 (49), (52)',
  title: 'under L_0 ≥ (e−1)S_0 ≥ Q the first point is not a winning point',
  statement: String.raw`Under $L_0\ge(e-1)S_0\ge Q$ (49) the first point is not a winning point; it would suffice that $S_0\ne\lfloor(L_0-S_0)(g+1)\rfloor$ (52), guaranteed by (49) and (15) (printed: (47) and (15)), since $L_0\ge1.718\,S_0\ne1.618\,S_0$.`,
  conventions: [
    'the paper does not specify Q, so there is a case for every Q; S_0 ≥ 1',
    'part (49): no point with (49) is a winning point; part (52): no point with (52) is one',
    'beyond the box: b_n < (e−1)a_n for all n ≥ 5, because n < (e−2)(nφ−1) there',
  ],
  edge: {
    says: '(e−1)S_0 < 7: the lowest levels, with the starts (1,2) and (4,7)',
    is: ({ line }) => line < 7,
  },
  flaw: { class: 'edge case', cause: 'V-R3' },
  decides: 'every position of the box that meets the condition, e enclosed by rationals',
  games: onPlane<StartCase>(300, startParameters(1)),
  quick: { max: 100 },
  facts: { ...POINT, winning, line: eulerLine },
  digest: 'winning',
  method: 'pass',
  printed: {
    '(49)': {
      says: 'no point with L ≥ (e−1)S ≥ Q is winning',
      // since e is irrational, L ≥ (e−1)S iff L > ⌊(e−1)S⌋
      holds: ({ S, L, line, winning: isP }, { Q }) =>
        S > 0 && L > line && line >= Q ? isP === 0 : null,
    },
    '(52)': {
      says: 'no point with S ≠ ⌊(L−S)(g+1)⌋ is winning',
      holds: ({ S, m, winning: isP }) =>
        S > 0 && BigInt(S) !== floorTimesGolden(PHI, BigInt(m)) ? isP === 0 : null,
    },
  },
  // The mutation uses 8/5 instead of e − 1, so that some starting points are winning points.
  wrongAt: { case: { part: '(49)', Q: 7 }, max: 20 },
  wrong: ({ S, L, line, winning: isP }, { Q }) =>
    S > 0 && 5 * L >= 8 * S && line >= Q ? isP === 0 : null,
  evidence: ({ S, L }, { parameters: { part, Q } }) => ({
    expected: 'N',
    actual: 'P',
    explain: `(${S},${L}) meets ${part}${part === '(49)' ? ` with Q = ${Q}` : ''} and is a winning point`,
  }),
})

export const vR3: Claim = positions(printed)

export const vR3Fix: Claim = positions(
  corrected(
    printed,
    {
      title: 'under L_0 ≥ (e−1)S_0 ≥ Q, Q ≥ 7, the first point is not a winning point',
      statement: String.raw`Under $L_0\ge(e-1)S_0\ge Q$ (49) with $Q\ge7$ the first point is not a winning point; it would suffice that $S_0\ne\lfloor(L_0-S_0)(g+1)\rfloor$ (52). Changed: the statement requires $Q\ge7$ (more exactly, $Q>4(e-1)=6.87\ldots$), because $(1,2)$ and $(4,7)$ are winning points with $L_0\ge(e-1)S_0$.`,
      conventions: [
        'a case for every Q ≥ 7; S_0 ≥ 1',
        'part (49): no point with (49) is a winning point; part (52), which does not involve Q: no point with (52) is one',
        'beyond the box: b_n < (e−1)a_n for all n ≥ 5, because n < (e−2)(nφ−1) there',
      ],
      games: onPlane(300, startParameters(7)),
      // The mutation is false because 1.6 is less than (1+√5)/2.
      wrongAt: { case: { part: '(49)', Q: 7 }, max: 20 },
      wrong: ({ S, L, line, winning: isP }) =>
        S > 0 && L >= 1.6 * S && line >= 6 ? isP === 0 : null,
    },
    { digestedAs: 'printed' },
  ),
)
