import {
  compareGolden,
  errorOfPhi,
  type Fraction,
  goldenOf,
  isWithinOfPhi,
  newtonApproximation,
  STARTING_VALUE,
} from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { upTo } from '../../../claim/domains.ts'
import { instances } from '../../../judge/instances.ts'

/** The criterion for x_r from a start. */
function converges(r: number, start: Fraction): boolean {
  const x = newtonApproximation(r, start)
  const before =
    r === 0 ? goldenOf({ p: 1n, q: 1n }) : errorOfPhi(newtonApproximation(r - 1, start))
  return isWithinOfPhi(x, 2 ** r) && compareGolden(errorOfPhi(x), before) < 0
}

/** Newton’s iteration converges to the golden ratio. */
export const vN38: Claim = instances({
  id: 'V-N.38',
  kind: 'algorithm',
  at: 'sections 14 to 16 (38), (39)',
  title: 'x_0 = 1.618, x_{r+1} = (x_r²+1)/(2x_r−1) converges to (1+√5)/2',
  statement: String.raw`$x_0=1.618$, $x_{r+1}=(x_r^2+1)/(2x_r-1)$ (38) converges to $(1+\sqrt5)/2$; $x_r=(1+\sqrt5)/2+\varepsilon_r$ (39).`,
  conventions: ['criterion: |ε_r| < 10^(−2^r), and |ε_r| falls'],
  decides: 'every r up to max, on exact fractions and exact comparison with (1+√5)/2',
  complexity: 'numbers of about 3·2^max digits',
  domain: upTo('r', 12),
  quick: { max: 9 },
  *instances({ domain }) {
    for (let r = 0; r <= domain.max; r++) yield { r }
  },
  digest: ({ r }) => r,
  method: 'exact fractions',
  printed: ({ r }) => converges(r, STARTING_VALUE),
  wrong: {
    max: 5,
    // 3 is not within 10^-1 of the limit
    holds: ({ r }) => converges(r, r === 0 ? { p: 3n, q: 1n } : STARTING_VALUE),
  },
})
