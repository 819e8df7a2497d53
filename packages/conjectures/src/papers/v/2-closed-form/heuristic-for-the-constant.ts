import {
  addGolden,
  compareGolden,
  divGolden,
  type GoldenNumber,
  goldenOf,
  mulGolden,
  PHI,
  signGolden,
} from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { FixedDomain, UpToDomain } from '../../../claim/verdict.ts'
import { judgeLinearGrowth } from '../../../facts/wythoff/linear-growth.ts'
import { choice, fixed, judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The constant z, the slope of b_n, the ratio of both, and the equation. */
interface Heuristic {
  readonly z: GoldenNumber
  readonly slopeOfB: GoldenNumber
  readonly ratio: GoldenNumber
  /** Coefficients of x², x, 1. */
  readonly equation: readonly [bigint, bigint, bigint]
}

const ONE = goldenOf({ p: 1n, q: 1n })

/** The heuristic that leads to the golden ratio. */
export const v22: Claim = vClaim<{ part: string }, UpToDomain | FixedDomain, Heuristic>({
  id: 'V-22',
  kind: 'remark',
  source: 'section 9, (22) to (24)',
  paperStatus: 'asserted',
  title: 'a_n = nz + o(n), b_n = (z+1)n + o(n), (z+1)/z = z, z² − z − 1 = 0',
  statement: String.raw`$a_n=nz+o(n)$, $b_n=(z+1)n+o(n)$ (22), hence $b_n/a_n\sim (z+1)/z\sim z$ (23), and $z$ is the positive root of $x^2-x-1=0$ (24).`,
  conventions: [
    'z = (1+√5)/2; criterion for (22): a deviation of at most 1 for all n ≤ max; asymptotics are reported, not proved',
  ],
  decides:
    'parts a and b: every n up to max, exactly, on winning points found by the pass over the plane; parts ratio and root: exact arithmetic in Q(√5)',
  complexity: 'O(max²)',
  parameters: [choice('part', 'a_n, b_n, (23), (24)', 'a', 'b', 'ratio', 'root')],
  defaultDomain: ({ part }) => (part === 'a' || part === 'b' ? upTo('n', 4000)() : fixed()),
  quick: { max: 500 },
  printed: {
    z: PHI,
    slopeOfB: addGolden(PHI, ONE),
    ratio: divGolden(addGolden(PHI, ONE), PHI),
    equation: [1n, -1n, -1n],
  },
  judge: ({ z, slopeOfB, ratio, equation }, asked) => {
    const { domain } = asked
    if (domain.kind === 'up-to') {
      return asked.parameters.part === 'a'
        ? judgeLinearGrowth(z, ({ a }, n) => a[n]!, { ...asked, domain })
        : judgeLinearGrowth(slopeOfB, ({ b }, n) => b[n]!, { ...asked, domain })
    }
    return judgeList(asked, 'exact arithmetic', (test) => {
      const [c2, c1, c0] = equation.map((p) => goldenOf({ p, q: 1n }))
      const value = addGolden(addGolden(mulGolden(c2!, mulGolden(z, z)), mulGolden(c1!, z)), c0!)
      const holds =
        asked.parameters.part === 'ratio'
          ? compareGolden(ratio, z) === 0
          : signGolden(value) === 0 && signGolden(z) > 0
      test(holds, 1, () => ({
        witness: { z: `(${z.a}+${z.b}√5)/${z.c}` },
        expected: asked.parameters.part === 'ratio' ? '(z+1)/z = z' : 'a positive root',
        actual: 'not so',
        explain: `exact arithmetic in Q(√5) denies part ${asked.parameters.part}`,
      }))
    })
  },
})
