import type { AppendixLine } from './branch.ts'

/**
 * The appendix for |x| ≡ 1 (mod 3).
 * @source GMMV-App-case1
 */
export const CASE_1: readonly AppendixLine[] = [
  {
    name: '1',
    condition: 'x_1 and x_2 both odd',
    formula: 'never (N)',
    when: ({ z, isX1Odd, isX2Odd }) => z.and([isX1Odd, isX2Odd]),
    isP: ({ z }) => z.truth(false),
  },
  {
    name: '2',
    condition: 'else D ≥ 0, or D is even, or D = −3',
    formula: 'x_1 + x_2 is even',
    when: ({ z, D }) => z.or([z.ge(D, 0), z.even(D), z.eq(D, -3)]),
    isP: ({ z, sum12 }) => z.even(sum12),
  },
  {
    name: '3',
    condition: 'else D = −1 or D = −5',
    formula: 'x_1 + x_2 is odd',
    when: ({ isDOneOf }) => isDOneOf(-1, -5),
    isP: ({ z, sum12 }) => z.odd(sum12),
  },
  {
    name: '4',
    condition: 'else',
    formula: 'x_2 + p + q is odd, p = [d = 1], q = Q(7)',
    when: ({ z }) => z.truth(true),
    isP: ({ z, isX2Odd, d, Q, isOddNumberOf }) => isOddNumberOf(isX2Odd, z.eq(d, 1), Q(7)),
  },
]
