import { conjecture1Type } from '@nim/core/setnim'
import type { OutcomeGoal } from '@nim/prover'
import { embeddedZ3, prove } from '@nim/prover'
import { afterAll, describe, expect, it } from 'vitest'
import { IS_LONG, sampled } from '../../../../vitest.sample.ts'
import { balancedGoal, theorem33Goal } from '../../src/goals/dh/types.ts'
import { provableOf } from '../../src/goals/index.ts'
import { CORRECTED_APPENDIX_GOAL } from '../../src/goals/gmmv/app.ts'
import { oddNumbersGoal, oneOrAllButOneGoal } from '../../src/goals/nt/set-nim.ts'
import { ofReducedTypeByCases } from '../../src/goals/setnim/type-by-cases.ts'
import { describesP, smallestMistake } from './on-box.ts'
import { type Mutant, mutantsOf, type MutationKind, seededIndices } from './mutate.ts'
import { unhurried } from '../../../prover/test/solve/unhurried.ts'

const SEED = 20_250_101
const KINDS: readonly MutationKind[] = ['constant', 'strictness', 'branch', 'modulus']

/**
 * For each number of piles, the largest pile of the box on which a proved mutant must agree with
 * the game.
 */
const BOX: Readonly<Record<number, number>> = { 2: 40, 3: 24, 4: 16 }

const { strategy: _, ...balanced } = balancedGoal(3, 2)
const byTypes: OutcomeGoal = {
  ...balanced,
  id: 'DH-C1 n=3 k=2 by types',
  isP: ofReducedTypeByCases(3, 2, conjecture1Type(2)),
}

function theorem61Goal(n: number): OutcomeGoal {
  return provableOf('DH-T6.1')!.goals({ n })[0] as OutcomeGoal
}

/** Proved goals, and for each of them the number of mutants of each kind. */
const PROVED: readonly (readonly [OutcomeGoal, number])[] = [
  [CORRECTED_APPENDIX_GOAL, 2],
  [balanced, 3],
  [byTypes, 4],
  [theorem33Goal(3).given, 3],
  [theorem61Goal(2), 2],
  [theorem61Goal(4), 2],
  [theorem33Goal(2).given, 2],
  [theorem61Goal(3), 1],
  [oneOrAllButOneGoal(3, [1, 2]), 3],
  [oddNumbersGoal(4, [1, 3, 4]), 2],
]

/** Distinct random mutants of the goal, selected by the seed. */
function chosen({ isP }: OutcomeGoal, each: number): Mutant[] {
  const index = seededIndices(SEED)
  const all = mutantsOf(isP)
  return KINDS.flatMap((kind) => {
    const left = all.filter((mutant) => mutant.kind === kind)
    return Array.from({ length: Math.min(each, left.length) }, () => {
      const [mutant] = left.splice(index(left.length), 1)
      return mutant!
    })
  })
}

const MUTATIONS = PROVED.flatMap(([goal, each]) =>
  chosen(goal, each).map(
    (mutant, i) => [goal.id, mutant.kind, i, { ...goal, isP: mutant.formula }] as const,
  ),
)

describe('a mutation of a proved formula', () => {
  const solver = unhurried(embeddedZ3())
  afterAll(() => solver.close())
  const seen = { refuted: 0, equivalent: 0 }

  it.each(sampled(MUTATIONS, 24))(
    'of %s, one %s changed (%i), is refuted at the smallest position or makes no difference',
    async (_id, _kind, _i, goal) => {
      const { ruleset, isP } = goal
      const result = await prove(goal, { solver, threads: 2, scan: 0 })
      if (result.verdict === 'refuted') {
        const { position, expected, actual, isSmallest } = result.counterexample!
        const sum = position.reduce((total, pile) => total + pile, 0)
        expect(position).toEqual(smallestMistake(isP, ruleset, sum))
        expect([...new Set([expected, actual])]).toHaveLength(2)
        expect(isSmallest).toBe(true)
        seen.refuted++
        return
      }
      expect(result.verdict, result.reason).toBe('proved')
      describesP(isP, ruleset, BOX[ruleset.piles]!)
      seen.equivalent++
    },
  )

  it.runIf(IS_LONG)('is tried at least 50 times, in all four kinds, and mostly refuted', () => {
    expect(MUTATIONS.length).toBeGreaterThanOrEqual(50)
    for (const kind of KINDS) {
      expect(MUTATIONS.filter(([, other]) => other === kind).length).toBeGreaterThan(5)
    }
    expect(seen.refuted).toBeGreaterThanOrEqual(50)
    expect(seen.refuted + seen.equivalent).toBe(MUTATIONS.length)
  })
})
