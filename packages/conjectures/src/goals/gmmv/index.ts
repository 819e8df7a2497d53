import {
  appendixBranch,
  appendixIsP,
  correctedAppendixBranch,
  misereRemotenessOfKPlusOne,
  remotenessInClosedForm,
} from '@nim/core/exact-slow'
import { exactSlowNim, type Position } from '@nim/core/rules'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import { gmmvApp } from '../../papers/gmmv/appendix/nim-4-3.ts'
import { k, n } from '../case-parameters.ts'
import type { InCore } from '../in-core.ts'
import { oddCountGoal } from '../setnim/odd-count-goal.ts'
import type { Provable } from '../provable.ts'
import { APPENDIX_GOAL, APPENDIX_PART_GOALS, CORRECTED_APPENDIX_GOAL } from './app.ts'
import { GMMV_IMPLICATIONS } from './implications.ts'
import { hypergraphGoals } from './r1.ts'
import { misereRemotenessGoal } from './misere-values.ts'
import { theorem2Goal } from './t2.ts'

function parities(claim: string): Provable {
  return {
    claim,
    says: 'GMMV-F2 and GMMV-F3 together, by one induction',
    parameters: [piles(1, 1, 6), sizeK('piles of a move', (count) => [1, count])],
    goals: (c) => [oddCountGoal(`${claim} n=${n(c)} k=${k(c)}`, exactSlowNim(n(c), k(c)))],
  }
}

/** The answer of @nim/core where a branch or a case applies, named as in `APPENDIX_PART_GOALS`. */
function partInCore(part: string): InCore {
  const isFix = part.endsWith('-fix')
  const id = part.replace('-fix', '')
  const residue = /^GMMV-App-case([012])$/.exec(id)?.[1]
  return (x: Position) => {
    const { branch, isP } = isFix ? correctedAppendixBranch(x) : appendixBranch(x)
    const speaks = residue === undefined ? branch.id === id : branch.residue === Number(residue)
    return speaks ? isP : null
  }
}

const PARTS: readonly Provable[] = [...APPENDIX_PART_GOALS].map(([claim, goal]) => ({
  claim,
  says: 'the branch, given the corrected appendix',
  parameters: [],
  goals: () => [goal],
  inCore: () => [partInCore(claim)],
}))

/** The GMMV claims that have goals. */
export const GMMV_PROVABLE: readonly Provable[] = [
  {
    claim: 'GMMV-R1',
    says: 'both parts, by one induction, for every hypergraph',
    parameters: [{ ...piles(1, 1, 3), allowed: () => [1, 3] }],
    goals: (c) => hypergraphGoals(n(c)),
    positions: 1000,
  },
  ...['GMMV-F2', 'GMMV-F3'].map(parities),
  {
    claim: 'GMMV-D4.values',
    says: 'the formula is the misère remoteness',
    parameters: [piles(3, 3, 3)],
    goals: (c) => [misereRemotenessGoal(n(c))],
    inCore: () => [(x) => misereRemotenessOfKPlusOne(x)],
  },
  {
    claim: 'GMMV-T2',
    says: 'M(x) = R(x) and a closed form for R(x): every M-move lowers the closed form by 1, and it is the remoteness',
    only: 'M(x) = R(x), not the levels m(x)',
    parameters: [piles(2, 2, 5)],
    goals: (c) => [theorem2Goal(n(c))],
    inCore: () => [(x) => remotenessInClosedForm(x)],
  },
  {
    claim: 'GMMV-App',
    says: 'a branch: given the corrected appendix, its formula decides wherever the branch applies; the whole: it describes the P-positions',
    parameters: gmmvApp.parameters,
    goals: ({ branch }) =>
      branch === 'whole'
        ? [APPENDIX_GOAL]
        : [APPENDIX_PART_GOALS.get(`GMMV-App-${String(branch)}`)!],
    inCore: ({ branch }) => [
      branch === 'whole' ? (x) => appendixIsP(x) : partInCore(`GMMV-App-${String(branch)}`),
    ],
    along: ['GMMV-App-fix'],
  },
  {
    claim: 'GMMV-App-fix',
    says: 'the corrected appendix describes the P-positions',
    parameters: [],
    goals: () => [CORRECTED_APPENDIX_GOAL],
    inCore: () => [(x) => correctedAppendixBranch(x).isP],
  },
  ...PARTS,
  ...GMMV_IMPLICATIONS,
]
