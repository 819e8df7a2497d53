import { piles } from '../../claim/parameters-nk.ts'
import {
  type Case,
  COROLLARY_1_I,
  COROLLARY_1_II,
} from '../../papers/gmmv/1-5-critical-positions/corollary-1-clauses.ts'
import {
  gmmvCor1i,
  gmmvCor1ii,
} from '../../papers/gmmv/1-5-critical-positions/corollary-1-moves-from-critical-positions.ts'
import type { Provable } from '../provable.ts'
import { criticalNumber, leadingMoves } from '../../quantities/exact-slow/critical.ts'
import { type ClauseGoal, provableByClauses } from './implication-goal.ts'
import { evenEntries, keptIndex, oddEntries } from '../../quantities/exact-slow/m-move.ts'

/** For each part, its statement and the objects (such as moves) that the statement is about. */
type Parts = Readonly<
  Record<string, readonly (readonly [ClauseGoal['of'], (one: Case) => string])[]>
>

const PARTS_OF_I: Parts = {
  a: [['positions', COROLLARY_1_I.a]],
  b: [['positions', COROLLARY_1_I.b]],
  c: [['moves', COROLLARY_1_I.c]],
  d: [['M-moves', COROLLARY_1_I.d]],
}

const PARTS_OF_II: Parts = {
  a: [['positions', COROLLARY_1_II.a]],
  b: [
    ['positions', COROLLARY_1_II['b-even']],
    ['moves', COROLLARY_1_II.b],
  ],
  c: [['moves', COROLLARY_1_II.c]],
}

/** Both halves of Corollary 1. */
export const COROLLARY_1_PROVABLE: readonly Provable[] = [
  { claim: gmmvCor1i, parts: PARTS_OF_I },
  { claim: gmmvCor1ii, parts: PARTS_OF_II },
].map(({ claim, parts }) =>
  provableByClauses({
    claim: claim.id,
    parameters: [piles(2, 2, 3), ...claim.parameters.slice(1)],
    byTheorem2: () => true,
    clauses: (parameters) => {
      const one = parameters as Case
      return parts[one.part]!.map(([of, clause]) => ({
        of,
        clause: clause(one),
        quantities: [criticalNumber, evenEntries, oddEntries, keptIndex, leadingMoves(one.reading)],
      }))
    },
  }),
)
