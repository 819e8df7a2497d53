import {
  compareGolden,
  errorOfPhi,
  type Fraction,
  goldenOf,
  isWithinOfPhi,
  newtonApproximation,
  STARTING_VALUE,
  absGolden,
  G,
  type GoldenNumber,
  PHI,
  powGolden,
  subGolden,
} from '@nim/core/wythoff'
import { type CaseParameters, choice, type Claim, instances, upTo } from '../../../judge/index.ts'

/** The criterion for the iterate x_r of the iteration that begins at `start`. */
function converges(r: number, start: Fraction): boolean {
  const x = newtonApproximation(r, start)
  const before =
    r === 0 ? goldenOf({ p: 1n, q: 1n }) : errorOfPhi(newtonApproximation(r - 1, start))
  return isWithinOfPhi(x, 2 ** r) && compareGolden(errorOfPhi(x), before) < 0
}

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
  // The mutation is false because 3 is not within 10^-1 of the limit.
  wrongAt: { max: 5 },
  wrong: ({ r }) => converges(r, r === 0 ? { p: 3n, q: 1n } : STARTING_VALUE),
})

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

/** ε_r ≤ 10^−digits. */
const hasDigits = (error: GoldenNumber, digits: number): boolean =>
  isBelow(error, goldenOf({ p: 1n, q: 10n ** BigInt(digits) }))

export const vN40: Claim = instances({
  id: 'V-N.40',
  kind: 'lemma',
  at: 'sections 14 to 16 (40)',
  title: 'ε_r ≤ ε_0^(2^r) = |x_0 − φ|^(2^r), ε_0 < 0.001',
  statement: String.raw`$\varepsilon_r\le\varepsilon_0^{2^r}=|x_0-\varphi|^{2^r}$ (quadratic rate), $\varepsilon_0<0.001$ (40), where $\varphi=(1+\sqrt5)/2$. Printed: $\varepsilon_0^r$ in the middle, and $g$ for $\varphi$.`,
  conventions: [
    'ε_r means |x_r − (1+√5)/2|; readings of the letter g: r1: (21), g = (√5−1)/2; r2: the limit (1+√5)/2',
    'parts: ε_0 = |x_0 − g| < 0.001; ε_r ≤ |x_0 − g|^r; ε_r ≤ |x_0 − g|^(2^r); the printed equality of the two powers',
  ],
  parameters: [
    choice('part', 'part of (40)', ['start', 'exponent r', 'exponent 2^r', 'equality']),
    choice('reading', 'the letter g', ['r1', 'r2']),
  ],
  principal: {
    cases: { part: ['start', 'exponent r', 'exponent 2^r'], reading: ['r2'] },
    because:
      'the paper calls the rate quadratic, and ε_r is the distance from (1+√5)/2 (39). Only for this limit, ε_0 < 0.001. So g is this limit, and the exponent r of the middle term stands for 2^r',
  },
  domain: upTo('r', 10),
  quick: { max: 8 },
  instances: ({ domain }) => errors(domain.max),
  digest: ({ r }) => r,
  method: 'exact arithmetic',
  says: {
    start: '|x_0 − g| < 0.001',
    'exponent r': 'ε_r ≤ |x_0 − g|^r',
    'exponent 2^r': 'ε_r ≤ |x_0 − g|^(2^r)',
    equality: '|x_0 − g|^r = |x_0 − g|^(2^r)',
  },
  printed: {
    start: ({ r }, of) =>
      r === 0 ? compareGolden(power(of, 1), goldenOf({ p: 1n, q: 1000n })) < 0 : null,
    'exponent r': ({ r, error }, of) => isBelow(error, power(of, r)),
    'exponent 2^r': ({ r, error }, of) => isBelow(error, power(of, 2 ** r)),
    equality: ({ r }, of) => compareGolden(power(of, r), power(of, 2 ** r)) === 0,
  },
  // The mutation is false because the rate is quadratic, not cubic.
  wrongAt: { case: { part: 'exponent 2^r', reading: 'r2' }, max: 5 },
  wrong: ({ r, error }, of) => isBelow(error, power(of, r === 2 ? 3 ** r : 2 ** r)),
  witness: ({ r }, { reading }) => ({ r, g: reading === 'r1' ? '(√5−1)/2' : '(1+√5)/2' }),
  evidence: ({ r }, { part }) => ({
    expected: part === 'start' ? '|x_0 − g| < 0.001' : `${part} holds`,
    actual: 'it does not',
    explain: `for r = ${r}, exactly: ${part === 'start' ? '|x_0 − g| is 0.001 or more' : `part ${part} of (40) fails`}`,
  }),
})

export const vN41: Claim = instances({
  id: 'V-N.41',
  kind: 'lemma',
  at: 'sections 14 to 16 (41)',
  title: 'from 10^(−3·2^r) ≤ 10^(−k): 3·2^r ≥ k',
  statement: String.raw`From $10^{-3\cdot2^r}\le10^{-k}$: $3\cdot2^r\ge k$ (41). So $r$ iterations with $3\cdot2^r\ge k$ have an error of at most $10^{-k}$.`,
  conventions: [
    'part implication: the purpose of the step, namely that 3·2^r ≥ k iterations give ε_r ≤ 10^(−k), for k ≤ 400; part accuracy: the bound ε_r ≤ 10^(−3·2^r) that it starts from',
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
  says: {
    implication: 'ε_r ≤ 10^(−k) where 3·2^r ≥ k',
    accuracy: 'ε_r ≤ 10^(−3·2^r)',
  },
  printed: {
    implication: ({ r, k, error }) => (3 * 2 ** r >= k ? hasDigits(error, k) : null),
    accuracy: ({ r, error }) => hasDigits(error, 3 * 2 ** r),
  },
  // The mutation is false because x_0 does not have five correct digits.
  wrongAt: { case: { part: 'accuracy' }, max: 3 },
  wrong: ({ r, error }) => hasDigits(error, r === 0 ? 5 : 3 * 2 ** r),
})
