import { criticalByTheorem1 } from '@nim/core/exact-slow'
import { boxCount } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { looking, SUM_TOP_EVEN } from '../../rows/looks-at.ts'
import type { BoxDomain, UpToDomain } from '../../claim/verdict.ts'
import { checkLinearTime } from '../../judge/shapes/gmmv/check-linear-time.ts'
import { checkRays } from '../../judge/shapes/gmmv/check-rays.ts'
import { checkSemilinearFormula } from '../../judge/shapes/gmmv/check-semilinear-formula.ts'
import { kPlusOneCost } from '../../facts/exact-slow/k-plus-one-tables.ts'
import type { Period } from '../../facts/exact-slow/period.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

const PARTS = ['a-formula', 'a-rays', 'b'] as const
const MOST_PILES = { 'a-formula': [2, 5], 'a-rays': [3, 5], b: [2, 3] } as const

/** What the remark says, part by part. */
export interface Semilinear {
  /** The m for which x satisfies (A) or (B): conditions of linear arithmetic. */
  readonly criticalLevels: (x: readonly number[]) => readonly number[]
  /** What a ray must show; null: no period seen. */
  readonly ray: (period: Period | null) => boolean
  /** Steps allowed to recognise a position whose largest pile has so many binary digits. */
  readonly steps: (digits: number) => number
}

/** P-positions as a semilinear set. */
export const gmmvS3: Claim = defineClaim<
  { part: (typeof PARTS)[number]; n: number },
  BoxDomain | UpToDomain,
  Semilinear
>({
  id: 'GMMV-S3',
  paper: 'gmmv',
  kind: 'remark',
  source: `${GMMV}, section 3`,
  paperStatus: 'proved',
  title: 'for fixed k the P-positions of NIM(k+1,k) are semilinear and recognised in linear time',
  statement: String.raw`Fix $k$. (a) Conditions (A), (B) and the predicate $R(x)=2y$ are expressible in Presburger arithmetic (there is a $2y$-critical $z\preceq x$ and no $(2y+1)$-critical one), so the set of P-positions of $NIM(k+1,k)$ is semilinear. (b) P-positions are recognised in linear time.`,
  conventions: [
    'a-formula: R(x) = m for the only m with an m-critical z ≼ x, by (A) or (B), and no (m+1)-critical one',
    'a-rays: along x + t·d, x sorted with piles ≤ 2, d sorted with entries ≤ 2, the parity of R must show an eventual period within t < max, that is preperiod + 2·period ≤ max; R by the M-rule',
    'b: a finite automaton that reads all piles digit by digit in base 2, made from the 2-kernel of the property "P"; one step a digit',
  ],
  decides:
    'a-formula: every position of the box, exactly; a-rays: bounded evidence for semilinearity; b: whether the automaton, whose number of steps is the number of digits, gives the outcome at every vector of the box and at 500 fixed pseudo-random vectors of up to 200 digits; this is evidence for n ≤ 3 only',
  complexity: 'a: C(max+n,n) positions, resp. number of rays times max; b: (max+1)^n',
  parameters: [
    { kind: 'choice', name: 'part', about: 'part of the remark', values: () => PARTS },
    {
      kind: 'integer',
      name: 'n',
      about: 'number of piles',
      allowed: ({ part }) => MOST_PILES[part as (typeof PARTS)[number]],
      defaults: () => [2, 4],
    },
  ],
  quick: { ranges: { n: [2, 3] } },
  defaultDomain: ({ part, n }) => {
    if (part === 'a-rays') return { kind: 'up-to', of: 't', max: 120 }
    return part === 'b' ? { kind: 'box', max: n === 2 ? 40 : 12 } : boxNear(n, 10_000)
  },
  cost: ({ part, n }, domain) => {
    if (domain.kind === 'box' && part === 'a-formula') return kPlusOneCost(n, domain, 80)
    const positions =
      part === 'b'
        ? boxCount(n, domain.max, false)
        : boxCount(n, 2, true) ** 2n * BigInt(domain.max)
    return { positions, memory: 2n ** 24n }
  },
  printed: {
    criticalLevels: looking(SUM_TOP_EVEN, (x: readonly number[]) =>
      criticalByTheorem1(x).map(({ m }) => m),
    ),
    ray: (period) => period !== null,
    steps: (digits) => digits,
  },
  judge: (statement, { id, parameters, domain, limits }) => {
    const asked = { id, parameters, limits }
    if (domain.kind === 'up-to') return checkRays(statement, { ...asked, domain })
    return parameters.part === 'b'
      ? checkLinearTime(statement, { ...asked, domain })
      : checkSemilinearFormula(statement, { ...asked, domain })
  },
})
