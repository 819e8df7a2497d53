import type { AppendixLine } from './branch.ts'

/**
 * The lines of the appendix for positions with |x| ≡ 0 (mod 3).
 * @source GMMV-App-case0
 */
export const CASE_0: readonly AppendixLine[] = [
  {
    name: '1',
    condition: 'x_1 and x_2 both odd',
    formula: 'never (N)',
    when: ({ z, isX1Odd, isX2Odd }) => z.and([isX1Odd, isX2Odd]),
    isP: ({ z }) => z.truth(false),
  },
  {
    name: '2',
    condition: 'else D ≥ 0',
    formula: 'x_1 + x_2 is even',
    when: ({ z, D }) => z.ge(D, 0),
    isP: ({ z, sum12 }) => z.even(sum12),
  },
  {
    name: '3',
    condition: 'else D = −1',
    formula: 'x_1 + x_2 is odd',
    when: ({ z, D }) => z.eq(D, -1),
    isP: ({ z, sum12 }) => z.odd(sum12),
  },
  {
    name: '4',
    condition: 'else x_1 + x_3 − x_2 is even',
    formula: 'x_1 + x_2 is even',
    when: ({ z, d }) => z.even(d),
    isP: ({ z, sum12 }) => z.even(sum12),
  },
  {
    name: '5',
    condition: 'else',
    formula: 'x_2 + p + q is even, p = [d = 3], q = Q(3)',
    when: ({ z }) => z.truth(true),
    isP: ({ z, isX2Odd, d, Q, isOddNumberOf }) => z.not(isOddNumberOf(isX2Odd, z.eq(d, 3), Q(3))),
  },
]
