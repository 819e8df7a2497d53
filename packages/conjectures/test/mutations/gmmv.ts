import {
  appendixBranch,
  evenBoundCorrected,
  levelBoundByDefinition,
  levelBoundByFormula,
  levelBoundBySystem,
  remoteness,
  remotenessByLayers,
  remotenessByTheorem3,
} from '@nim/core/exact-slow'
import { isTerminal, options } from '@nim/core/rules'
import type { FactsAndExtra, PartStatement } from '../../src/judge/shapes/gmmv/k-plus-one-claim.ts'
import { isOddPosition } from '../../src/facts/exact-slow/position-parity.ts'
import type { Mutation } from './mutation.ts'

type OfMove = (x: FactsAndExtra, next: FactsAndExtra) => boolean | null

const onPositions = (holds: (x: FactsAndExtra) => boolean | null): PartStatement => ({
  over: 'positions',
  holds,
})
const onMMoves = (holds: OfMove): PartStatement => ({ over: 'M-moves', holds })

function sum(x: readonly number[]): number {
  return x.reduce((a, b) => a + b, 0)
}

/** The printed appendix with P and N exchanged. */
const APPENDIX_REVERSED: typeof appendixBranch<number> = (x) => {
  const { branch, isP } = appendixBranch(x)
  return { branch, isP: !isP }
}

/** Wrong statements in the place of those of the paper. */
export const GMMV_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'GMMV-T3': {
    statement: (x: readonly number[]) => remoteness(x) + (x[0] === 3 ? 1 : 0),
    case: { n: 3 },
    max: 6,
    why: 'wrong where the smallest pile is 3',
  },
  'GMMV-T3-alg': {
    printedFails: true,
    statement: (x: readonly number[]) => {
      const value = remotenessByTheorem3(x, 't-to-k+1')
      return value === null ? null : value + 2
    },
    case: { n: 3, reading: 't-to-k+1' },
    max: 6,
    why: 'two too large',
  },
  'GMMV-App': {
    statement: (x: readonly number[]) => {
      const { branch, isP } = appendixBranch(x)
      return { branch, isP: branch.id === 'GMMV-App-case0.2' ? !isP : isP }
    },
    case: { branch: 'case0.2' },
    max: 8,
    why: 'the parity in branch case0.2 is the wrong one',
  },
  'GMMV-D2': {
    statement: { isEven: isOddPosition, isOdd: isOddPosition },
    case: { n: 2 },
    max: 4,
    why: 'even and odd are mixed up',
  },
  'GMMV-D1': {
    statement: {
      options: (...args: Parameters<typeof options>) => options(...args).slice(1),
      isTerminal,
    },
    case: { n: 3, k: 2 },
    max: 3,
    why: 'one option is left out',
  },
  'GMMV-F1': {
    statement: (x: readonly number[], k: number) => sum(x) % (k + 1),
    case: { n: 3, k: 2 },
    max: 4,
    why: 'modulo k + 1',
  },
  'GMMV-F2': {
    statement: (x: readonly number[]) => (x.every((pile) => pile % 2 === 1) ? true : null),
    case: { n: 3, k: 2 },
    max: 4,
    why: 'odd positions are said to be P',
  },
  'GMMV-F3': {
    statement: (x: readonly number[], k: number) =>
      x.filter((pile) => pile % 2 === 1).length === k ? true : null,
    case: { n: 3, k: 2 },
    max: 4,
    why: 'P in the place of N',
  },
  'GMMV-R1': {
    statement: (odd: number, edges: readonly number[]) => odd === 0 || !edges.includes(odd),
    case: { n: 2 },
    max: 3,
    why: 'positions whose odd piles are no edge are said to be P',
  },
  'GMMV-F4': {
    statement: { 'k=1': (x: readonly number[]) => sum(x) + 1, 'k=n': sum },
    case: { n: 2, part: 'k=1' },
    max: 4,
    why: 'one move too many',
  },
  'GMMV-Cite1': {
    statement: (grundy: number, isP: boolean) => (grundy === 1) === isP,
    case: { n: 3, play: 'normal' },
    max: 4,
    why: 'SG value 1 in the place of 0',
  },
  'GMMV-D3': {
    statement: (values: readonly number[]) => Math.max(-1, ...values) + 1,
    case: { game: 'NIM(3,2)' },
    max: 4,
    why: '1 + max in the place of mex',
  },
  'GMMV-D4': {
    statement: (below: readonly string[]) =>
      below.every((outcome) => outcome === 'N') ? 'P' : 'N',
    case: { n: 2, k: 1 },
    max: 4,
    why: 'terminal positions are P',
  },
  'GMMV-D5': {
    statement: (digraph: readonly (readonly number[])[]) =>
      remotenessByLayers(digraph).map((r) => (r > 2 ? r - 2 : r)),
    case: { game: 'digraphs' },
    max: 4,
    why: 'the third layer gets the labels of the second',
  },
  'GMMV-Eq5': {
    statement: () => 0,
    case: { game: 'NIM(3,2)' },
    max: 1,
    why: 'always 0',
  },
  'GMMV-Eq5-fix': {
    statement: (values: readonly number[]) => (values.length === 0 ? 0 : 1 + Math.max(...values)),
    case: { game: 'NIM(3,2)' },
    max: 4,
    why: 'always 1 + max',
  },
  'GMMV-F5': {
    statement: {
      b: (x: { remoteness: number; winnerFixed: number }) =>
        x.remoteness % 2 === 0 ? x.winnerFixed < x.remoteness : null,
    },
    case: { part: 'b', game: 'NIM(3,2)' },
    max: 4,
    why: 'the loser is said not to hold out R moves',
  },
  'GMMV-Sum-disj': {
    statement: sum,
    case: { on: 'boxes' },
    max: 2,
    why: 'the sum in the place of the XOR',
  },
  'GMMV-Sum-conj': {
    statement: (values: readonly number[]) => Math.max(...values),
    case: { on: 'digraphs' },
    max: 3,
    why: 'the maximum in the place of the minimum',
  },
  'GMMV-T3-bt-def': {
    statement: (x: readonly number[], t: number) => levelBoundByDefinition(x, t) ?? 0,
    case: { n: 3 },
    max: 5,
    why: '0 in the place of −∞',
  },
  'GMMV-T3-E': {
    statement: { bound: onPositions((x) => (x.exceptional === null ? x.extra === x.B : null)) },
    case: { n: 3, part: 'bound' },
    max: 6,
    why: 'E is said to be B',
  },
  'GMMV-T3-B': {
    statement: {
      whole: onMMoves((x, next) => (x.exceptional === null ? x.B === next.extra + 1 : null)),
    },
    case: { n: 3 },
    max: 6,
    why: 'B(x) = E(x′) + 1 everywhere',
  },
  'GMMV-T3-bt': {
    statement: {
      system: levelBoundBySystem,
      formula: (x: readonly number[], t: number) => levelBoundByFormula(x, t, 't-to-k+1') + 2,
    },
    case: { n: 3, part: 'c', reading: 't-to-k+1', s: 'any' },
    max: 5,
    why: 'two too large',
  },
  'GMMV-T3-bt-fix': {
    statement: (x: readonly number[], t: number) => levelBoundByFormula(x, t, 'dropped'),
    case: { n: 3 },
    max: 5,
    why: 'the condition on q is left out',
  },
  'GMMV-T3-alg-fix': {
    statement: (x: readonly number[]) => evenBoundCorrected(x),
    case: { n: 3 },
    max: 5,
    why: 'E in the place of B',
  },
  'GMMV-S1.7': {
    statement: { isP: (_: number, M: number) => M % 2 === 1 },
    case: { n: 3, part: 'a' },
    max: 4,
    why: 'P iff M is odd',
  },
  'GMMV-S3': {
    statement: { ray: (seen: { preperiod: number } | null) => seen?.preperiod === 0 },
    case: { part: 'a-rays', n: 3 },
    max: 60,
    why: 'no preperiod',
  },
  'GMMV-Cite2': {
    statement: (seen: { period: number } | null) => seen?.period === 2,
    case: { dimension: 1 },
    max: 60,
    why: 'period 2',
  },
  'GMMV-App-fix': {
    statement: appendixBranch,
    case: {},
    max: 10,
    why: 'the appendix as printed',
  },
  'GMMV-App-case0.1': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case0.2': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case0.3': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case0.4': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case0.5': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case1.1': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case1.2': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case1.3': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case1.4': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case2.1a': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case2.1b': {
    printedFails: true,
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case2.2a': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case2.2b': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case2.2c': {
    printedFails: true,
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case2.3a': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case2.3b': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case2.3c': {
    printedFails: true,
    statement: APPENDIX_REVERSED,
    case: {},
    max: 12,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case0': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 6,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case1': {
    statement: APPENDIX_REVERSED,
    case: {},
    max: 6,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case2': {
    printedFails: true,
    statement: APPENDIX_REVERSED,
    case: {},
    max: 6,
    why: 'P and N are exchanged',
  },
  'GMMV-App-case2-fix': {
    statement: appendixBranch,
    case: {},
    max: 12,
    why: 'the formula as printed',
  },
  'GMMV-App-case2.1b-fix': {
    statement: appendixBranch,
    case: {},
    max: 12,
    why: 'the formula as printed',
  },
  'GMMV-App-case2.2c-fix': {
    statement: appendixBranch,
    case: {},
    max: 12,
    why: 'the formula as printed',
  },
  'GMMV-App-case2.3c-fix': {
    statement: appendixBranch,
    case: {},
    max: 12,
    why: 'the formula as printed',
  },
}
