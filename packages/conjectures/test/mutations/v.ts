import { wythoffOutcome } from '@nim/core/wythoff'
import type { Claim } from '../../src/claim/claim.ts'
import { V_CLAIMS } from '../../src/papers/v/index.ts'
import type { Mutation } from './mutation.ts'

/** What a claim prints, with some of it changed. */
function patched(id: string, change: Readonly<Record<string, unknown>>): unknown {
  const claim = V_CLAIMS.find((candidate: Claim) => candidate.id === id)!
  return { ...(claim.printed as object), ...change }
}

const FLIP = { reading: 'f1', flips: 'one', condition: '(54)' }

/** One wrong statement for every claim of the paper. */
export const V_MUTATIONS: Readonly<Record<string, Mutation>> = {
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
