import { type CaseParameters, type Claim, exchanged, formulas } from '../../../judge/index.ts'
import { APPENDIX_BRANCH, appendixGames, saidByBranch } from './nim-4-3.ts'

export const gmmvO2: Claim = formulas<CaseParameters>({
  id: 'GMMV-O2',
  kind: 'question',
  at: 'section 1.7',
  paperStatus: 'open',
  title: 'prove the formulas of the appendix for the P-positions of NIM(4,3)',
  statement: String.raw`Are the formulas of the appendix for the P-positions of $NIM(4,3)$ right for all positions? They "were confirmed by computations; see Appendix. Yet, we were not able to prove these formulas."`,
  decided:
    'For each branch of the appendix: is its formula, as printed, correct at every position to which the branch applies?',
  rest: { nothing: 'a branch is settled by a proof of its formula or by a counterexample' },
  provedBy: ({ branch }) => [`GMMV-App-${branch}`],
  conventions: [
    'normal play; positions sorted ascending',
    'GMMV-App-fix is the corrected appendix',
  ],
  games: appendixGames(30, [APPENDIX_BRANCH]),
  quick: { max: 16 },
  calls: ({ branch }) => `branch ${branch}`,
  printed: saidByBranch,
  wrongAt: { case: { branch: 'case0.2' } },
  wrong: exchanged(saidByBranch({ branch: 'case0.2' }), 'x4', 0, 8),
})
