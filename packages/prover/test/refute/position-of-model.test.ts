import { slowSetNim } from '@nim/core/rules'
import {
  and,
  constant,
  eq,
  even,
  type Formula,
  integer,
  max,
  min,
  plus,
  type Term,
  times,
} from '@nim/presburger'
import { afterAll, describe, expect, it } from 'vitest'
import {
  embeddedZ3,
  type Obligation,
  obligations,
  type OutcomeGoal,
  prove,
} from '../../src/index.ts'
import { sampled } from '../../../../vitest.sample.ts'
import { positionOfModel } from '../../src/refute/position-of-model.ts'
import { always } from '../control/liar.ts'
import { unhurried } from '../solve/unhurried.ts'

const solver = unhurried(embeddedZ3())
afterAll(() => solver.close())

/**
 * The names of the piles from the smallest pile to the largest. They are not in alphabetical order.
 */
const VARIABLES = ['m', 'z', 'a'] as const
const [m, z, a] = VARIABLES.map((name) => integer(name)) as [Term, Term, Term]

/** The formula “P if and only if the sum is even”, with an error where `far` holds. */
function wrongWhere(far: Formula): OutcomeGoal {
  return {
    kind: 'outcome',
    id: 'far',
    ruleset: slowSetNim(3, [1]),
    variables: VARIABLES,
    isP: { kind: 'xor', left: even(plus(m, z, a)), right: far },
  }
}

/**
 * Goals that are wrong only at 3,132,133. The formulas identify this position pile by pile, or as a
 * multiset.
 */
const WRONG: readonly (readonly [string, OutcomeGoal])[] = [
  ['pile by pile', wrongWhere(and(eq(m, 3), eq(z, 132), eq(a, 133)))],
  [
    'as a multiset',
    {
      ...wrongWhere(and(eq(min(m, z, a), 3), eq(max(m, z, a), 133), eq(plus(m, z, a), 268))),
      encoding: { residues: 'none', terms: 'direct' },
    },
  ],
]

const FAR = {
  position: [3, 132, 133],
  expected: 'N',
  actual: 'P',
  explain: 'none of the 3 options of 3,132,133 is P',
  checkedBy: 'rules',
}

describe('the position of a model', () => {
  it('has its piles in the order of the position, not of their names or of the model', () => {
    const [first] = [...obligations(WRONG[0]![1])]
    const places = new Map<string, Term>([
      ['a', plus(times(2, integer('q1')), 1)],
      ['m', constant(4)],
      ['z', times(3, integer('q0'))],
    ])
    const obligation: Obligation = { ...first!, places }
    const model = new Map([
      ['q1', 5n],
      ['q0', 2n ** 60n],
    ])
    expect(positionOfModel(obligation, model, VARIABLES)).toEqual([4n, 3n * 2n ** 60n, 11n])
    expect(positionOfModel(obligation, model, ['a', 'm'])).toEqual([11n, 4n])
  })

  it('is 0 in every pile that the obligation or the model leaves free', () => {
    const [first] = [...obligations(WRONG[0]![1])]
    const obligation: Obligation = { ...first!, places: new Map([['z', plus(integer('q'), 2)]]) }
    expect(positionOfModel(obligation, new Map(), VARIABLES)).toEqual([0n, 2n, 0n])
  })

  it.each(sampled(WRONG, 2))(
    'is minimised and checked from the rules if it is large (%s)',
    async (_, goal) => {
      const { verdict, counterexample } = await prove(goal, { solver, scan: 0 })
      expect(verdict).toBe('refuted')
      expect(counterexample).toEqual({ ...FAR, isSmallest: true })
    },
  )

  it('is not called smallest if the solver ignores every bound and repeats its model', async () => {
    const model = new Map([
      ['m', 3n],
      ['z', 132n],
      ['a', 133n],
    ])
    const stubborn = always({ status: 'sat', model }, solver)
    const [, goal] = WRONG[1]!
    const { verdict, counterexample } = await prove(goal, { solver: stubborn, scan: 0 })
    expect(verdict).toBe('refuted')
    expect(counterexample).toEqual({ ...FAR, isSmallest: false })
  })
})
