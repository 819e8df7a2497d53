import { isAllOddException, isBalanced, parityRule } from '@nim/core/setnim'
import type { ListedPart, Parts } from '../../src/facts/setnim/part.ts'
import type { MoveFacts, PositionFacts } from '../../src/facts/setnim/position-facts.ts'
import { theorem13Parts } from '../../src/papers/nt/5-parities-and-intersections/theorem-13-intersections.ts'
import { corollary1Parts } from '../../src/papers/nt/2-types/theorem-1-slow-setnim-conjecture.ts'
import type { MoveIntoE } from '../../src/papers/nt/3-k-to-all-but-one/theorem-10-remark-2-divisibility.ts'
import { theorem10Parts } from '../../src/papers/nt/3-k-to-all-but-one/theorem-10-p-positions.ts'
import { theorem11Parts } from '../../src/papers/nt/4-one-or-all-but-one/theorem-11-parities.ts'
import { theorem12Parts } from '../../src/papers/nt/5-parities-and-intersections/theorem-12-odd-numbers.ts'
import { formula5Parts } from '../../src/papers/nt/1-slow-setnim/theorem-5-cost-formula-of-l.ts'
import { isInK, lowered, lowerHalf, upperHalf } from '../../src/facts/setnim/halves.ts'
import { lemma4Parts } from '../../src/papers/nt/1-slow-setnim/lemma-4-a-move-into-k.ts'
import { lemma8Parts } from '../../src/papers/nt/2-types/lemma-8-k-by-types.ts'
import {
  chopped,
  longestByDefinition,
  surplus,
} from '../../src/facts/setnim/longest-by-definition.ts'
import type { Rule } from '../../src/facts/setnim/rule-rows.ts'
import { theorem5Parts } from '../../src/papers/nt/1-slow-setnim/theorem-5-balanced-positions.ts'
import type { Mutation } from './mutation.ts'

const WRONG = 'a wrong statement'

function position(name: string, ofPosition: (at: PositionFacts) => boolean | null): Parts {
  return { [name]: { says: WRONG, ofPosition } }
}

function move(name: string, ofMove: (m: MoveFacts, at: PositionFacts) => boolean | null): Parts {
  return { [name]: { says: WRONG, from: 'all', ofMove } }
}

/** The parity rule with the lowest even stacks in the place of the highest. */
const lowestEven: Rule = (x, k) => {
  const played = x.flatMap((height, i) => (height % 2 === 1 ? [i] : []))
  for (let i = 0; played.length < k; i++) if (x[i]! > 0 && x[i]! % 2 === 0) played.push(i)
  return played
}

/** E without the condition on rho. */
function isExceptionWithoutRho(x: readonly number[], k: number): boolean {
  const sum = x.reduce((a, b) => a + b, 0)
  return x.every((height) => height % 2 === 1) && (sum - (x.length - 2)) % (2 * k) === 0
}

/** Something wrong in the place of every general theorem. */
export const NT_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'NT-L1': {
    statement: move(
      'c',
      ({ option }, { x, k }) => longestByDefinition(option, k) === longestByDefinition(x, k) - 1,
    ),
    case: { n: 3, k: 2, part: 'c' },
    max: 4,
    why: 'some moves shorten the longest play by more than 1',
  },
  'NT-L2': {
    statement: move(
      'upper',
      ({ option, played }, { x }) =>
        upperHalf(option).join() === lowered(upperHalf(x), played).join(),
    ),
    case: { n: 2, part: 'upper' },
    max: 3,
    why: 'S in the place of S ∩ O',
  },
  'NT-L3': {
    statement: move('upper', ({ option }, { x, k }) => {
      const reached = longestByDefinition(upperHalf(option), k)
      return reached > longestByDefinition(lowerHalf(x), k)
    }),
    case: { n: 3, k: 2, part: 'upper' },
    max: 4,
    why: 'l(v′) = l(u) if the odd stacks are played on',
  },
  'NT-L4': {
    statement: lemma4Parts(lowestEven),
    case: { n: 3, k: 2, part: 'target' },
    max: 4,
    why: 'the lowest even stacks instead of the highest; fails first at 1,2,4',
  },
  'NT-T5': {
    statement: theorem5Parts(isBalanced, lowestEven),
    case: { n: 3, k: 2, part: 'rule' },
    max: 4,
    why: 'the lowest even stacks instead of the highest',
  },
  'NT-F5': {
    statement: formula5Parts((x, k) => Math.floor(x.reduce((sum, height) => sum + height, 0) / k)),
    case: { n: 3, k: 2, part: 'formula' },
    max: 3,
    why: 'the term j = 0 alone is l of reduced positions only',
  },
  'NT-L6': {
    statement: position('even', ({ x, k }) => {
      const [u, v] = [lowerHalf(x), upperHalf(x)]
      return surplus(x, k, 2) === surplus(u, k, 1) + surplus(v, k, 2)
    }),
    case: { n: 2, k: 1, part: 'even' },
    max: 3,
    why: 'p + 1 in the place of p',
  },
  'NT-L7': {
    statement: position('even', ({ x, k }) => {
      const N = longestByDefinition(x, k)
      const oN = chopped(x, k).filter((height) => height % 2 === 1).length
      return N % 2 === 0 ? isInK(x, k) === oN < surplus(x, k, N) : null
    }),
    case: { n: 3, k: 2, part: 'even' },
    max: 4,
    why: 'o_N = f is excluded',
  },
  'NT-L8': {
    statement: lemma8Parts((_, k, { o, r }) => o <= r && r <= 2 * k - o),
    case: { n: 3, k: 2, part: 'b' },
    max: 4,
    why: 'the upper bound 2k−o instead of 2k−2−o',
  },
  'NT-L9': {
    statement: move(
      'commute',
      ({ option, played }, { x, k }) =>
        chopped(option, k).join() === lowered(chopped(x, k), played).join(),
    ),
    case: { n: 3, A: '{2}', part: 'commute' },
    max: 4,
    why: 'what is left of the reduction need not be reduced',
  },
  'NT-L14': {
    statement: position(
      'longest',
      ({ game, rank, sum, k }) => game.playLengths().longest[rank] === Math.floor(sum / k),
    ),
    case: { n: 3, A: '{2}', part: 'longest' },
    max: 4,
    why: 'tokens that no play can take are counted',
  },
  'NT-1': {
    statement: corollary1Parts((_, k, { o, r }) => o <= r && r <= 2 * k - o, parityRule),
    case: { n: 3, k: 2, part: 'reduced' },
    max: 4,
    why: 'the upper bound 2k−o instead of 2k−2−o',
  },
  'NT-2': {
    statement: theorem10Parts(isExceptionWithoutRho),
    case: { n: 3, A: '{2}', part: 'P-positions' },
    max: 4,
    why: 'E without the condition on rho; fails first at 1,1,3',
  },
  'NT-2.r1': {
    statement: position('k = 1', ({ x, o }) =>
      isInK(x, 1) || isAllOddException(x, 1) ? o === 0 : null,
    ),
    case: { n: 3, A: '{1,2}', part: 'k = 1' },
    max: 3,
    why: 'the all-odd positions are left out',
  },
  'NT-2.r2': {
    statement: {
      'no divisor': {
        says: WRONG,
        ofInstance: ({ x, k }) => !isInK(x, k),
      } satisfies ListedPart<MoveIntoE>,
    },
    case: { part: 'no divisor' },
    max: 6,
    why: 'the move does start in K',
  },
  'NT-3': {
    statement: theorem11Parts((x) => x[0]! % 2 === x.reduce((a, b) => a + b, 0) % 2),
    case: { n: 3, A: '{1,2}', part: 'P-positions' },
    max: 3,
    why: 'x_2 is left out',
  },
  'NT-4': {
    statement: theorem12Parts((x) => x.reduce((a, b) => a + b, 0) % 2 === 0),
    case: { n: 2, A: '{1,2}', part: 'P-positions' },
    max: 3,
    why: 'x_1 is left out for even n',
  },
  'NT-0': {
    statement: theorem13Parts(({ PA, PAB }) => (PAB & ~PA) === 0),
    case: { part: 'sufficient' },
    max: 3,
    why: 'one inclusion alone',
  },
}
