import { APPENDIX, CORRECTED_APPENDIX } from '@nim/core/exact-slow'
import { exactSlowNim } from '@nim/core/rules'
import type { OutcomeGoal, RestrictedGoal } from '@nim/prover'
import { APPENDIX_CLAIMS } from '../../papers/gmmv/appendix/nim-4-3.ts'
import { type FormulaStatement, pileNames } from '../../rows/formula-statement.ts'

const GAME = { ruleset: exactSlowNim(4, 3), variables: pileNames(4) }

/** The corrected appendix describes the P-positions of NIM(4,3). @source GMMV-App, corrected */
export const CORRECTED_APPENDIX_GOAL: OutcomeGoal = {
  ...GAME,
  kind: 'outcome',
  id: 'GMMV-App-fix',
  isP: CORRECTED_APPENDIX,
}

/** The appendix, as printed, describes the P-positions of NIM(4,3). @source GMMV-App */
export const APPENDIX_GOAL: OutcomeGoal = {
  ...GAME,
  kind: 'outcome',
  id: 'GMMV-App',
  isP: APPENDIX,
}

/**
 * A branch or a whole case of the appendix, given by its id (`GMMV-App-case2.1b`,
 * `GMMV-App-case2`), or its correction (`…-fix`). The goal states that the formula of the branch or
 * case decides the outcome wherever the branch or case applies. The goal assumes the corrected
 * appendix, which is a separate goal.
 *
 * @source GMMV-App
 */
export const APPENDIX_PART_GOALS: ReadonlyMap<string, RestrictedGoal> = new Map(
  APPENDIX_CLAIMS.map(({ id, statementOf }) => {
    const { says, where } = statementOf!({}) as Required<FormulaStatement>
    const given = CORRECTED_APPENDIX_GOAL
    const goal = { ...GAME, kind: 'restricted', id, under: where, isP: says } as const
    return [id, { ...goal, given, assumed: given.id }]
  }),
)
