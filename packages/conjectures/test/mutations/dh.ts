import { mRuleKeeps } from '@nim/core/exact-slow'
import {
  algorithm1Trace,
  algorithm2Trace,
  chopTheTop,
  isPTypeByTheorem33,
  isPTypeByTheorem51,
} from '@nim/core/setnim'
import type { Claim } from '../../src/claim/claim.ts'
import { algorithm1Parts } from '../../src/papers/dh/alg1.ts'
import { algorithm2Parts } from '../../src/judge/shapes/dh/alg2-parts.ts'
import { dhEX3 } from '../../src/papers/dh/ex3.ts'
import { dhEX4 } from '../../src/papers/dh/ex4.ts'
import { dhEX6 } from '../../src/papers/dh/ex6.ts'
import { dhEX7 } from '../../src/papers/dh/ex7.ts'
import { formula4Parts } from '../../src/papers/dh/f4.ts'
import { dhFIG1 } from '../../src/papers/dh/fig1.ts'
import { dhFIG2 } from '../../src/papers/dh/fig2.ts'
import type { Cell } from '../../src/judge/shapes/dh/grid-cells.ts'
import type { CaseCell } from '../../src/judge/shapes/dh/grid-claim.ts'
import { isMisereException } from '../../src/papers/dh/i4b-fix.ts'
import { typeParts } from '../../src/judge/shapes/dh/l3-1-parts.ts'
import { genericTarget, lemma32Parts, specialTarget } from '../../src/papers/dh/l3-2.ts'
import { optimalityParts } from '../../src/judge/shapes/dh/m-rule-claim.ts'
import type { Instance, ListedPart, Parts } from '../../src/facts/setnim/part.ts'
import type { MoveFacts, PositionFacts } from '../../src/facts/setnim/position-facts.ts'
import { theorem11 } from '../../src/papers/dh/t1-1.ts'
import { typeSteps } from '../../src/judge/shapes/dh/t3-3s-types.ts'
import { differencePart } from '../../src/papers/dh/t5-1d.ts'
import { allStacksTarget, allStacksTypeSteps } from '../../src/judge/shapes/dh/t5-1s-types.ts'
import { dhTAB1 } from '../../src/papers/dh/tab1.ts'
import { dhTAB1x } from '../../src/papers/dh/tab1x.ts'
import { dhTAB2 } from '../../src/papers/dh/tab2.ts'
import { dhTAB2x } from '../../src/papers/dh/tab2x.ts'
import { isInTriangle, rAfterMove } from '../../src/facts/setnim/types.ts'
import { dhU8 } from '../../src/papers/dh/u8.ts'
import type { Mutation } from './mutation.ts'

const WRONG = 'a wrong statement'

/** One part about positions. */
function position(name: string, ofPosition: (at: PositionFacts) => boolean | null): Parts {
  return { [name]: { says: WRONG, ofPosition } }
}

/** One part about moves from reduced positions. */
function move(name: string, ofMove: (m: MoveFacts, at: PositionFacts) => boolean | null): Parts {
  return { [name]: { says: WRONG, from: 'reduced', ofMove } }
}

/** One part about listed instances. */
function listed<I extends Instance>(
  name: string,
  ofInstance: ListedPart<I>['ofInstance'],
): Readonly<Record<string, ListedPart<I>>> {
  return { [name]: { says: WRONG, ofInstance } }
}

/** The printed facts of an example with some of them changed. */
function changed(claim: Claim, facts: Readonly<Record<string, unknown>>): unknown {
  return { ...(claim.printed as Readonly<Record<string, unknown>>), ...facts }
}

/** Something wrong in the place of every statement of the paper. */
export const DH_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'DH-T1.1': {
    statement: theorem11((successors, X) =>
      successors.every((next, v) => ((X >> v) & 1) === 0 || (next & X) === 0),
    ),
    case: {},
    max: 3,
    why: 'the second condition is left out',
  },
  'DH-I1': {
    statement: position(
      'length',
      ({ rank, top, game }) => game.playLengths().longest[rank] === top,
    ),
    case: { n: 2, part: 'length' },
    max: 3,
    why: 'the highest stack instead of the sum',
  },
  'DH-I2': {
    statement: position('outcome', (at) => (at.outcome() === 'P') === (at.top % 2 === 0)),
    case: { n: 2, part: 'outcome' },
    max: 3,
    why: 'the highest stack instead of the lowest',
  },
  'DH-I3': {
    statement: position('outcome', (at) => (at.outcome() === 'P') === (at.sum % 2 === 0)),
    case: { n: 2 },
    max: 3,
    why: 'the sum is even instead of all heights',
  },
  'DH-I4a': {
    statement: optimalityParts((x) => x.length - 1, 'normal'),
    case: { n: 3, reading: 'outcome' },
    max: 5,
    why: 'a largest stack is always left out',
  },
  'DH-I4b': {
    statement: optimalityParts((x) => x.length - 1, 'misere'),
    case: { n: 2, reading: 'outcome' },
    max: 3,
    why: 'a largest stack is always left out, even if another one is empty',
  },
  'DH-I4b-fix': {
    statement: optimalityParts(mRuleKeeps, 'misere', (x) =>
      x[0] === 3 ? false : isMisereException(x),
    ),
    case: { n: 4, reading: 'length' },
    max: 5,
    why: 'the exceptions with smallest stack 3 are left out',
  },
  'DH-I5': {
    statement: listed<Instance & { isSame: boolean }>('coincide', ({ isSame }) => isSame),
    case: {},
    max: 4,
    why: 'for every k',
  },
  'DH-EX1': {
    statement: listed<Instance & { k: number }>('exact', ({ k }) => k === 1),
    case: { part: 'exact' },
    max: 3,
    why: 'only k = 1',
  },
  'DH-EX2': {
    statement: listed<Instance & { outcomes: string }>(
      '1,1,2 and 1,1,a',
      ({ outcomes }) => outcomes === 'PP',
    ),
    case: { part: '1,1,2 and 1,1,a' },
    max: 5,
    why: 'both P instead of N',
  },
  'DH-EX3': {
    statement: changed(dhEX3, { 'reduced positions': [] }),
    case: {},
    why: 'no position is said to be reduced',
  },
  'DH-U1': {
    statement: position('emptied', (at) => at.isReduced === at.nonempty >= at.k),
    case: { n: 3, A: '{2}', part: 'emptied' },
    max: 3,
    why: 'reduced is said to mean nonterminal',
  },
  'DH-L2.1': {
    statement: position('legal', (at) => at.x.join() === at.reduction().join()),
    case: { n: 3, A: '{2}', part: 'legal' },
    max: 3,
    why: 'x itself is said to be its reduction',
  },
  'DH-T2.2': {
    statement: position('NIRB', ({ k, top, sum, isReduced }) => isReduced === k * top < sum),
    case: { n: 3, k: 2 },
    max: 3,
    why: 'equality is excluded',
  },
  'DH-U2': {
    statement: position(
      'k·x_n ≤ sum(x)',
      ({ k, top, sum }) => top <= Math.ceil(sum / k) === k * top <= sum,
    ),
    case: { n: 3, k: 2, part: 'k·x_n ≤ sum(x)' },
    max: 3,
    why: 'rounded up instead of down',
  },
  'DH-T2.2s': {
    statement: position('b', ({ k, top, sum, nonempty }) =>
      k * top <= sum && top > 0 ? nonempty > k : null,
    ),
    case: { n: 3, k: 2, part: 'b' },
    max: 3,
    why: 'more than k nonempty stacks instead of at least k',
  },
  'DH-T2.2s-fix': {
    statement: move('d', (m, at) =>
      at.e > at.k && m.leavesOutMaximal ? at.rho >= at.k - 1 === !m.needsReduction : null,
    ),
    case: { n: 3, k: 2, part: 'd' },
    max: 4,
    why: 'the bound for ρ is one too small',
  },
  'DH-U3': {
    statement: {
      monotone: {
        says: WRONG,
        from: 'all',
        ofMove: (m: MoveFacts, at: PositionFacts) => m.needsReduction === !at.isReduced,
      },
    },
    case: { n: 3, A: '{2}' },
    max: 3,
    why: 'playable tokens are said to stay playable',
  },
  'DH-EX4': {
    statement: changed(dhEX4, { positions: 10 }),
    case: {},
    why: 'ten positions instead of nine',
  },
  'DH-FIG1': {
    statement: changed(dhFIG1, { 'number of options by the rules': 12 }),
    case: {},
    why: 'one move too many',
  },
  'DH-FIG2': {
    statement: changed(dhFIG2, { vertices: ['0,0,0,0', '0,1,1,1', '0,2,2,2', '1,1,2,2'] }),
    case: {},
    why: 'the start is left out',
  },
  'DH-U4': {
    statement: move('A = {k}', (m) => m.needsReduction === m.leavesOutMaximal),
    case: { reading: 'A = {k}', n: 3, A: '{2}' },
    max: 4,
    why: 'the converse too',
  },
  'DH-U4-fix': {
    statement: move('every A', (m) => !m.needsReduction || m.leavesOutMaximal),
    case: { reading: 'every A', n: 3, A: '{2,3}' },
    max: 4,
    why: 'the remark as printed, for every A',
  },
  'DH-P2.4': {
    statement: position('outcome', (at) => at.outcome() !== 'P' || at.isReduced),
    case: { n: 3, A: '{2}', part: 'outcome' },
    max: 3,
    why: 'P-positions are said to be reduced',
  },
  'DH-C2.5': {
    statement: position('outcome', ({ game, rank }) => game.outcomes()[rank] === 0),
    case: { n: 3, A: '{2}' },
    max: 3,
    why: 'every position is said to be P',
  },
  'DH-U5': {
    statement: listed<Instance & { count: number }>('needed', ({ count }) => count === 0),
    case: { n: 3 },
    max: 4,
    why: 'types are said to decide unreduced positions too',
  },
  'DH-L2.6': {
    statement: position('chopped', ({ game, top, isReduced, x }) =>
      isReduced ? !game.isReduced(chopTheTop(x, Math.max(0, top - 1))) : null,
    ),
    case: { n: 3, k: 2 },
    max: 3,
    why: 'the chopped position is said not to be reduced',
  },
  'DH-L2.7': {
    statement: position('range', (at) => at.reduction().at(-1)! > at.x[at.n - at.k]!),
    case: { n: 3, k: 2, part: 'range' },
    max: 3,
    why: 'the lower end of the range is excluded',
  },
  'DH-Alg1': {
    statement: algorithm1Parts((x, k) => algorithm1Trace(x, k).slice(0, 2)),
    case: { n: 4, k: 3, part: 'result' },
    max: 6,
    why: 'one pass only',
  },
  'DH-TAB1': { statement: changed(dhTAB1, { evaluations: 7 }), case: {}, why: 'seven evaluations' },
  'DH-EX5': {
    statement: listed<Instance & { drops: readonly number[] }>('never increase', ({ drops }) =>
      drops.every((drop, i) => i === 0 || drop >= drops[i - 1]!),
    ),
    case: { reading: 'never increase' },
    why: 'the drops are said never to decrease',
  },
  'DH-EX5-fix': {
    statement: listed<Instance & { drops: readonly number[] }>('never increase', ({ drops }) =>
      drops.every((drop, i) => i === 0 || drop < drops[i - 1]!),
    ),
    case: { reading: 'never increase' },
    why: 'each drop is said to be smaller than the one before',
  },
  'DH-F4': {
    statement: formula4Parts(
      (i, m, S, n, k) => (k - n + i) * m < S,
      (i, S, n, k) => Math.floor(S / (k - n + i)),
    ),
    case: { n: 3, k: 2, part: 'only if' },
    max: 3,
    why: 'equality is excluded',
  },
  'DH-Alg2': {
    statement: algorithm2Parts((x, k) => ({ ...algorithm2Trace(x, k), result: x })),
    case: { n: 3, k: 2, part: 'result' },
    max: 4,
    why: 'x is returned unchanged',
  },
  'DH-Alg2-fix': {
    statement: algorithm2Parts((x, k) => algorithm2Trace(x, k, 'half-open')),
    case: { n: 4, k: 3, part: 'result' },
    max: 4,
    why: 'the intervals as printed',
  },
  'DH-TAB2': { statement: changed(dhTAB2, { result: 102 }), case: {}, why: 'm of another row' },
  'DH-EX6': {
    statement: changed(dhEX6, { 'rows visited': [8, 7, 6] }),
    case: {},
    why: 'one row too few',
  },
  'DH-TAB1x': {
    statement: changed(dhTAB1x, { evaluations: 10 }),
    case: {},
    why: 'ten evaluations',
  },
  'DH-TAB2x': {
    statement: changed(dhTAB2x, { 'rows visited': [4, 5] }),
    case: {},
    why: 'one step more after raising the stack',
  },
  'DH-U6': {
    statement: listed<Instance & { top: bigint; nu: bigint }>(
      'divides',
      ({ top, nu }) => nu * 5n === top,
    ),
    case: {},
    max: 6,
    why: 'divided by 5 exactly, whatever k',
  },
  'DH-L3.1': {
    statement: typeParts((_, r) => r),
    case: { n: 3, part: 'a' },
    max: 4,
    why: 'r is said not to change',
  },
  'DH-L3.1-fix': {
    statement: typeParts((n, r) => rAfterMove(n, r) + 1),
    case: { n: 3, part: 'a' },
    max: 4,
    why: 'r is one too large',
  },
  'DH-L3.2': {
    statement: lemma32Parts(genericTarget, (n, type, e) => specialTarget(n, type, e + 1)),
    case: { n: 3, part: 'd' },
    max: 6,
    why: 'e is one too large in (d)',
  },
  'DH-L3.2n': {
    statement: move('implication', (m) => !m.needsReduction),
    case: { n: 3, part: 'implication' },
    max: 4,
    why: 'for every reduced position',
  },
  'DH-T3.3s': {
    statement: typeSteps((n, type) => isInTriangle(n, type)),
    case: { part: '3, types', n: 4 },
    why: 'the P-types without (n, n−2)',
  },
  'DH-T3.3s-fix': {
    statement: position('3, a move', (at) =>
      at.isReduced && !at.isTerminal() ? at.moves().some((m) => !m.needsReduction) : null,
    ),
    case: { part: '3, a move', n: 3 },
    max: 4,
    why: 'a move without reduction is said to exist everywhere',
  },
  'DH-FIG4': {
    statement: move('moves', (m, { n, o, r }) =>
      m.needsReduction && isInTriangle(n, { o, r }) ? m.reducedType().o === n - o : null,
    ),
    case: { part: 'moves', n: 3 },
    max: 5,
    why: 'o′ = n−o for r = 0 and r = n−1 too',
  },
  'DH-FIG5': {
    statement: move('moves', (m, { n, o, r }) =>
      isPTypeByTheorem33(n, { o, r }) || m.needsReduction ? null : isPTypeByTheorem33(n, m.type()),
    ),
    case: { part: 'moves', n: 4 },
    max: 5,
    why: 'both kinds of moves on the border too',
  },
  'DH-FIG3': {
    statement: listed<CaseCell>('cells', ({ o, r, letter, parameters }) =>
      letter === '?'
        ? null
        : letter === (isPTypeByTheorem51(parameters['n'] as number, { o, r }) ? 'P' : 'N'),
    ),
    case: { n: 4 },
    max: 6,
    why: 'the cells of Figure 6',
  },
  'DH-U7': {
    statement: position('turns', (at) =>
      at.outcome() === 'P' ? at.game.outcomesOf([...at.game.sizes, 3])[at.rank] === 1 : null,
    ),
    case: { n: 3, A: '{2}' },
    max: 3,
    why: 'whatever o is',
  },
  'DH-EX7': {
    statement: changed(dhEX7, { '2,2,2,4,4,4': { o: 0, outcome: 'N' } }),
    case: {},
    why: 'N instead of P',
  },
  'DH-EX8': {
    statement: position('general', (at) => (at.isReduced ? at.o !== 0 : null)),
    case: { part: 'general', n: 3, A: '{2}' },
    max: 3,
    why: 'reduced positions are said to have odd stacks',
  },
  'DH-R4.2': {
    statement: position('argument', (at) => (at.top + 20 > at.game.box.max ? null : at.isReduced)),
    case: { n: 2, k: 2, part: 'argument' },
    max: 23,
    why: 'every position is said to be reduced',
  },
  'DH-T5.1d': {
    statement: { differ: differencePart((n, type) => type.o === n) },
    case: { n: 3 },
    max: 4,
    why: 'at every type with o = n',
  },
  'DH-T5.1s': {
    statement: allStacksTypeSteps((n, { o, r }) => allStacksTarget(n, { o: o + 1, r })),
    case: { part: '4, types', n: 4 },
    why: 'o′ is one too small',
  },
  'DH-FIG6': {
    statement: listed<CaseCell>('cells', ({ o, r, letter, parameters }) =>
      letter === '?'
        ? null
        : letter === (isPTypeByTheorem33(parameters['n'] as number, { o, r }) ? 'P' : 'N'),
    ),
    case: { n: 4, part: 'cells' },
    max: 6,
    why: 'the cells of Figure 3',
  },
  'DH-U8': {
    statement: listed<Instance & { n: number; operations: number }>(
      'operations',
      ({ n, operations }) => operations <= 3 * n,
    ),
    case: { part: 'operations', n: 8 },
    why: 'fewer operations than the algorithm needs',
  },
  'DH-U8-fix': {
    statement: {
      'A = {n−1}': (dhU8.printed as Parts)['A = {n−1}, Algorithm 2 as printed'],
    },
    case: { part: 'A = {n−1}', n: 5 },
    max: 8,
    why: 'the intervals as printed',
  },
  'DH-FIG7': {
    statement: listed<CaseCell>('columns', ({ o, letter, parameters }) =>
      letter === '?' || o < (parameters['k'] as number) - 1 ? null : letter === 'N',
    ),
    case: { n: 5, k: 3, part: 'columns' },
    max: 5,
    why: 'the column o = k−1 is said to be all N',
  },
  'DH-R6.2': {
    statement: position('1', (at) => (at.outcome() === 'P') === (at.sum % 2 === 0)),
    case: { n: 2, part: '1' },
    max: 3,
    why: 'P(n,{1}) instead of the intersection',
  },
  'DH-OP1': {
    statement: listed<Cell>('types', ({ letter }) => (letter === '?' ? null : letter === 'P')),
    case: { n: 3, k: 2 },
    max: 5,
    why: 'every type is said to be P',
  },
  'DH-OP2': {
    statement: listed<Cell>('types', ({ letter }) => (letter === '?' ? null : letter === 'N')),
    case: { n: 7, k: 5 },
    max: 4,
    why: 'every type is said to be N',
  },
  'DH-OP3': {
    statement: position('{k,n} in {k}', (at) => at.outcome() === 'P'),
    case: { reading: '{k,n} in {k}', n: 3, A: '{2,3}' },
    max: 4,
    why: 'every position is said to be P',
  },
  'DH-OP4': {
    statement: listed<Cell>('types', ({ letter }) => (letter === '?' ? null : letter === 'P')),
    case: { n: 3, k: 2 },
    max: 4,
    why: 'every type is said to be P',
  },
}
