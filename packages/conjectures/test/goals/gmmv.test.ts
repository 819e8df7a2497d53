import {
  APPENDIX_BRANCHES,
  appendixBranch,
  appendixIsP,
  CORRECTED_APPENDIX_BRANCHES,
  correctedAppendixBranch,
  mMove,
  mRuleKeeps,
  remotenessInClosedForm,
} from '@nim/core/exact-slow'
import { exactSlowNim, type Position, sortedBox } from '@nim/core/rules'
import { assign, evaluate } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import {
  APPENDIX_GOAL,
  APPENDIX_PART_GOALS,
  CORRECTED_APPENDIX_GOAL,
} from '../../src/goals/gmmv/app.ts'
import { oddCountGoal } from '../../src/goals/setnim/odd-count-goal.ts'
import { theorem2Goal } from '../../src/goals/gmmv/t2.ts'
import { agreesWith, describesP, isRemoteness, smallestMistake } from './on-box.ts'

const MAX = 30
const NIM_4_3 = exactSlowNim(4, 3)
const VARIABLES = APPENDIX_GOAL.variables

describe('goals on NIM(4,3)', () => {
  it('the formulas of the appendix equal those of @nim/core, printed and corrected', () => {
    agreesWith(APPENDIX_GOAL.isP, VARIABLES, MAX, appendixIsP)
    agreesWith(CORRECTED_APPENDIX_GOAL.isP, VARIABLES, MAX, (x) => correctedAppendixBranch(x).isP)
  })

  it('the corrected appendix describes the P-positions, but the printed one does not', () => {
    describesP(CORRECTED_APPENDIX_GOAL.isP, NIM_4_3, MAX)
    expect(smallestMistake(APPENDIX_GOAL.isP, NIM_4_3, 12)).toEqual([3, 3, 4, 4])
  })

  it.each(
    sampled(
      [
        ...APPENDIX_BRANCHES.map(({ id }) => [id, appendixBranch, id] as const),
        ...CORRECTED_APPENDIX_BRANCHES.filter(({ id }) => APPENDIX_PART_GOALS.has(`${id}-fix`)).map(
          ({ id }) => [`${id}-fix`, correctedAppendixBranch, id] as const,
        ),
      ],
      4,
    ),
  )(
    '%s applies where the branch of @nim/core applies, and gives the same answer',
    (name, decide, id) => {
      const { under, isP } = APPENDIX_PART_GOALS.get(name)!
      const { held } = agreesWith(under, VARIABLES, MAX, (x) => decide(x).branch.id === id)
      expect(held).toBeGreaterThan(0)
      agreesWith(isP, VARIABLES, MAX, (x) => {
        const { branch, isP: says } = decide(x)
        return branch.id === id ? says : null
      })
    },
  )

  it.each([0, 1, 2])('case %i applies where |x| has this residue modulo 3', (residue) => {
    for (const [suffix, decide] of [
      ['', appendixBranch],
      ['-fix', correctedAppendixBranch],
    ] as const) {
      if (suffix === '-fix' && residue !== 2) continue
      const { under, isP } = APPENDIX_PART_GOALS.get(`GMMV-App-case${residue}${suffix}`)!
      const isCase = (x: Position): boolean => x.reduce((s, pile) => s + pile, 0) % 3 === residue
      agreesWith(under, VARIABLES, MAX, isCase)
      agreesWith(isP, VARIABLES, MAX, (x) => (isCase(x) ? decide(x).isP : null))
    }
  })
})

describe('goals on NIM(n,k)', () => {
  it.each([
    [2, 20],
    [3, 16],
    [4, 12],
    [5, 8],
    [6, 5],
  ])('GMMV-T2, n = %i: the closed form is the remoteness', (n, max) => {
    const { remoteness, ruleset } = theorem2Goal(n)
    expect(isRemoteness(remoteness, ruleset, max, remotenessInClosedForm)).toBeGreaterThan(200)
  })

  it.each([2, 3, 4, 5])('GMMV-T2, n = %i: the strategy keeps the same pile as the M-rule', (n) => {
    const { strategy, variables } = theorem2Goal(n)
    sortedBox(n, 6).forEach((x) => {
      if (x[1] === 0) return
      const { play } = strategy!.find(({ when }) => evaluate(when, assign(variables, x)))!
      expect(play).toHaveLength(n - 1)
      const kept = Array.from({ length: n }, (_, i) => i).find((i) => !play.includes(i + 1))!
      expect(x[kept]).toBe(x[mRuleKeeps(x)])
      const after = x.map((pile, i) => (i === kept ? pile : pile - 1)).sort((a, b) => a - b)
      expect(after).toEqual(mMove(x))
    })
  })

  it.each([
    [1, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [5, 5],
  ])('GMMV-F2 and GMMV-F3, n = %i, k = %i', (n, k) => {
    const { isP, isN, ruleset, variables } = oddCountGoal('GMMV-F2', exactSlowNim(n, k))
    const odd = (x: Position): number => x.filter((pile) => pile % 2 === 1).length
    agreesWith(isP, variables, 8, (x) => odd(x) === 0)
    agreesWith(isN, variables, 8, (x) => odd(x) === k)
    describesP(isP, ruleset, 8, (x) => odd(x) === 0 || odd(x) === k)
  })
})
