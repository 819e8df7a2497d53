import {
  isPTypeByConjecture1,
  isPTypeByTheorem33,
  outcomeByTheorem41,
  type PositionType,
} from '@nim/core/setnim'
import type { Mutation } from './mutation.ts'

/** Wrong statements in the place of those of the paper. */
export const DH_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'DH-T3.3': {
    statement: (n: number, type: PositionType) => type.o !== n && isPTypeByTheorem33(n, type),
    case: { n: 4 },
    max: 6,
    why: 'the exceptional type (n, n−2) is left out',
  },
  'DH-T4.1': {
    statement: (x: readonly number[], sizes: readonly number[]) =>
      outcomeByTheorem41(x, [...sizes, 2]),
    case: { n: 3, A: '{1}' },
    max: 4,
    why: 'two odd piles are said to be N though 2 is not in A',
  },
  'DH-T5.1': {
    statement: (n: number, type: PositionType) => isPTypeByTheorem33(n, type),
    case: { n: 4 },
    max: 6,
    why: 'the formula of Theorem 3.3',
  },
  'DH-C1': {
    statement: (n: number, k: number, type: PositionType) =>
      type.r <= 2 * k - 2 && isPTypeByConjecture1(n, k, { o: type.o, r: Math.max(type.r, type.o) }),
    case: { n: 4, k: 3 },
    max: 6,
    why: 'the lower bound o ≤ r is left out',
  },
  'DH-T6.1': {
    statement: (x: readonly number[]) => (x.reduce((a, b) => a + b, 0) % 2 === 0 ? 'P' : 'N'),
    case: { n: 4 },
    max: 4,
    why: 'the parity of the smallest pile is left out for even n',
  },
}
