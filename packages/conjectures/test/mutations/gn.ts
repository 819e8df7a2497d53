import { keptByMRule, pivot } from '@nim/core/gm'
import { outcomeByTheorem33 } from '@nim/core/setnim'
import type { Mutation } from './mutation.ts'

const MOORE_OPEN = 'moore-4-2'

/** Keeps the first entry, whatever it is. */
function keepFirst(x: readonly number[]): number {
  return x.lastIndexOf(x[0]!) + 1
}

/** One wrong statement for every claim of the paper. */
export const GN_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'GN-2.7.nn': {
    statement: { least: 1 },
    case: { n: 3, l: 2 },
    max: 4,
    why: 'all entries positive',
  },
  'GN-D10': {
    statement: (x: readonly number[]) => x[0]! > 0,
    case: { n: 3 },
    max: 3,
    why: 'an empty pile ends the game',
  },
  'GN-D11': {
    statement: (values: readonly number[]) => (values.length === 0 ? 0 : 1 + Math.min(...values)),
    case: { n: 3 },
    max: 5,
    why: 'the least option value, odd or even',
  },
  'GN-3.1.a': {
    statement: (x: readonly number[]) => x.at(-1)!,
    case: { n: 2 },
    max: 3,
    why: 'the largest pile only',
  },
  'GN-3.1.b': {
    statement: (x: readonly number[]) => x.at(-1)!,
    case: { n: 2 },
    max: 3,
    why: 'the largest pile',
  },
  'GN-3.1.c': {
    statement: (x: readonly number[]) => x.filter((pile) => pile % 2 === 1).length % 4 === 0,
    case: { n: 5 },
    max: 4,
    why: 'the number of odd piles alone',
  },
  'GN-3.2.rule': {
    statement: (x: readonly number[]) => x.length,
    case: { n: 3 },
    max: 4,
    why: 'a largest pile is always kept',
  },
  'GN-3.2.a': { statement: keepFirst, case: { n: 3 }, max: 4, why: 'a smallest pile is kept' },
  'GN-3.2': {
    statement: (x: readonly number[]) => x[1]!,
    case: { n: 3 },
    max: 5,
    why: 'the second pile in the place of T',
  },
  'GN-3.2.b': { statement: keepFirst, case: { n: 3 }, max: 5, why: 'a smallest pile is kept' },
  'GN-3.2.c': {
    statement: () => 0,
    case: { variable: 'n-steps' },
    max: 2,
    why: 'the cost does not grow with n',
  },
  'GN-3.2.c-fix': {
    statement: () => 1,
    case: { variable: 'n-entries' },
    max: 2,
    why: 'linear in single entries, as printed',
  },
  'GN-3.2.d': {
    statement: (x: readonly number[]) => (outcomeByTheorem33(x) === 'P' ? 'N' : 'P'),
    case: { n: 3 },
    max: 4,
    why: 'P and N exchanged',
  },
  'GN-3.3': {
    statement: {
      'moore-P': {
        sizes: () => [1],
        agrees: (x: readonly number[], _: number, value: number) =>
          (value === 0) === (x.reduce((a, b) => a + b, 0) === 0),
      },
    },
    case: { n: 2, k: 1, part: 'moore-P' },
    max: 3,
    why: 'only the empty position is P',
  },
  'GN-D12': {
    statement: {
      isOver: () => false,
      payoff: (length: number) => -length,
    },
    case: { n: 3, part: 'remoteness' },
    max: 5,
    why: 'everybody wants a short play, whoever loses',
  },
  'GN-C1': {
    statement: { strategy: () => keepFirst, binds: () => true },
    case: { n: 3, l: 2 },
    max: 5,
    why: 'a smallest pile is kept',
  },
  'GN-C1-fix': {
    statement: {
      strategy: (l: number) => (x: readonly number[]) => pivot(x, l) ?? x.length,
      binds: () => true,
    },
    case: { n: 3, l: 3 },
    max: 6,
    why: 'the conjecture as printed',
  },
  'GN-C1.l2': {
    statement: { strategy: () => keepFirst, binds: () => true },
    case: { n: 3, l: 2 },
    max: 5,
    why: 'a smallest pile is kept',
  },
  'GN-4b': { statement: () => 0, case: { variable: 'l' }, max: 1, why: 'no growth with l' },
  'GN-4b-fix': {
    statement: () => 1,
    case: { variable: 'n-entries' },
    max: 1,
    why: 'linear in single entries, as printed',
  },
  'GN-4u': {
    statement: (x: readonly number[]) => keptByMRule(x.map((entry) => entry + 101)),
    case: { n: 3, a: '2', reading: 'r1' },
    max: 5,
    why: 'odd entries in the place of even ones',
  },
  'GN-4u-fix': {
    statement: (x: readonly number[]) => x.length,
    case: { n: 3, a: '-4', reading: 'r1' },
    max: 5,
    why: 'a largest entry is always kept',
  },
  'GN-O1': {
    statement: () => false,
    case: { n: 3, k: 2 },
    why: 'NIM(3,2) has such a strategy',
  },
  'GN-O2': { statement: () => false, case: { n: 3, l: 2 }, why: 'l = 2 gives the remoteness' },
  'GN-O3': {
    statement: (x: readonly number[]) => (outcomeByTheorem33(x) === 'P' ? 'N' : 'P'),
    case: { n: 5 },
    max: 3,
    why: 'P and N exchanged',
  },
  'GN-O5': {
    printedFails: true,
    statement: {
      [MOORE_OPEN]: {
        game: { heaps: 4, sizes: [1, 2] },
        value: 2,
        description: () => 0,
        isGiven: true,
        max: 2,
      },
    },
    case: { part: MOORE_OPEN },
    max: 2,
    why: 'recorded as described where it is not',
  },
}
