import type { Claim } from '../../src/claim/claim.ts'
import { dhEX7 } from '../../src/papers/dh/ex7.ts'
import type { Parts } from '../../src/facts/setnim/part.ts'
import type { PositionFacts } from '../../src/facts/setnim/position-facts.ts'
import type { Mutation } from './mutation.ts'

const WRONG = 'a wrong statement'

/** One part about positions. */
function position(name: string, ofPosition: (at: PositionFacts) => boolean | null): Parts {
  return { [name]: { says: WRONG, ofPosition } }
}

/** The printed facts of an example with some of them changed. */
function changed(claim: Claim, facts: Readonly<Record<string, unknown>>): unknown {
  return { ...(claim.printed as Readonly<Record<string, unknown>>), ...facts }
}

/** Something wrong in the place of every statement of the paper. */
export const DH_MUTATIONS: Readonly<Record<string, Mutation>> = {
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
}
