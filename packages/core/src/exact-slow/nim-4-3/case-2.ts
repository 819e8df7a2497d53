import { type AppendixBranch, indicator } from './branch.ts'

/**
 * The appendix for |x| ≡ 2 (mod 3). In branch 2.2c, x_1 + x_2 is always odd, so the second value of
 * c is never used; it is printed all the same.
 * @source GMMV-App-case2
 */
export const CASE_2: readonly AppendixBranch[] = [
  {
    id: 'GMMV-App-case2.1a',
    residue: 2,
    condition: 'x_1, x_2 both odd; D ≥ 0 or D ∈ {−1, −3, −4, −7}',
    formula: 'never (N)',
    applies: ({ isX1Odd, isX2Odd, isDNonnegative, isDOneOf }) =>
      isX1Odd && isX2Odd && (isDNonnegative || isDOneOf(-1, -3, -4, -7)),
    isP: () => false,
  },
  {
    id: 'GMMV-App-case2.1b',
    residue: 2,
    condition: 'x_1, x_2 both odd; otherwise',
    formula: 'p is odd, p = Q(c), c = 2 + 3((x_1 + x_2) mod 4)',
    applies: ({ isX1Odd, isX2Odd }) => isX1Odd && isX2Odd,
    isP: ({ sumMod4, Q }) => Q(2 + 3 * sumMod4) === 1,
  },
  {
    id: 'GMMV-App-case2.2a',
    residue: 2,
    condition: 'x_1 odd, x_2 even; D ≥ 0 or D ∈ {−2, −3, −6}',
    formula: 'never (N)',
    applies: ({ isX1Odd, isX2Odd, isDNonnegative, isDOneOf }) =>
      isX1Odd && !isX2Odd && (isDNonnegative || isDOneOf(-2, -3, -6)),
    isP: () => false,
  },
  {
    id: 'GMMV-App-case2.2b',
    residue: 2,
    condition: 'x_1 odd, x_2 even; otherwise, D = −1',
    formula: 'always (P)',
    applies: ({ isX1Odd, isX2Odd, isDOneOf }) => isX1Odd && !isX2Odd && isDOneOf(-1),
    isP: () => true,
  },
  {
    id: 'GMMV-App-case2.2c',
    residue: 2,
    condition: 'x_1 odd, x_2 even; otherwise',
    formula:
      'p + q is odd, p = [d = 1], q = Q(c), c = 5 if x_1 + x_2 is odd, c = 8 − 3((x_1 + x_2) mod 4) otherwise',
    applies: ({ isX1Odd, isX2Odd }) => isX1Odd && !isX2Odd,
    isP: ({ sumMod4, d, Q }) => {
      const c = sumMod4 % 2 === 1 ? 5 : 8 - 3 * sumMod4
      return (indicator(d === 1) + Q(c)) % 2 === 1
    },
  },
  {
    id: 'GMMV-App-case2.3a',
    residue: 2,
    condition: 'x_1 even; D ≥ 0 or D ∈ {−2, −3, −6}',
    formula: 'x_2 is even',
    applies: ({ isX1Odd, isDNonnegative, isDOneOf }) =>
      !isX1Odd && (isDNonnegative || isDOneOf(-2, -3, -6)),
    isP: ({ isX2Odd }) => !isX2Odd,
  },
  {
    id: 'GMMV-App-case2.3b',
    residue: 2,
    condition: 'x_1 even; otherwise, D = −1',
    formula: 'x_2 is odd',
    applies: ({ isX1Odd, isDOneOf }) => !isX1Odd && isDOneOf(-1),
    isP: ({ isX2Odd }) => isX2Odd,
  },
  {
    id: 'GMMV-App-case2.3c',
    residue: 2,
    condition: 'x_1 even; otherwise',
    formula:
      'p + q + x_2 is even, p = [d = 3], q = Q(c), c = 5 if x_1 + x_2 is odd, c = 2 + 3((x_1 + x_2) mod 4) otherwise',
    applies: ({ isX1Odd }) => !isX1Odd,
    isP: ({ isX2Odd, sumMod4, d, Q }) => {
      const c = sumMod4 % 2 === 1 ? 5 : 2 + 3 * sumMod4
      return (indicator(d === 3) + Q(c) + indicator(isX2Odd)) % 2 === 0
    },
  },
]
