import { slowSetNim } from '@nim/core/rules'
import {
  outcomeByConjecture1,
  outcomeByTheorem33,
  outcomeByTheorem41,
  outcomeByTheorem51,
  outcomeByTheorem61,
  theorem61Formula,
} from '@nim/core/setnim'
import { formatMoveSet, moveSets } from '../../facts/setnim/move-sets.ts'
import type { Parameter } from '../../claim/parameter.ts'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import { A, ALL_POSITIONS, k, n, sets } from '../case-parameters.ts'
import { sayingOutcome } from '../in-core.ts'
import { oddCountGoal } from '../setnim/odd-count-goal.ts'
import { setNimGoal } from '../setnim/set-nim-goal.ts'
import type { Provable } from '../provable.ts'
import { dhOP3 } from '../../papers/dh/6-further-results/questions-1-to-4.ts'
import { dhR62 } from '../../papers/dh/6-further-results/remark-6-2-inclusions.ts'
import { DH_IMPLICATIONS } from './implications.ts'
import { extensionGoals } from './p4-3.ts'
import { inclusionGoals } from './r6-2.ts'
import { conjecture1Goal, theorem33Goal, theorem51Goal } from './types.ts'

const anyK = sizeK('smallest number of piles in a move', (count) => [1, count])

const BY_TYPES = 'which positions are P, not that o and r have the same parity'

/** The DH claims that have goals. */
export const DH_PROVABLE: readonly Provable[] = [
  {
    claim: 'DH-T3.3',
    says: ALL_POSITIONS,
    only: BY_TYPES,
    parameters: [piles(2, 2, 6)],
    goals: (c) => [theorem33Goal(n(c))],
    inCore: () => [sayingOutcome((x) => outcomeByTheorem33(x))],
  },
  {
    claim: 'DH-T4.1',
    says: 'both parts, by one induction',
    parameters: [piles(1, 1, 5), sets(moveSets)],
    goals: (c) => [oddCountGoal(`DH-T4.1 n=${n(c)} A={${A(c).join()}}`, slowSetNim(n(c), A(c)))],
    inCore: (c) => [sayingOutcome((x) => outcomeByTheorem41(x, A(c)))],
  },
  {
    claim: 'DH-P4.3',
    says: 'the P-positions of SN(n,{n−1}) and SN(n,{n−1,n})',
    only: 'the instance from SN(n,{n−1}) to SN(n,{n−1,n}), of all finite games',
    parameters: [piles(2, 2, 6)],
    goals: (c) => {
      const { game, extended } = extensionGoals(n(c))
      return [game, extended]
    },
    inCore: () => [
      sayingOutcome((x) => outcomeByTheorem33(x)),
      sayingOutcome((x) => outcomeByTheorem51(x)),
    ],
    // The claim is about all finite games, and its check uses digraphs.
    checkedAs: null,
  },
  {
    claim: 'DH-T5.1',
    says: ALL_POSITIONS,
    only: BY_TYPES,
    parameters: [piles(2, 2, 6)],
    goals: (c) => [theorem51Goal(n(c))],
    inCore: () => [sayingOutcome((x) => outcomeByTheorem51(x))],
  },
  {
    claim: 'DH-C1',
    says: ALL_POSITIONS,
    only: BY_TYPES,
    parameters: [piles(1, 3, 6), anyK],
    goals: (c) => [conjecture1Goal(n(c), k(c))],
    inCore: (c) => [sayingOutcome((x) => outcomeByConjecture1(x, k(c)))],
  },
  {
    claim: 'DH-T6.1',
    says: 'the description of the P-positions',
    parameters: [piles(1, 1, 8)],
    goals: (c) => [setNimGoal(`DH-T6.1 n=${n(c)}`, n(c), [1, n(c)], theorem61Formula(n(c)))],
    inCore: () => [sayingOutcome((x) => outcomeByTheorem61(x))],
  },
  {
    claim: 'DH-R6.2',
    says: 'the P-positions of the games, and the inclusion of their formulas',
    parameters: [piles(2, 2, 4), dhR62.parameters[1]!],
    goals: ({ n: count, part }) =>
      inclusionGoals(
        'DH-R6.2',
        count as number,
        part === '1' ? 'intersection' : part === '2' ? 'subset' : 'analogue',
      ),
  },
  {
    claim: 'DH-OP3',
    says: 'the P-positions of both games, and the inclusion of their formulas',
    only: 'that P(n,{1,n}) is a subset of P(n,{1}), and P(n,{n−1,n}) of P(n,{n−1})',
    parameters: [
      { ...dhOP3.parameters[0]!, values: () => ['{k,n} in {k}'] } as Parameter,
      piles(2, 2, 4),
      sets((count) => [...new Set([1, count - 1])].map((least) => formatMoveSet([least, count]))),
    ],
    goals: (c) => inclusionGoals('DH-OP3', n(c), A(c)[0] === 1 ? 'subset' : 'analogue'),
    // The claim is a question, so the check gives an answer instead of the verdict `holds`.
    checkedAs: null,
  },
  ...DH_IMPLICATIONS,
]
