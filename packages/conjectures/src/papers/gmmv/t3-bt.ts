import {
  levelBoundByFormula,
  levelBoundBySystem,
  SLACK_READINGS,
  type SlackReading,
  THEOREM_3_READINGS,
  type Theorem3Reading,
} from '@nim/core/exact-slow'
import { boxCount, formatPosition, sortedBox } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { tally } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { levelBoundTable } from '../../facts/exact-slow/level-bound-table.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The system (6) with its two bounds, solved by trying every q; and the min formula. */
interface LevelBounds {
  readonly system: typeof levelBoundBySystem<number>
  readonly formula: typeof levelBoundByFormula<number>
}

interface Case {
  readonly [name: string]: number | string
  readonly n: number
  readonly part: 'a' | 'b' | 'c'
  readonly reading: Theorem3Reading
  readonly s: SlackReading | 'any'
}

/** The computation of b_t as printed. */
export const gmmvT3Bt: Claim = defineClaim<Case, BoxDomain, LevelBounds>({
  id: 'GMMV-T3-bt',
  paper: 'gmmv',
  kind: 'algorithm',
  source: `${GMMV}, Theorem 3, proof, (6)`,
  paperStatus: 'proved',
  title: 'b_t(x) = 2q with the largest q of 2s + A_t + 2q(k+2−t) = 2qk, 2s ≤ x_1, 2q ≤ x_t',
  statement: String.raw`To find $b_t(x)$, find the largest $q$ with (6) $2s+A_t+q\cdot2(k+2-t)=q\cdot2k$, $2s\le x_1$ and $2q\le x_t$, and set $b_t(x)=2q$. (a) $2q$ with the largest $q$ of the system is $b_t(x)$; (b) the largest $q$ of the system is $\min\left(\left\lfloor\frac{2\lfloor x_1/2\rfloor+A_t}{2(t-2)}\right\rfloor,\lfloor x_t/2\rfloor\right)$, the first term being irrelevant for $t=2$; (c) $2q$ by the min formula is $b_t(x)$.`,
  conventions: [
    'k = n − 1; A_t = Σ_{i=2}^{t−1} 2⌊x_i/2⌋; −1 stands for no q, or b_t = −∞',
    'readings of the x_t term at t = k+2: it is dropped; x_{k+2} is x_{k+1}; t runs to k+1 only',
    'readings of s in (a), (b): an integer of any sign; s ≥ 0',
  ],
  decides:
    'for every position of the box and every t of the reading, whether the two numbers of the part agree, b_t by definition',
  complexity: 'C(max+n,n) positions times the basic positions of the box',
  parameters: [
    piles(3, 3, 5),
    { kind: 'choice', name: 'part', about: 'part of the statement', values: () => ['a', 'b', 'c'] },
    {
      kind: 'choice',
      name: 'reading',
      about: 'reading of the x_t term at t = k+2',
      values: () => THEOREM_3_READINGS,
    },
    {
      kind: 'choice',
      name: 's',
      about: 'sign of s',
      values: ({ part }) => (part === 'c' ? ['any'] : SLACK_READINGS),
    },
  ],
  quick: { ranges: { n: [3, 3] }, max: 9 },
  defaultDomain: ({ n }) => boxNear(n, 1000),
  cost: ({ n }, domain) => {
    const positions = boxCount(n, domain.max, true)
    return { positions, memory: positions * BigInt(8 * n + 64) }
  },
  printed: { system: levelBoundBySystem, formula: levelBoundByFormula },
  judge: ({ system, formula }, { id, parameters, domain }) => {
    const { n, part, reading, s } = parameters
    const box = sortedBox(n, domain.max)
    const levels = levelBoundTable(box)
    const last = reading === 't-to-k+1' ? n : n + 1
    const byStatement = (x: readonly number[], t: number): number =>
      (part === 'a' ? system(x, t, reading, s as SlackReading) : formula(x, t, reading)) ?? -1
    const truth = (x: readonly number[], t: number): number =>
      part === 'b'
        ? (levelBoundBySystem(x, t, reading, s as SlackReading) ?? -1)
        : levels.at(box.rank(x), t)
    const firstWrong = (x: readonly number[]): number | undefined =>
      Array.from({ length: last - 1 }, (_, i) => i + 2).find(
        (t) => byStatement(x, t) !== truth(x, t),
      )
    const found = tally(streamHeader(id, parameters, domain))
    box.forEach((x, rank) => found.test(x, firstWrong(x) === undefined, levels.E[rank]!))
    return found.result('definition', (x) => {
      const t = firstWrong(x)!
      return {
        expected: byStatement(x, t),
        actual: truth(x, t),
        explain: `at ${formatPosition(x)} and t = ${t}, ${part === 'a' ? 'the system' : 'the min formula'} gives ${byStatement(x, t)}, but ${part === 'b' ? 'the largest q of the system gives' : 'by definition b_t is'} ${truth(x, t)}`,
      }
    })
  },
})
