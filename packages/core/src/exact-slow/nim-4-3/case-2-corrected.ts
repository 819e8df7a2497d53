import { type AppendixBranch, indicator } from './branch.ts'
import { CASE_2 } from './case-2.ts'

/** What three branches of case 2 should say: c depends on d, not on x_1 + x_2. */
const CORRECTED: Readonly<Record<string, Pick<AppendixBranch, 'formula' | 'isP'>>> = {
  'GMMV-App-case2.1b': {
    formula: 'p is odd, p = Q(c), c = 2 + 3d',
    isP: ({ d, Q }) => Q(2 + 3 * d) === 1,
  },
  'GMMV-App-case2.2c': {
    formula: 'p + q is odd, p = [d = 1], q = Q(c), c = 5 if d is odd, c = 8 − 3d otherwise',
    isP: ({ d, Q }) => (indicator(d === 1) + Q(d % 2 === 1 ? 5 : 8 - 3 * d)) % 2 === 1,
  },
  'GMMV-App-case2.3c': {
    formula: 'p + q + x_2 is even, p = [d = 3], q = Q(c), c = 5 if d is odd, c = 2 + 3d otherwise',
    isP: ({ isX2Odd, d, Q }) =>
      (indicator(d === 3) + Q(d % 2 === 1 ? 5 : 2 + 3 * d) + indicator(isX2Odd)) % 2 === 0,
  },
}

/**
 * The appendix for |x| ≡ 2 (mod 3), corrected: wherever c is computed from x_1 + x_2 in the print,
 * it is computed from x_1 + x_3 − x_2, that is from d. Conditions and order are as printed.
 *
 * @source GMMV-App-case2, corrected
 */
export const CASE_2_CORRECTED: readonly AppendixBranch[] = CASE_2.map((branch) => ({
  ...branch,
  ...CORRECTED[branch.id],
}))
