import type { Claim } from '../../src/claim/claim.ts'
import { dhEX3 } from '../../src/papers/dh/ex3.ts'
import type { Instance, ListedPart, Parts } from '../../src/facts/setnim/part.ts'
import type { MoveFacts, PositionFacts } from '../../src/facts/setnim/position-facts.ts'
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
  'DH-U2': {
    statement: position(
      'k·x_n ≤ sum(x)',
      ({ k, top, sum }) => top <= Math.ceil(sum / k) === k * top <= sum,
    ),
    case: { n: 3, k: 2, part: 'k·x_n ≤ sum(x)' },
    max: 3,
    why: 'rounded up instead of down',
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
  'DH-U5': {
    statement: listed<Instance & { count: number }>('needed', ({ count }) => count === 0),
    case: { n: 3 },
    max: 4,
    why: 'types are said to decide unreduced positions too',
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
}
