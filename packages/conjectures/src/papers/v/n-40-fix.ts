import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { type ErrorBound, vN40 } from './4-accuracy/newton-errors.ts'

/** The error of Newton’s iteration, with 2^r in the middle and the limit for g. */
export const vN40Fix: Claim = correctedClaim(vN40, {
  title: 'ε_r ≤ ε_0^(2^r) = |x_0 − φ|^(2^r), ε_0 < 0.001, φ = (1+√5)/2',
  statement: String.raw`$\varepsilon_r\le\varepsilon_0^{2^r}=|x_0-\varphi|^{2^r}$ (quadratic rate), $\varepsilon_0<0.001$, where $\varphi=(1+\sqrt5)/2$ is the limit of $x_r$. Changed: the exponent $r$ of $\varepsilon_0$ to $2^r$, and $g$ of (21) to $\varphi=g+1$.`,
  conventions: [
    'ε_r = |x_r − (1+√5)/2|; reading r2: the letter g of (40) is the limit (1+√5)/2',
    'parts: ε_0 = |x_0 − φ| < 0.001; ε_r ≤ |x_0 − φ|^(2^r); the equality of the two powers, which now follows from the definition of ε_0',
  ],
  only: { part: ['start', 'exponent 2^r', 'equality'], reading: ['r2'] },
  printed: { ...(vN40.printed as ErrorBound), exponent: (r: number) => 2 ** r },
})
