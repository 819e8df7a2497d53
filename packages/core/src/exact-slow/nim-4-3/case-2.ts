import type { AppendixLine } from './branch.ts'
import type { OfContext } from './context.ts'

const isBothOdd: OfContext = ({ z, isX1Odd, isX2Odd }) => z.and([isX1Odd, isX2Odd])
const isLow: OfContext = ({ z, D, isDOneOf }) => z.or([z.ge(D, 0), isDOneOf(-2, -3, -6)])

/**
 * The appendix for |x| ≡ 2 (mod 3). In branch 2.2c, x_1 + x_2 is always odd, so the second printed
 * value of c is never used.
 *
 * In the corrected version, c is computed from x_1 + x_3 − x_2, that is, from d, wherever the
 * printed version computes it from x_1 + x_2. Conditions and order are as printed.
 *
 * @source GMMV-App-case2
 */
export const CASE_2: readonly AppendixLine[] = [
  {
    name: '1a',
    condition: 'x_1, x_2 both odd; D ≥ 0 or D ∈ {−1, −3, −4, −7}',
    formula: 'never (N)',
    when: (context) => {
      const { z, D, isDOneOf } = context
      return z.and([isBothOdd(context), z.or([z.ge(D, 0), isDOneOf(-1, -3, -4, -7)])])
    },
    isP: ({ z }) => z.truth(false),
  },
  {
    name: '1b',
    condition: 'x_1, x_2 both odd; otherwise',
    formula: 'p is odd, p = Q(c), c = 2 + 3((x_1 + x_2) mod 4)',
    corrected: 'p is odd, p = Q(c), c = 2 + 3d',
    when: isBothOdd,
    isP: ({ z, s, Q }) => Q(z.sum([z.of(2), z.times(3, s)])),
  },
  {
    name: '2a',
    condition: 'x_1 odd, x_2 even; D ≥ 0 or D ∈ {−2, −3, −6}',
    formula: 'never (N)',
    when: (context) => context.z.and([context.isX1Odd, isLow(context)]),
    isP: ({ z }) => z.truth(false),
  },
  {
    name: '2b',
    condition: 'x_1 odd, x_2 even; otherwise, D = −1',
    formula: 'always (P)',
    when: ({ z, isX1Odd, D }) => z.and([isX1Odd, z.eq(D, -1)]),
    isP: ({ z }) => z.truth(true),
  },
  {
    name: '2c',
    condition: 'x_1 odd, x_2 even; otherwise',
    formula:
      'p + q is odd, p = [d = 1], q = Q(c), c = 5 if x_1 + x_2 is odd, c = 8 − 3((x_1 + x_2) mod 4) otherwise',
    corrected: 'p + q is odd, p = [d = 1], q = Q(c), c = 5 if d is odd, c = 8 − 3d otherwise',
    when: ({ isX1Odd }) => isX1Odd,
    isP: ({ z, d, s, Q, isOddNumberOf }) =>
      isOddNumberOf(z.eq(d, 1), Q(z.ite(z.odd(s), 5, z.minus(8, z.times(3, s))))),
  },
  {
    name: '3a',
    condition: 'x_1 even; D ≥ 0 or D ∈ {−2, −3, −6}',
    formula: 'x_2 is even',
    when: isLow,
    isP: ({ z, x2 }) => z.even(x2),
  },
  {
    name: '3b',
    condition: 'x_1 even; otherwise, D = −1',
    formula: 'x_2 is odd',
    when: ({ z, D }) => z.eq(D, -1),
    isP: ({ isX2Odd }) => isX2Odd,
  },
  {
    name: '3c',
    condition: 'x_1 even; otherwise',
    formula:
      'p + q + x_2 is even, p = [d = 3], q = Q(c), c = 5 if x_1 + x_2 is odd, c = 2 + 3((x_1 + x_2) mod 4) otherwise',
    corrected:
      'p + q + x_2 is even, p = [d = 3], q = Q(c), c = 5 if d is odd, c = 2 + 3d otherwise',
    when: ({ z }) => z.truth(true),
    isP: ({ z, isX2Odd, d, s, Q, isOddNumberOf }) => {
      const c = z.ite(z.odd(s), 5, z.sum([z.of(2), z.times(3, s)]))
      return z.not(isOddNumberOf(z.eq(d, 3), Q(c), isX2Odd))
    },
  },
]
