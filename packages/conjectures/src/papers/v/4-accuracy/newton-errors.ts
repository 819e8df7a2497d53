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
  errorOfPhi,
} from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { upTo } from '../../../claim/domains.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import { corrected } from '../../../judge/corrected.ts'
import { instances, instancesClaim } from '../../../judge/instances.ts'
import { choice } from '../../../judge/statement.ts'

/** ε_r, exactly. */
interface NewtonError {
  readonly r: number
  readonly error: GoldenNumber
}

/** |x_r − φ| for r ≤ max. */
function* errors(max: number): Generator<NewtonError> {
  for (let r = 0; r <= max; r++) yield { r, error: errorOfPhi(newtonApproximation(r)) }
}

/** |x_0 − g|^e. */
function power({ reading }: CaseParameters, e: number): GoldenNumber {
  return powGolden(absGolden(subGolden(goldenOf(STARTING_VALUE), reading === 'r1' ? G : PHI)), e)
}

const isBelow = (error: GoldenNumber, bound: GoldenNumber): boolean =>
  compareGolden(error, bound) <= 0

const start = {
  says: '|x_0 − g| < 0.001',
  holds: ({ r }: NewtonError, of: CaseParameters) =>
    r === 0 ? compareGolden(power(of, 1), goldenOf({ p: 1n, q: 1000n })) < 0 : null,
}
const doubled = {
  says: 'ε_r ≤ |x_0 − g|^(2^r)',
  holds: ({ r, error }: NewtonError, of: CaseParameters) => isBelow(error, power(of, 2 ** r)),
}

const printed = instancesClaim({
  id: 'V-N.40',
  kind: 'lemma',
  at: 'sections 14 to 16 (40)',
  title: 'ε_r ≤ ε_0^r = |x_0 − g|^(2^r), ε_0 < 0.001',
  statement: String.raw`$\varepsilon_r\le\varepsilon_0^r=|x_0-g|^{2^r}$ (quadratic rate), $\varepsilon_0<0.001$ (40).`,
  conventions: [
    'ε_r is taken as |x_r − (1+√5)/2|; readings of the letter g: r1: (21), g = (√5−1)/2; r2: the limit (1+√5)/2',
    'parts: ε_0 = |x_0 − g| < 0.001; ε_r ≤ |x_0 − g|^r; ε_r ≤ |x_0 − g|^(2^r); the printed equality of the two powers',
  ],
  parameters: [
    choice('part', 'part of (40)', ['start', 'exponent r', 'exponent 2^r', 'equality']),
    choice('reading', 'the letter g', ['r1', 'r2']),
  ],
  domain: upTo('r', 10),
  quick: { max: 8 },
  instances: ({ domain }) => errors(domain.max),
  digest: ({ r }) => r,
  method: 'exact arithmetic',
  printed: {
    start,
    'exponent r': {
      says: 'ε_r ≤ |x_0 − g|^r',
      holds: ({ r, error }, of) => isBelow(error, power(of, r)),
    },
    'exponent 2^r': doubled,
    equality: {
      says: '|x_0 − g|^r = |x_0 − g|^(2^r)',
      holds: ({ r }, of) => compareGolden(power(of, r), power(of, 2 ** r)) === 0,
    },
  },
  wrong: {
    case: { part: 'exponent 2^r', reading: 'r2' },
    max: 5,
    // the rate is quadratic, not cubic
    holds: ({ r, error }, of) => isBelow(error, power(of, r === 2 ? 3 ** r : 2 ** r)),
  },
  witness: ({ r }, { reading }) => ({ r, g: reading === 'r1' ? '(√5−1)/2' : '(1+√5)/2' }),
  evidence: ({ r }, { part }) => ({
    expected: part === 'start' ? '|x_0 − g| < 0.001' : `${part} holds`,
    actual: 'it does not',
    explain: `for r = ${r}, exactly: ${part === 'start' ? '|x_0 − g| is 0.001 or more' : `part ${part} of (40) fails`}`,
  }),
})

/** The error of Newton’s iteration. */
export const vN40: Claim = instances(printed)

/** The error of Newton’s iteration, with 2^r in the middle and the limit for g. */
export const vN40Fix: Claim = instances(
  corrected(
    printed,
    {
      title: 'ε_r ≤ ε_0^(2^r) = |x_0 − φ|^(2^r), ε_0 < 0.001, φ = (1+√5)/2',
      statement: String.raw`$\varepsilon_r\le\varepsilon_0^{2^r}=|x_0-\varphi|^{2^r}$ (quadratic rate), $\varepsilon_0<0.001$, where $\varphi=(1+\sqrt5)/2$ is the limit of $x_r$. Changed: the exponent $r$ of $\varepsilon_0$ to $2^r$, and $g$ of (21) to $\varphi=g+1$.`,
      conventions: [
        'ε_r = |x_r − (1+√5)/2|; reading r2: the letter g of (40) is the limit (1+√5)/2',
        'parts: ε_0 = |x_0 − φ| < 0.001; ε_r ≤ |x_0 − φ|^(2^r); the equality of the two powers, which now follows from the definition of ε_0',
      ],
      printed: {
        start,
        'exponent 2^r': doubled,
        equality: {
          says: 'ε_0^(2^r) = |x_0 − φ|^(2^r)',
          holds: ({ r }, of) =>
            compareGolden(powGolden(errorOfPhi(STARTING_VALUE), 2 ** r), power(of, 2 ** r)) === 0,
        },
      },
      wrong: {
        case: { part: 'equality', reading: 'r2' },
        max: 3,
        // ε_0^3 is not ε_0^(2^2)
        holds: ({ r }, of) =>
          compareGolden(power(of, r === 2 ? 3 : 2 ** r), power(of, 2 ** r)) === 0,
      },
    },
    {
      only: { part: ['start', 'exponent 2^r', 'equality'], reading: ['r2'] },
      digestedAs: 'printed',
    },
  ),
)

/** The digits after r iterations: 3·2^r. */
export const vN41: Claim = instances({
  id: 'V-N.41',
  kind: 'lemma',
  at: 'sections 14 to 16 (41)',
  title: 'from 10^(−3·2^r) ≤ 10^(−k): 3·2^r ≥ k',
  statement: String.raw`From $10^{-3\cdot2^r}\le10^{-k}$: $3\cdot2^r\ge k$ (41).`,
  conventions: [
    'part implication: the step as printed, for k ≤ 400; part accuracy: the bound ε_r ≤ 10^(−3·2^r) that it starts from',
  ],
  domain: upTo('r', 9),
  quick: { max: 7 },
  *instances({ domain, parameters: { part } }) {
    for (const found of errors(domain.max)) {
      for (let k = 0; k <= (part === 'accuracy' ? 0 : 400); k++) yield { ...found, k }
    }
  },
  digest: ({ r, k }, { part }) => (part === 'accuracy' ? r : k),
  method: 'exact integers',
  printed: {
    implication: {
      says: '10^(−3·2^r) ≤ 10^(−k) only if 3·2^r ≥ k',
      holds: ({ r, k }) => (10n ** BigInt(3 * 2 ** r) >= 10n ** BigInt(k) ? 3 * 2 ** r >= k : null),
    },
    accuracy: {
      says: 'ε_r ≤ 10^(−3·2^r)',
      holds: ({ r, error }) => isBelow(error, goldenOf({ p: 1n, q: 10n ** BigInt(3 * 2 ** r) })),
    },
  },
  wrong: {
    case: { part: 'accuracy' },
    max: 3,
    // x_0 has not five digits
    holds: ({ r, error }) =>
      isBelow(error, goldenOf({ p: 1n, q: 10n ** BigInt(r === 0 ? 5 : 3 * 2 ** r) })),
  },
})
