import {
  isPTypeByTheorem33,
  isPTypeByTheorem51,
  outcomeByTheorem41,
  type PositionType,
} from '@nim/core/setnim'
import type { Claim } from '../../src/claim/claim.ts'
import { dhEX7 } from '../../src/papers/dh/ex7.ts'
import type { Cell } from '../../src/judge/shapes/dh/grid-cells.ts'
import type { CaseCell } from '../../src/judge/shapes/dh/grid-claim.ts'
import { typeParts } from '../../src/judge/shapes/dh/l3-1-parts.ts'
import { genericTarget, lemma32Parts, specialTarget } from '../../src/papers/dh/l3-2.ts'
import type { Instance, ListedPart, Parts } from '../../src/facts/setnim/part.ts'
import type { MoveFacts, PositionFacts } from '../../src/facts/setnim/position-facts.ts'
import { typeSteps } from '../../src/judge/shapes/dh/t3-3s-types.ts'
import { differencePart } from '../../src/papers/dh/t5-1d.ts'
import { allStacksTarget, allStacksTypeSteps } from '../../src/judge/shapes/dh/t5-1s-types.ts'
import { isInTriangle, rAfterMove } from '../../src/facts/setnim/types.ts'
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
  'DH-T3.3': {
    statement: (n: number, type: PositionType) => type.o !== n && isPTypeByTheorem33(n, type),
    case: { n: 4 },
    max: 6,
    why: 'the exceptional type (n, n−2) is left out',
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
  'DH-T4.1': {
    statement: (x: readonly number[], sizes: readonly number[]) =>
      outcomeByTheorem41(x, [...sizes, 2]),
    case: { n: 3, A: '{1}' },
    max: 4,
    why: 'two odd piles are said to be N though 2 is not in A',
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
  'DH-P4.3': {
    statement: listed<Instance & { P: number; Q: number; extendedP: number }>(
      'M or M+',
      ({ P, Q, extendedP }) => (P & ~Q) === extendedP,
    ),
    case: { reading: 'M or M+' },
    max: 3,
    why: 'without the conditions',
  },
  'DH-T5.1': {
    statement: (n: number, type: PositionType) => isPTypeByTheorem33(n, type),
    case: { n: 4 },
    max: 6,
    why: 'the formula of Theorem 3.3',
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
  'DH-FIG7': {
    statement: listed<CaseCell>('columns', ({ o, letter, parameters }) =>
      letter === '?' || o < (parameters['k'] as number) - 1 ? null : letter === 'N',
    ),
    case: { n: 5, k: 3, part: 'columns' },
    max: 5,
    why: 'the column o = k−1 is said to be all N',
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
  'DH-OP4': {
    statement: listed<Cell>('types', ({ letter }) => (letter === '?' ? null : letter === 'P')),
    case: { n: 3, k: 2 },
    max: 4,
    why: 'every type is said to be P',
  },
}
