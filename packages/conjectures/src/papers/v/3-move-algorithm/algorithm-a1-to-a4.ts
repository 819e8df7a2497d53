import { indexOf, lowerWythoff, upperWythoff } from '@nim/core/wythoff'
import { hugePositions } from '../../../facts/wythoff/huge-positions.ts'
import { onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import { reachesWinning, winning } from '../../../facts/wythoff/winning.ts'
import type { ByCaseClaim, Claim } from '../../../judge/index.ts'
import { byCase, choice, instances, positions, upTo } from '../../../judge/index.ts'
import { W_0, indexExists, RULE } from '../1-winning-points/theorem-2-rules.ts'

/** The point that A1 to A4 prescribe; `winning` at winning points, and null if no index exists. */
function prescribed<T extends number | bigint>(
  S: T,
  m: T,
  isFromZero: boolean,
): readonly [T, T] | 'winning' | null {
  const am = lowerWythoff(m)
  if (am === S) return 'winning'
  if (S > am) return [am, upperWythoff(m)]
  if (S < 1) return isFromZero ? [S, S] : null
  const { sequence, index } = indexOf(S)
  if (!(index < m)) return null
  return sequence === 'a' ? [S, upperWythoff(index)] : [lowerWythoff(index), S]
}

const BETWEEN = '0 < S < L'
const EQUAL = 'S = L'
const ZERO = 'S = 0'
const FROM_1 = 'S = 0, indices from 1'
const HUGE = 'huge'
const ON_HUGE =
  'part huge: positions of up to max decimal digits from a fixed sequence; the certificate for a winning point is a² − an − n² < 0 < (a+1)² − (a+1)n − n²'

const partOf = (S: number, L: number): string =>
  S === L && L > 0 ? EQUAL : S === 0 ? ZERO : BETWEEN

type AlgorithmCard = Omit<ByCaseClaim, 'claimOf' | 'wrong'>

/** A claim that is checked on the box and on huge positions. */
function algorithm(card: AlgorithmCard): Claim {
  const onBox = positions({
    ...card,
    games: onPlane(500),
    facts: { ...POINT, winning, reaches: reachesWinning },
    digest: 'winning',
    method: 'pass',
    printed: ({ S, L, m, winning: isP, reaches }, { part }) => {
      if (!String(part).startsWith(partOf(S, L))) return null
      const target = prescribed(S, m, part !== FROM_1)
      if (target === null) return false
      return target === 'winning' ? isP === 1 : reaches(...target)
    },
    // The mutation is false because (0,0) cannot be reached from (1,3) and similar points.
    wrongAt: { case: { part: BETWEEN }, max: 40 },
    wrong: ({ S, L, m, winning: isP, reaches }) => {
      if (partOf(S, L) !== BETWEEN) return null
      const target = S === 1 ? ([0, 0] as const) : prescribed(S, m, true)
      return target === null || target === 'winning' ? isP === 1 : reaches(...target)
    },
    evidence: ({ S, L, m, winning: isP }, { parameters: { part } }) => {
      const target = prescribed(S, m, part !== FROM_1)
      return {
        expected: isP === 1 ? 'winning' : 'a legal move to a winning point',
        actual: String(target ?? 'no move'),
        explain: `at (${S},${L}) with m = ${m} the algorithm gives ${String(target ?? 'nothing')}`,
      }
    },
  })
  const onHuge = instances({
    ...card,
    domain: upTo('decimal digits', 300),
    instances: ({ domain }) => hugePositions(domain.max),
    digest: ({ isP }) => (isP ? 1 : 0),
    method: 'certificate',
    printed: ({ S, L, isP, reaches }) => {
      const target = prescribed(S, L - S, true)
      if (target === null) return false
      return target === 'winning' ? isP : reaches(...target)
    },
  })
  const claimOf: ByCaseClaim['claimOf'] = ({ part }) => (part === HUGE ? onHuge : onBox)
  return byCase({ ...card, claimOf, wrongAt: onBox.wrongAt, wrong: onBox.wrong })
}

export const vAWP: Claim = algorithm({
  id: 'V-AWP',
  kind: 'algorithm',
  at: 'sections 10 to 13, A1 to A4',
  paperStatus: 'proved',
  title: 'from every losing point the move of A1-A4 is legal and ends in a winning point',
  statement: String.raw`A1: $m=L-S$. A2: compute $a_m$ by (16), (21); if $a_m=S$ then $b_m=L$ (the position is $w_m$). A3: if $S>a_m$, subtract $y=S-a_m$ from both. A4: else, if some $k<m$ has $a_k=S$ then $L:=b_k$, else find $i<m$ with $b_i=S$; $L:=S$, $S:=a_i$. From every losing point the move is legal and ends in a winning point.`,
  conventions: [
    'A4 uses the index of a_0 = b_0 = 0 only at S = 0; without it, S = 0 is a separate case',
    ON_HUGE,
  ],
  principal: { cases: { part: [BETWEEN, EQUAL, ZERO, HUGE] }, because: W_0 },
  parameters: [choice('part', 'positions', [BETWEEN, EQUAL, ZERO, FROM_1, HUGE])],
  quick: { max: 120 },
})

export const vV1: Claim = positions({
  ...RULE,
  id: 'V-V1',
  repeats: 'V-T2.2',
  at: 'sections 10 to 13, validation of A3',
  title: 'in A3, S > a_m implies L > b_m',
  statement: String.raw`In A3, $S>a_m$ implies $L>b_m$.`,
  printed: ({ S, L, am, bm }) => (S > am ? L > bm : null),
  // The mutation is false because L can be b_m + 1.
  wrong: ({ S, L, am, bm }) => (S > am ? L > bm + 1 : null),
})

export const vV2: Claim = indexExists({
  id: 'V-V2',
  repeats: 'V-T2.3',
  at: 'sections 10 to 13, validation of A4',
  statement: String.raw`If $S<a_m$ there is $k<m$ with $a_k=S$ or $i<m$ with $b_i=S$.`,
})

export const vV3: Claim = positions({
  ...RULE,
  id: 'V-V3',
  repeats: 'V-T2.3a',
  at: 'sections 10 to 13, validation of A4',
  title: 'S < a_m and a_k = S imply k < m and L > b_k',
  statement: String.raw`$S<a_m$ and $a_k=S$ imply $k<m$ and $L>b_k$.`,
  printed: ({ S, L, m, am, k, bk }) => (S < am && !Number.isNaN(k) ? k < m && L > bk : null),
  // The mutation is false because k can be m − 1.
  wrong: ({ S, L, m, am, k, bk }) => (S < am && !Number.isNaN(k) ? k + 1 < m && L > bk : null),
})

export const vV4: Claim = positions({
  ...RULE,
  id: 'V-V4',
  repeats: 'V-T2.3b',
  at: 'sections 10 to 13, validation of A4',
  title: 'in A4, b_i = S implies a_i < L (a_i < b_i = S < L)',
  statement: String.raw`In A4, that is for $S<a_m$ and no $k$ with $a_k=S$: $b_i=S$ implies $a_i<L$, for $a_i<b_i=S<L$.`,
  printed: ({ S, L, am, k, i, ai }) =>
    S < am && Number.isNaN(k) && !Number.isNaN(i) ? ai < S && S < L : null,
  // The mutation is false because L can be S + 2.
  wrong: ({ S, L, am, k, i, ai }) =>
    S < am && Number.isNaN(k) && !Number.isNaN(i) ? ai < S && S + 2 < L : null,
})
