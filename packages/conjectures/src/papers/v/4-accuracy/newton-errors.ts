import {
  absGolden,
  compareGolden,
  G,
  type GoldenNumber,
  goldenOf,
  newtonApproximation,
  PHI,
  powGolden,
  STARTING_VALUE,
  subGolden,
} from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { choice, judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The printed exponents and the printed bound of ε_0. */
export interface ErrorBound {
  readonly exponent: (r: number) => number
  readonly doubledExponent: (r: number) => number
  readonly startBelow: GoldenNumber
}

/** The error of Newton’s iteration. */
export const vN40: Claim = vClaim<{ part: string; reading: string }, UpToDomain, ErrorBound>({
  id: 'V-N.40',
  kind: 'lemma',
  source: 'sections 14 to 16 (40)',
  paperStatus: 'asserted',
  title: 'ε_r ≤ ε_0^r = |x_0 − g|^(2^r), ε_0 < 0.001',
  statement: String.raw`$\varepsilon_r\le\varepsilon_0^r=|x_0-g|^{2^r}$ (quadratic rate), $\varepsilon_0<0.001$ (40).`,
  conventions: [
    'ε_r is taken as |x_r − (1+√5)/2|; readings of the letter g: r1: (21), g = (√5−1)/2; r2: the limit (1+√5)/2',
    'parts: ε_0 = |x_0 − g| < 0.001; ε_r ≤ |x_0 − g|^r; ε_r ≤ |x_0 − g|^(2^r); the printed equality of the two powers',
  ],
  decides: 'every r up to max, by exact arithmetic in Q(√5)',
  complexity: 'numbers of about 4·2^max digits',
  parameters: [
    choice('part', 'part of (40)', 'start', 'exponent r', 'exponent 2^r', 'equality'),
    choice('reading', 'the letter g', 'r1', 'r2'),
  ],
  defaultDomain: upTo('r', 10),
  quick: { max: 8 },
  printed: {
    exponent: (r) => r,
    doubledExponent: (r) => 2 ** r,
    startBelow: goldenOf({ p: 1n, q: 1000n }),
  },
  judge: ({ exponent, doubledExponent, startBelow }, asked) =>
    judgeList(asked, 'exact arithmetic', (test) => {
      const { part, reading } = asked.parameters
      const base = absGolden(subGolden(goldenOf(STARTING_VALUE), reading === 'r1' ? G : PHI))
      for (let r = 0; r <= (part === 'start' ? 0 : asked.domain.max); r++) {
        const error = absGolden(subGolden(goldenOf(newtonApproximation(r)), PHI))
        const single = powGolden(base, exponent(r))
        const doubled = powGolden(base, doubledExponent(r))
        const holds =
          part === 'start'
            ? compareGolden(base, startBelow) < 0
            : part === 'equality'
              ? compareGolden(single, doubled) === 0
              : compareGolden(error, part === 'exponent r' ? single : doubled) <= 0
        test(holds, r, () => ({
          witness: { r, g: reading === 'r1' ? '(√5−1)/2' : '(1+√5)/2' },
          expected: part === 'start' ? '|x_0 − g| < 0.001' : `${part} holds`,
          actual: 'it does not',
          explain: `for r = ${r}, exactly: ${part === 'start' ? '|x_0 − g| is 0.001 or more' : `part ${part} of (40) fails`}`,
        }))
      }
    }),
})
