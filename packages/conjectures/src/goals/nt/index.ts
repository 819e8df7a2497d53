import {
  isBalanced,
  outcomeByConjecture1,
  outcomeOnAllButTwoOrAll,
  outcomeOnKToAllButOne,
  outcomeOnOddNumbers,
  outcomeOnOneOrAllButOne,
  outcomeByMisereTheorem,
  outcomeOnOneOrAtLeastK,
  outcomeOnOneToAllButTwo,
} from '@nim/core/setnim'
import type { PlayConvention } from '@nim/core/rules'
import { formatMoveSet } from '../../facts/setnim/move-sets.ts'
import {
  divisorIntervals,
  oddNumberSets,
  oneAndIntervals,
} from '../../facts/setnim/games-of-theorems.ts'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import {
  ntL25,
  oddSetsWithOne,
} from '../../papers/nt/5-parities-and-intersections/lemma-25-parity-in-both-plays.ts'
import { oneToAllButTwo } from '../../papers/nt/10-laws/theorem-28-one-to-all-but-two.ts'
import { misereSets } from '../../papers/nt/10-laws/theorem-29-misere-laws.ts'
import { A, ALL_POSITIONS, k, n, sets } from '../case-parameters.ts'
import { balancedGoal, conjecture1Goal } from '../dh/types.ts'
import { sayingOutcome } from '../in-core.ts'
import type { Provable } from '../provable.ts'
import { NT_IMPLICATIONS } from './implications.ts'
import {
  allButAllGoal,
  allButTwoOrAllGoal,
  misereLawGoal,
  oddNumbersGoal,
  oneOrAllButOneGoal,
  oneOrAtLeastKGoal,
  oneToAllButTwoGoal,
  parityGoal,
} from './set-nim.ts'

const anyK = sizeK('smallest number of piles in a move', (count) => [1, count])

const P_POSITIONS = 'the part P-positions'

/** The general theorems that have goals, for fixed n. */
export const NT_PROVABLE: readonly Provable[] = [
  {
    claim: 'NT-T5',
    says: 'the description of the P-positions, and that the parity rule wins',
    parameters: [piles(1, 1, 5), anyK],
    goals: (c) => [balancedGoal(n(c), k(c))],
    inCore: (c) => [(x) => isBalanced(x, k(c))],
    checkedAs: (c) => ({ ...c, part: 'P-positions' }),
  },
  {
    claim: 'NT-1',
    says: ALL_POSITIONS,
    parameters: [piles(1, 1, 5), anyK],
    goals: (c) => [{ ...conjecture1Goal(n(c), k(c)), id: `NT-1 n=${n(c)} k=${k(c)}` }],
    inCore: (c) => [sayingOutcome((x) => outcomeByConjecture1(x, k(c)))],
    checkedAs: (c) => ({ ...c, part: 'all' }),
  },
  {
    claim: 'NT-2',
    says: 'the description of the P-positions',
    only: P_POSITIONS,
    parameters: [piles(2, 2, 5), sets(divisorIntervals)],
    goals: (c) => [allButAllGoal(n(c), A(c))],
    inCore: (c) => [sayingOutcome((x) => outcomeOnKToAllButOne(x, A(c)[0]!))],
    checkedAs: (c) => ({ ...c, part: 'P-positions' }),
  },
  {
    claim: 'NT-3',
    says: 'the description of the P-positions',
    only: P_POSITIONS,
    parameters: [
      piles(3, 3, 7),
      sets((count) => (count % 2 === 1 ? [formatMoveSet([1, count - 1])] : [])),
    ],
    goals: (c) => [oneOrAllButOneGoal(n(c), A(c))],
    inCore: () => [sayingOutcome((x) => outcomeOnOneOrAllButOne(x))],
    checkedAs: (c) => ({ ...c, part: 'P-positions' }),
  },
  {
    claim: 'NT-4',
    says: 'the description of the P-positions',
    only: P_POSITIONS,
    parameters: [piles(1, 1, 6), sets(oddNumberSets)],
    goals: (c) => [oddNumbersGoal(n(c), A(c))],
    inCore: (c) => [sayingOutcome((x) => outcomeOnOddNumbers(x, A(c)))],
    checkedAs: (c) => ({ ...c, part: 'P-positions' }),
  },
  {
    claim: 'NT-L25',
    says: ALL_POSITIONS,
    parameters: [piles(1, 1, 6), sets(oddSetsWithOne), ntL25.parameters.at(-1)!],
    goals: (c) => [parityGoal(n(c), A(c), c['play'] as PlayConvention)],
  },
  {
    claim: 'NT-5',
    says: 'the description of the P-positions',
    only: P_POSITIONS,
    parameters: [piles(2, 2, 4), sets(oneAndIntervals('even'))],
    goals: (c) => [oneOrAtLeastKGoal(n(c), A(c))],
    inCore: (c) => [sayingOutcome((x) => outcomeOnOneOrAtLeastK(x, A(c)))],
    checkedAs: (c) => ({ ...c, part: 'P-positions' }),
  },
  {
    claim: 'NT-10',
    says: 'the description of the P-positions',
    only: P_POSITIONS,
    parameters: [piles(4, 4, 5)],
    goals: (c) => [allButTwoOrAllGoal(n(c))],
    inCore: () => [sayingOutcome((x) => outcomeOnAllButTwoOrAll(x))],
    checkedAs: (c) => ({ ...c, part: 'P-positions' }),
  },
  {
    claim: 'NT-11',
    says: 'the description of the P-positions',
    only: P_POSITIONS,
    parameters: [piles(4, 4, 6), sets(oneToAllButTwo)],
    goals: (c) => [oneToAllButTwoGoal(n(c), A(c))],
    inCore: () => [sayingOutcome((x) => outcomeOnOneToAllButTwo(x))],
    checkedAs: (c) => ({ ...c, part: 'P-positions' }),
  },
  {
    claim: 'NT-12',
    says: 'the description of the P-positions',
    only: P_POSITIONS,
    parameters: [piles(2, 2, 4), sets(misereSets)],
    goals: (c) => [misereLawGoal(n(c), A(c))],
    inCore: (c) => [sayingOutcome((x) => outcomeByMisereTheorem(x, A(c)))],
    checkedAs: (c) => ({ ...c, part: 'P-positions' }),
  },
  ...NT_IMPLICATIONS,
]
