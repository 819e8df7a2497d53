import { PHI, wythoffOutcome } from '@nim/core/wythoff'
import type { Claim } from '../../src/claim/claim.ts'
import { V_CLAIMS } from '../../src/papers/v/index.ts'
import type { Mutation } from './mutation.ts'

/** What a claim prints, with some of it changed. */
function patched(id: string, change: Readonly<Record<string, unknown>>): unknown {
  const claim = V_CLAIMS.find((candidate: Claim) => candidate.id === id)!
  return { ...(claim.printed as object), ...change }
}

const THREE_HALVES: typeof PHI = { a: 3n, b: 0n, c: 2n }

const FLIP = { reading: 'f1', flips: 'one', condition: '(54)' }

/** One wrong statement for every claim of the paper. */
export const V_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'V-Alg17': {
    statement: () => (S: number, L: number) => ({ action: 'to-a', targets: [[S, L - 1]] }),
    case: { part: 'losing', layout: 'r2', rounds: 'max0', arithmetic: 'exact' },
    max: 20,
    why: 'taking one from L is not always winning; as printed the case holds up to max = 608',
  },
  'V-Alg17-fix': {
    statement: patched('V-Alg17-fix', {
      run: (S: number, L: number) => ({ action: 'diagonal', targets: [[S, L]] }),
    }),
    case: { part: 'losing' },
    max: 20,
    why: 'a move must change the position',
  },
  'V-R3': {
    statement: patched('V-R3', { isStart: () => true }),
    case: { part: '(49)', Q: 7 },
    max: 20,
    why: 'without a condition some starts are winning points',
  },
  'V-R3-fix': {
    statement: patched('V-R3-fix', { isStart: (S: number, L: number) => L >= 1.6 * S }),
    case: { part: '(49)', Q: 7 },
    max: 20,
    why: '1.6 is less than (1+√5)/2',
  },
  'V-18': {
    statement: patched('V-18', { a: { a: 1n, b: 0n, c: 2n } }),
    case: { part: 'n_a' },
    max: 100,
    why: 'the share of A is not one half',
  },
  'V-R4': {
    statement: (nA: number, nB: number) => nA < nB,
    case: { part: 'counts' },
    max: 1,
    why: '1 is in A; as printed the case holds for M = 1 only',
  },
  'V-R4-fix': {
    statement: (nA: number, nB: number) => nA > nB,
    case: { part: 'counts' },
    max: 10,
    why: 'both have one member up to M = 2',
  },
  'V-Ex8': { statement: patched('V-Ex8', { nA: 30 }), case: { part: 'counts' }, why: 'n_a = 31' },
  'V-Ex8-fix': {
    statement: patched('V-Ex8-fix', { shareA: THREE_HALVES }),
    case: { part: 'rounded' },
    why: 'n_a/M is 0.62',
  },
  'V-19': { statement: () => true, case: {}, max: 10, why: 'from (1,2) the beginner loses' },
  'V-Q': { statement: (Q: number) => Q, case: {}, max: 3, why: 'Q must grow' },
  'V-Attrition': {
    statement: { goal: 'reaching (0,0) wins' },
    case: {},
    max: 10,
    why: 'that is normal play',
  },
  'V-Attrition.a': {
    statement: wythoffOutcome,
    case: {},
    max: 10,
    why: 'these are the winning points of normal play',
  },
  'V-Attrition.b': {
    statement: { second: { named: { 0: [1, 0], 1: [1, 2] }, regularFrom: 2 } },
    case: { numbering: 'second' },
    max: 10,
    why: '(1,2) is no winning point of Attrition',
  },
  'V-Attrition.b-fix': {
    statement: { second: { named: { 1: [0, 1], 2: [2, 2] }, regularFrom: 2 } },
    case: { numbering: 'second' },
    max: 10,
    why: 'in the first numbering _2w is two points',
  },
  'V-Attrition.c': { statement: [0, 2], case: {}, why: 'from (0,2) Hugo can move to (0,1)' },
  'V-Attrition.d': {
    statement: patched('V-Attrition.d', { answer: [0, 2] }),
    case: { part: 'answers' },
    why: 'from (1,1) nobody reaches (0,2)',
  },
  'V-Attrition.d-fix': {
    statement: patched('V-Attrition.d-fix', { moves: [[0, 2]] }),
    case: { part: 'moves' },
    why: 'moves are missing',
  },
  'V-FlipFlop': {
    statement: { normal: 'misere', attrition: 'normal' },
    case: FLIP,
    max: 6,
    why: 'the phases are exchanged',
  },
  'V-FlipFlop.a': {
    statement: (point: readonly [number, number]) => wythoffOutcome(point),
    case: FLIP,
    max: 6,
    why: 'the attrition phase has winning points of its own',
  },
  'V-FlipFlop.a-fix': {
    statement: (point: readonly [number, number]) => wythoffOutcome(point),
    case: { ...FLIP, reading: 'f2' },
    max: 6,
    why: 'the attrition phase has winning points of its own',
  },
  'V-FlipFlop.b': {
    statement: (isP: boolean, isPWithOneFlip: boolean) => isP !== isPWithOneFlip,
    case: { ...FLIP, flips: 'two' },
    max: 6,
    why: 'the outcomes are the same',
  },
  'V-FlipFlop.b-fix': {
    statement: (isP: boolean, isPWithOneFlip: boolean) => isP !== isPWithOneFlip,
    case: { ...FLIP, reading: 'f2', flips: 'two' },
    max: 6,
    why: 'the outcomes are the same',
  },
}
