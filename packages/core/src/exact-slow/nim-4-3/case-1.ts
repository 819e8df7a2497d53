import { type AppendixBranch, indicator } from './branch.ts'

/**
 * The appendix for |x| ≡ 1 (mod 3).
 * @source GMMV-App-case1
 */
export const CASE_1: readonly AppendixBranch[] = [
  {
    id: 'GMMV-App-case1.1',
    residue: 1,
    condition: 'x_1 and x_2 both odd',
    formula: 'never (N)',
    applies: ({ isX1Odd, isX2Odd }) => isX1Odd && isX2Odd,
    isP: () => false,
  },
  {
    id: 'GMMV-App-case1.2',
    residue: 1,
    condition: 'else D ≥ 0, or D is even, or D = −3',
    formula: 'x_1 + x_2 is even',
    applies: ({ isDNonnegative, isDEven, isDOneOf }) => isDNonnegative || isDEven || isDOneOf(-3),
    isP: ({ sumMod4 }) => sumMod4 % 2 === 0,
  },
  {
    id: 'GMMV-App-case1.3',
    residue: 1,
    condition: 'else D = −1 or D = −5',
    formula: 'x_1 + x_2 is odd',
    applies: ({ isDOneOf }) => isDOneOf(-1, -5),
    isP: ({ sumMod4 }) => sumMod4 % 2 === 1,
  },
  {
    id: 'GMMV-App-case1.4',
    residue: 1,
    condition: 'else',
    formula: 'x_2 + p + q is odd, p = [d = 1], q = Q(7)',
    applies: () => true,
    isP: ({ isX2Odd, d, Q }) => (indicator(isX2Odd) + indicator(d === 1) + Q(7)) % 2 === 1,
  },
]
