import { exactSlowNim } from '@nim/core/rules'
import { integers } from '@nim/presburger'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import { F_4, gmmvF4 } from '../../papers/gmmv/1-1-game/remark-4-trivial-games.ts'
import { F_1 } from '../../papers/gmmv/1-1-game/remarks-2-and-3-residues-and-parities.ts'
import { gmmvM2, M_1, M_2, M_3 } from '../../papers/gmmv/1-2-m-rule/m-moves.ts'
import type { CaseParameters, Parameter } from '../../claim/parameter.ts'
import { formatCase } from '../../record/format-case.ts'
import { pileNames } from '../../rows/formula-statement.ts'
import { k, n } from '../case-parameters.ts'
import type { Provable } from '../provable.ts'
import { COROLLARY_1_PROVABLE } from './corollary-1.ts'
import { type ClauseGoal, provableByClauses } from './implication-goal.ts'
import {
  descents,
  evenEntries,
  illegalMMoves,
  oddWith,
  reachedByMMoves,
} from '../../quantities/exact-slow/m-move.ts'
import {
  lengthAsRemoteness,
  lengthOfPlays,
  longestLength,
  pilesOfMove,
  residueOfSum,
  shortestLength,
  subgames,
  sumOfPiles,
} from '../../quantities/exact-slow/play.ts'

const movePilesOf = ({ n: count, part }: CaseParameters): number =>
  part === 'k=1' ? 1 : (count as number)

const [partOfM2, pilesOfM2] = gmmvM2.parameters

const PARTS_OF_M_2: Readonly<Record<string, readonly ClauseGoal[]>> = {
  a: [{ of: 'M-moves', clause: M_2.a, quantities: [evenEntries] }],
  b: [
    { of: 'positions', clause: M_2.b, quantities: [oddWith('P')] },
    { of: 'positions', clause: M_2.b, quantities: [oddWith('N')] },
  ],
}

/** The claims of section 1. */
export const GMMV_SECTION_1: readonly Provable[] = [
  provableByClauses({
    claim: 'GMMV-F1',
    parameters: [piles(1, 1, 4), sizeK('piles of a move', (count) => [1, count])],
    clauses: (one) => [
      { of: 'moves', clause: F_1.invariant, quantities: [residueOfSum], k: k(one) },
      { of: 'positions', clause: F_1.split, quantities: [subgames, pilesOfMove], k: k(one) },
    ],
  }),
  provableByClauses({
    claim: 'GMMV-F4',
    parameters: [piles(1, 1, 4), ...gmmvF4.parameters.slice(1)],
    clauses: (one) => [
      {
        of: 'positions',
        clause: one['part'] === 'k=1' ? F_4['k=1'] : F_4['k=n'],
        quantities: [shortestLength, longestLength, lengthAsRemoteness, sumOfPiles],
        k: movePilesOf(one),
      },
    ],
    given: (one) => [
      {
        kind: 'remoteness',
        id: `GMMV-F4 ${formatCase(one)}, R`,
        ruleset: exactSlowNim(n(one), movePilesOf(one)),
        variables: pileNames(n(one)),
        remoteness: lengthOfPlays(integers('x', n(one)), movePilesOf(one)),
      },
    ],
  }),
  provableByClauses({
    claim: 'GMMV-M1',
    parameters: [piles(2, 2, 4)],
    clauses: () => [{ of: 'positions', clause: M_1, quantities: [illegalMMoves, reachedByMMoves] }],
  }),
  provableByClauses({
    claim: 'GMMV-M2',
    parameters: [partOfM2!, { ...pilesOfM2, defaults: () => [2, 3] } as Parameter],
    byTheorem2: ({ part }) => part === 'b',
    clauses: ({ part }) => PARTS_OF_M_2[String(part)]!,
  }),
  provableByClauses({
    claim: 'GMMV-M3',
    parameters: [piles(2, 2, 4)],
    clauses: () => [{ of: 'positions', clause: M_3, quantities: [descents] }],
  }),
  ...COROLLARY_1_PROVABLE,
]
