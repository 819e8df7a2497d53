import {
  absGolden,
  compareGolden,
  type Fraction,
  goldenOf,
  newtonStep,
  PHI,
  STARTING_VALUE,
  subGolden,
} from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { isWithin } from '../../../facts/wythoff/near-phi.ts'
import { judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

interface Process {
  readonly start: Fraction
  readonly step: (x: Fraction) => Fraction
}

/** Newton’s iteration converges to the golden ratio. */
export const vN38: Claim = vClaim<Record<string, never>, UpToDomain, Process>({
  id: 'V-N.38',
  kind: 'algorithm',
  source: 'sections 14 to 16 (38), (39)',
  paperStatus: 'asserted',
  title: 'x_0 = 1.618, x_{r+1} = (x_r²+1)/(2x_r−1) converges to (1+√5)/2',
  statement: String.raw`$x_0=1.618$, $x_{r+1}=(x_r^2+1)/(2x_r-1)$ (38) converges to $(1+\sqrt5)/2$; $x_r=(1+\sqrt5)/2+\varepsilon_r$ (39).`,
  conventions: ['criterion: |ε_r| < 10^(−2^r), and |ε_r| falls'],
  decides:
    'for every r up to max, the criterion, on exact fractions and exact comparison with (1+√5)/2',
  complexity: 'numbers of about 3·2^max digits',
  parameters: [],
  defaultDomain: upTo('r', 12),
  quick: { max: 9 },
  printed: { start: STARTING_VALUE, step: newtonStep },
  judge: ({ start, step }, asked) =>
    judgeList(asked, 'exact fractions', (test) => {
      let x = start
      let before = goldenOf({ p: 1n, q: 1n })
      for (let r = 0; r <= asked.domain.max; r++) {
        const error = absGolden(subGolden(goldenOf(x), PHI))
        const holds = isWithin(x, 2 ** r) && compareGolden(error, before) < 0
        test(holds, r, () => ({
          witness: { r },
          expected: `|ε_${r}| < 10^-${2 ** r} and less than |ε_${r - 1}|`,
          actual: 'not so',
          explain: `x_${r} is not that near to (1+√5)/2`,
        }))
        before = error
        x = step(x)
      }
    }),
})
