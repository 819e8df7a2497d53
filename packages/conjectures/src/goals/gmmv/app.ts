import {
  APPENDIX,
  APPENDIX_BRANCHES,
  type AppendixBranch,
  appendixCaseFormula,
  CORRECTED_APPENDIX,
  CORRECTED_APPENDIX_BRANCHES,
  isAppendixCase,
  reachesBranch,
} from '@nim/core/exact-slow'
import { exactSlowNim } from '@nim/core/rules'
import type { OutcomeGoal, RestrictedGoal } from '@nim/prover'
import { pileNames } from '../../rows/formula-statement.ts'

const GAME = { ruleset: exactSlowNim(4, 3), variables: pileNames(4) }

/** The corrected appendix describes the P-positions of NIM(4,3). @source GMMV-App, corrected */
export const CORRECTED_APPENDIX_GOAL: OutcomeGoal = {
  ...GAME,
  kind: 'outcome',
  id: 'GMMV-App-fix',
  isP: CORRECTED_APPENDIX,
}

/** The appendix as printed describes the P-positions of NIM(4,3). @source GMMV-App */
export const APPENDIX_GOAL: OutcomeGoal = {
  ...GAME,
  kind: 'outcome',
  id: 'GMMV-App',
  isP: APPENDIX,
}

const PRINTED_AND_CORRECTED: readonly (readonly [string, readonly AppendixBranch[]])[] = [
  ['', APPENDIX_BRANCHES],
  ['-fix', CORRECTED_APPENDIX_BRANCHES],
]

/**
 * A branch, or a whole case, of the appendix by its id (`GMMV-App-case2.1b`, `GMMV-App-case2`), or
 * of the corrected one (`…-fix`): where it speaks, its formula decides. The corrected appendix is
 * assumed, and is a goal of its own.
 *
 * @source GMMV-App
 */
export const APPENDIX_PART_GOALS: ReadonlyMap<string, RestrictedGoal> = new Map(
  PRINTED_AND_CORRECTED.flatMap(([suffix, branches]) => [
    ...[0, 1, 2].map((residue) =>
      partGoal(
        `GMMV-App-case${residue}${suffix}`,
        isAppendixCase(residue),
        appendixCaseFormula(branches, residue),
      ),
    ),
    ...branches.map((branch) =>
      partGoal(`${branch.id}${suffix}`, reachesBranch(branches, branch), branch.isP),
    ),
  ]).map((goal) => [goal.id, goal]),
)

function partGoal(
  id: string,
  under: RestrictedGoal['under'],
  isP: RestrictedGoal['isP'],
): RestrictedGoal {
  return {
    ...GAME,
    kind: 'restricted',
    id,
    under,
    isP,
    given: CORRECTED_APPENDIX_GOAL,
    assumed: CORRECTED_APPENDIX_GOAL.id,
  }
}
