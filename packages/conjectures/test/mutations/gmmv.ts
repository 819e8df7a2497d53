import {
  appendixBranch,
  criticalByTheorem1,
  evenBoundCorrected,
  levelBoundByDefinition,
  levelBoundByFormula,
  levelBoundBySystem,
  mRuleKeeps,
  remoteness,
  remotenessByLayers,
  remotenessByTheorem3,
} from '@nim/core/exact-slow'
import { dominates, isSorted, isTerminal, options, strictlyDominates } from '@nim/core/rules'
import { afterKeeping } from '../../src/facts/exact-slow/after-keeping.ts'
import type { FactsAndExtra, PartStatement } from '../../src/judge/shapes/gmmv/k-plus-one-claim.ts'
import { isOneLegalMove } from '../../src/facts/exact-slow/kept-by-m-rule.ts'
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

/** The index of the largest even pile, or of the last pile, as a list. */
function lastEven(x: readonly number[]): readonly number[] {
  const last = x.findLastIndex((pile) => pile % 2 === 0)
  return [last < 0 ? x.length - 1 : last]
}

/** The printed appendix with P and N exchanged. */
const APPENDIX_REVERSED: typeof appendixBranch<number> = (x) => {
  const { branch, isP } = appendixBranch(x)
  return { branch, isP: !isP }
}

/** Wrong statements in the place of those of the paper. */
export const GMMV_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'GMMV-T1': {
    statement: (x: readonly number[]) =>
      criticalByTheorem1(x).filter(({ condition }) => condition === 'A'),
    case: { n: 3 },
    max: 8,
    why: 'condition (B) is left out',
  },
  'GMMV-C1': {
    statement: (m: number, k: number) => ({
      leastSum: k * m,
      sumBelow: k * (m + 1) - 1,
      largestPile: m,
    }),
    case: { n: 4, k: 3 },
    max: 8,
    why: 'the bound (b) is one too small',
  },
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
  'GMMV-D6': {
    statement: (x: readonly number[]) => x.findIndex((pile) => pile % 2 === 0),
    case: { n: 3 },
    max: 4,
    why: 'the first of the smallest even piles, and none for odd positions',
  },
  'GMMV-M1': {
    statement: {
      whole: onPositions((x) =>
        x.isTerminal ? null : isOneLegalMove(x.position, lastEven(x.position)),
      ),
    },
    case: { n: 3 },
    max: 4,
    why: 'a largest even pile is kept',
  },
  'GMMV-M2': {
    statement: {
      mayReach: (x: readonly number[]) => x.some((pile) => pile === 0),
      outcomes: ['P'],
    },
    case: { part: 'b', n: 3 },
    max: 6,
    why: 'odd positions are said to be P',
  },
  'GMMV-M3': {
    statement: {
      whole: onPositions((x) =>
        x.isTerminal ? null : isSorted(afterKeeping(x.position, mRuleKeeps(x.position) - 1)),
      ),
    },
    case: { n: 3 },
    max: 4,
    why: 'the pile before e(x) is kept',
  },
  'GMMV-M4': {
    statement: { whole: onMMoves((x, next) => next.R === x.R - 2) },
    case: { n: 3 },
    max: 4,
    why: 'R is said to fall by 2',
  },
  'GMMV-E1': {
    statement: [{ position: [1, 1, 2], what: 'winning moves', value: '0,1,1' }],
    case: {},
    why: 'the losing move is said to win',
  },
  'GMMV-E2': {
    statement: [{ position: [3, 3, 3], what: 'M', value: 5 }],
    case: {},
    why: 'M(3,3,3) is 4',
  },
  'GMMV-E3': {
    statement: [{ position: [3, 5, 5], what: 'M-move', value: '2,4,4' }],
    case: {},
    why: 'the play begins otherwise',
  },
  'GMMV-D7': {
    statement: { atLeast: dominates, above: dominates },
    case: { n: 2 },
    max: 3,
    why: '≻ is said to allow equality',
  },
  'GMMV-D8': {
    statement: (
      x: { position: readonly number[]; value: number },
      all: readonly { position: readonly number[]; value: number }[],
    ) => !all.some((y) => y.value === x.value && strictlyDominates(y.position, x.position)),
    case: { n: 3, k: 2, value: 'R' },
    max: 4,
    why: 'maximal positions in the place of minimal ones',
  },
  'GMMV-D9': {
    statement: { whole: onPositions((y) => y.extra > 0) },
    case: { n: 3 },
    max: 4,
    why: 'no position is said to have level 0',
  },
  'GMMV-Rem-odd': {
    statement: {
      ofFamily: (x: { R: number }) => x.R % 2 === 1,
      beyond: () => true,
      example: { position: [3, 5, 5], M: 6, B: true },
    },
    case: { part: 'a', n: 3 },
    max: 6,
    why: 'positions of the family are said to be N',
  },
  'GMMV-Rem-odd-fix': {
    statement: {
      whole: onPositions((x) =>
        x.position.every((pile) => pile % 2 === 1) ? x.R % 2 === 1 : null,
      ),
    },
    case: { n: 3 },
    max: 6,
    why: 'all odd positions are said to be N',
  },
  'GMMV-Cor1i': {
    statement: {
      a: ({ position, m }: { position: readonly number[]; m: number }) =>
        m % 2 === 0 ? position.every((pile) => pile % 2 === 0) : null,
    },
    case: { n: 3, part: 'a', reading: 'any' },
    max: 6,
    why: 'case (B) is left out',
  },
  'GMMV-Cor1i-fix': {
    statement: {
      whole: onPositions((x) =>
        x.extra > 0 && x.extra % 2 === 0 ? x.position.every((pile) => pile < x.extra) : null,
      ),
    },
    case: { n: 3 },
    max: 6,
    why: 'every entry is said to be less than m',
  },
  'GMMV-Cor1ii': {
    statement: {
      a: (x: { m: number; moves: readonly unknown[] }) =>
        x.m % 2 === 1 ? x.moves.length === 1 : null,
    },
    case: { n: 3, part: 'a', reading: 'number' },
    max: 6,
    why: 'there is said to be only one move at all',
  },
  'GMMV-Cor1ii-fix': {
    statement: {
      a: ({ m, moves }: { m: number; moves: readonly { critical: number | null }[] }) =>
        m % 2 === 1 ? moves.filter(({ critical }) => critical === m - 1).length === 1 : null,
    },
    case: { n: 2, part: 'a', reading: 'position' },
    max: 6,
    why: 'only one move is said to reach an (m−1)-critical position, even or not',
  },
  'GMMV-C1-fix': {
    statement: (m: number, k: number) => ({
      leastSum: k * m,
      sumBelow: k * (m + 1),
      largestPile: m - 1,
    }),
    case: { n: 4, k: 3 },
    max: 8,
    why: 'the bound (c) is one too small',
  },
  'GMMV-E4': {
    statement: { m: 8, rows: [{ position: [3, 5, 5, 5, 7], isCritical: true }] },
    case: {},
    why: 'the position that is not critical',
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
