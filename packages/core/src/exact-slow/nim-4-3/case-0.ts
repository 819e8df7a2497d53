import { type AppendixBranch, indicator } from './branch.ts'

/**
 * The appendix for |x| ≡ 0 (mod 3).
 * @source GMMV-App-case0
 */
export const CASE_0: readonly AppendixBranch[] = [
  {
    id: 'GMMV-App-case0.1',
    residue: 0,
    condition: 'x_1 and x_2 both odd',
    formula: 'never (N)',
    applies: ({ isX1Odd, isX2Odd }) => isX1Odd && isX2Odd,
    isP: () => false,
  },
  {
    id: 'GMMV-App-case0.2',
    residue: 0,
    condition: 'else D ≥ 0',
    formula: 'x_1 + x_2 is even',
    applies: ({ isDNonnegative }) => isDNonnegative,
    isP: ({ sumMod4 }) => sumMod4 % 2 === 0,
  },
  {
    id: 'GMMV-App-case0.3',
    residue: 0,
    condition: 'else D = −1',
    formula: 'x_1 + x_2 is odd',
    applies: ({ isDOneOf }) => isDOneOf(-1),
    isP: ({ sumMod4 }) => sumMod4 % 2 === 1,
  },
  {
    id: 'GMMV-App-case0.4',
    residue: 0,
    condition: 'else x_1 + x_3 − x_2 is even',
    formula: 'x_1 + x_2 is even',
    applies: ({ d }) => d % 2 === 0,
    isP: ({ sumMod4 }) => sumMod4 % 2 === 0,
  },
  {
    id: 'GMMV-App-case0.5',
    residue: 0,
    condition: 'else',
    formula: 'x_2 + p + q is even, p = [d = 3], q = Q(3)',
    applies: () => true,
    isP: ({ isX2Odd, d, Q }) => (indicator(isX2Odd) + indicator(d === 3) + Q(3)) % 2 === 0,
  },
]
