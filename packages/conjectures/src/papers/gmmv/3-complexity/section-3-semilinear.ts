import { boxCount } from '@nim/core/rules'
import { valueWords } from '../../../claim/format-witness.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { levelByTheorem1 } from '../../../facts/exact-slow/level.ts'
import { type Recognised, recognised } from '../../../facts/exact-slow/recognised.ts'
import type { BoxDomain, Claim, UpToDomain } from '../../../judge/index.ts'
import { exists, inParts, instances, positions, remoteness, upTo } from '../../../judge/index.ts'
import type { Ray } from './rays.ts'
import { raysOfNim } from './rays-of-nim.ts'

const card = {
  id: 'GMMV-S3',
  kind: 'remark',
  at: 'section 3',
  paperStatus: 'proved',
  title: 'for fixed k the P-positions of NIM(k+1,k) are semilinear and recognised in linear time',
  statement: String.raw`Fix $k$. (a) Conditions (A), (B) and the predicate $R(x)=2y$ are expressible in Presburger arithmetic (there is a $2y$-critical $z\preceq x$ and no $(2y+1)$-critical one), so the set of P-positions of $NIM(k+1,k)$ is semilinear. (b) P-positions are recognised in linear time.`,
  conventions: [
    'a-formula: R(x) = m for the only m with an m-critical z ≼ x, by (A) or (B), and no (m+1)-critical one',
    'a-rays: along x + t·d, x sorted with piles ≤ 2, d sorted with entries ≤ 2, the parity of R must show an eventual period within t < max, that is preperiod + 2·period ≤ max; R by the M-rule',
    'b: a finite automaton that reads all piles digit by digit in base 2, built from the 2-kernel of the property "P"; one step for each digit',
  ],
  quick: { ranges: { n: [2, 3] } },
} as const

export const gmmvS3: Claim = inParts({
  ...card,
  piles: [2, 4],
  parts: [
    {
      part: 'a-formula',
      piles: [2, 5],
      judged: positions({
        ...card,
        games: kPlusOne(2, 4, 10_000),
        facts: { level: levelByTheorem1, R: remoteness },
        digest: 'R',
        printed: ({ level, R }) => level === R,
      }),
    },
    {
      part: 'a-rays',
      piles: [3, 5],
      judged: instances<{ n: number }, UpToDomain, Ray>({
        ...card,
        domain: upTo('t', 120),
        cost: ({ n }, { max }) => boxCount(n, 2, true) ** 2n * BigInt(max),
        instances: ({ parameters: { n }, domain: { max }, data }) => raysOfNim(n, max, data),
        printed: exists({
          no: ({ x, d }) => `period along ${valueWords(x)} + t·${valueWords(d)}`,
          holdsWitness: ({ seen }) => seen !== null,
        }),
        digest: ({ seen }) => seen?.period ?? 0,
        method: 'M-play',
        witness: ({ x, d, seen }) => ({ x, d, ...seen }),
      }),
    },
    {
      part: 'b',
      piles: [2, 3],
      judged: instances<{ n: number }, BoxDomain, Recognised>({
        ...card,
        unsettled: {
          where: 'fails',
          because:
            'a failure or a higher cost of one automaton says nothing about other procedures',
        },
        domain: ({ n }) => ({ kind: 'box', max: n === 2 ? 40 : 12 }),
        cost: ({ n }, { max }) => ({ positions: boxCount(n, max, false), memory: 2n ** 24n }),
        instances: ({ parameters: { n }, domain, limits, data }) =>
          recognised(n, domain, limits, data),
        printed: ({ isP, accepted, digits, steps }) => accepted === isP && steps <= digits,
        digest: ({ isP }) => (isP ? 0 : 1),
        method: 'retrograde',
        witness: ({ x, digits, steps }) => ({ x: x.map(String), digits, steps }),
      }),
    },
  ],
  // The mutation states that there is no preperiod if d begins with 0.
  wrongAt: { case: { part: 'a-rays', n: 3 } },
  wrong: ({ d, seen }: Ray) => seen !== null && (d[0]! > 0 || seen.preperiod === 0),
})
