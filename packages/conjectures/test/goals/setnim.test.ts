import { moveSizes, options, type Position, type Ruleset } from '@nim/core/rules'
import {
  balancedFormula,
  conjecture1Formula,
  isBalanced,
  outcomeByConjecture1,
  outcomeByTheorem33,
  outcomeByTheorem51,
  outcomeByTheorem61,
  outcomeByTheorem41,
  outcomeOnKToAllButOne,
  parityRule,
  theorem33Formula,
} from '@nim/core/setnim'
import { compile, evaluate, assign } from '@nim/presburger'
import type { OutcomeGoal, PartialGoal, RestrictedGoal } from '@nim/prover'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { formatMoveSet } from '../../src/facts/setnim/move-sets.ts'
import { extensionGoals } from '../../src/goals/dh/p4-3.ts'
import {
  balancedGoal,
  conjecture1Goal,
  theorem33Goal,
  theorem51Goal,
} from '../../src/goals/dh/types.ts'
import { provableOf } from '../../src/goals/index.ts'
import { agreesWith, describesP } from './on-box.ts'

/** For each number of piles, the largest pile of a box that is solved in a moment. */
const MAX: Readonly<Record<number, number>> = { 1: 30, 2: 30, 3: 20, 4: 13, 5: 9, 6: 6 }

const AT_LEAST_K = [1, 2, 3, 4, 5, 6].flatMap((n) =>
  Array.from({ length: n }, (_, i) => [n, i + 1] as const),
)

/**
 * Expects both formulas of a goal about types to describe the P-positions. The goal relies on their
 * agreement.
 */
function bothDescribeP(goal: RestrictedGoal, number: (x: Position) => boolean): void {
  const { ruleset, variables, isP, given } = goal
  const max = MAX[ruleset.piles]!
  for (const formula of [isP, given.isP]) {
    const { positions, held } = describesP(formula, ruleset, max)
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThan(positions)
    agreesWith(formula, variables, max, number)
  }
}

describe('goals on SN(n,A)', () => {
  it.each(sampled(AT_LEAST_K, 4))('DH-C1, n = %i, k = %i', (n, k) => {
    const isP = (x: Position): boolean => outcomeByConjecture1(x, k) === 'P'
    bothDescribeP(conjecture1Goal(n, k), isP)
    expect(balancedGoal(n, k).isP).toEqual(balancedFormula(n, k))
    agreesWith(balancedFormula(n, k), balancedGoal(n, k).variables, MAX[n]!, (x) =>
      isBalanced(x, k),
    )
    const literal = conjecture1Formula(n, k)
    agreesWith(literal, balancedGoal(n, k).variables, MAX[n]!, isP)
  })

  it.each(sampled(AT_LEAST_K, 4).filter(([n]) => n < 6))(
    'the parity rule as a strategy equals the rule of @nim/core, n = %i, k = %i',
    (n, k) => {
      const { ruleset, variables, strategy, isP } = balancedGoal(n, k)
      const isPosition = compile(isP, variables)
      playsWithin(ruleset, MAX[n]!, (x) => {
        if (isPosition(x)) return
        const values = assign(variables, x)
        const rule = strategy!.find(({ when }) => evaluate(when, values))!
        expect(
          afterTaking(
            x,
            rule.play.map((pile) => pile - 1),
          ),
        ).toEqual(afterTaking(x, parityRule(x, k)))
      })
    },
  )

  it.each([2, 3, 4, 5, 6])('DH-T3.3, n = %i', (n) => {
    bothDescribeP(theorem33Goal(n), (x) => outcomeByTheorem33(x) === 'P')
    const { variables, given } = theorem33Goal(n)
    agreesWith(given.isP, variables, MAX[n]!, (x) => outcomeOnKToAllButOne(x, n - 1) === 'P')
    const literal = theorem33Formula(n)
    agreesWith(literal, variables, MAX[n]!, (x) => outcomeByTheorem33(x) === 'P')
  })

  it.each([2, 3, 4, 5, 6])('DH-T5.1, n = %i', (n) => {
    bothDescribeP(theorem51Goal(n), (x) => outcomeByTheorem51(x) === 'P')
  })

  it.each([1, 2, 3, 4, 5, 6])('DH-T6.1, n = %i', (n) => {
    const [goal] = provableOf('DH-T6.1')!.goals({ n })
    const { isP, ruleset, variables } = goal as OutcomeGoal
    describesP(isP, ruleset, MAX[n]!)
    agreesWith(isP, variables, MAX[n]!, (x) => outcomeByTheorem61(x) === 'P')
  })

  it.each([
    [3, [2]],
    [4, [2]],
    [4, [1, 3]],
    [5, [2, 3]],
  ] as const)('DH-T4.1, n = %i, A = %j', (n, sizes) => {
    const [goal] = provableOf('DH-T4.1')!.goals({ n, A: formatMoveSet(sizes) })
    const { isP, isN, ruleset, variables } = goal as PartialGoal
    const max = MAX[n]!
    const outcome = (x: Position): string | null => outcomeByTheorem41(x, sizes)
    agreesWith(isP, variables, max, (x) => outcome(x) === 'P')
    agreesWith(isN, variables, max, (x) => outcome(x) === 'N')
    describesP(isP, ruleset, max, (x) => outcome(x) === 'P')
    describesP(isP, ruleset, max, (x) => outcome(x) === 'N')
    expect(moveSizes(ruleset)).toEqual(sizes)
  })

  it.each([2, 3, 4, 5])('DH-P4.3 for the moves that DH-T5.1 adds to DH-T3.3, n = %i', (n) => {
    const { game, extended } = extensionGoals(n)
    describesP(game.isP, game.ruleset, MAX[n]!)
    describesP(extended.isP, extended.ruleset, MAX[n]!)
  })
})

function playsWithin(ruleset: Ruleset, max: number, visit: (x: Position) => void): void {
  const seen = new Set<string>()
  const walk = (x: Position): void => {
    if (seen.has(x.join())) return
    seen.add(x.join())
    visit(x)
    for (const y of options(ruleset, x)) walk(y)
  }
  const top = Array.from({ length: ruleset.piles }, () => max)
  walk(top)
}

/** The position after the move, in ascending order. */
function afterTaking(x: Position, piles: readonly number[]): number[] {
  return x.map((pile, i) => pile - (piles.includes(i) ? 1 : 0)).sort((a, b) => a - b)
}
