import { sortedBox } from '@nim/core/rules'
import { and, assign, congruent, evaluate, evaluateTerm } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import {
  type Encoding,
  type Goal,
  type Obligation,
  obligations,
  scriptOf,
} from '../../src/index.ts'
import { sampled } from '../../../../vitest.sample.ts'
import { allButOne, atLeastK, CORRECTED, playOddPiles, PRINTED } from '../goals/goals.ts'
import { seeded } from '../points/wrong-formulas.ts'

const ENCODINGS: readonly Encoding[] = [
  { residues: 'forms', terms: 'variables' },
  { residues: 'forms', terms: 'direct' },
  { residues: 'piles', modulus: 2, terms: 'variables' },
  { residues: 'none', terms: 'variables' },
  { residues: 'none', terms: 'direct' },
]

/** A goal with the formula of another game. */
const WRONG: Goal = { ...atLeastK(3, 2), id: 'wrong', isP: atLeastK(3, 1).isP }

const RULE: Goal = { ...atLeastK(3, 2), strategy: playOddPiles(3, 2) }

/** The values of the piles x and of the variables that the case defines. */
function valuesAt(goal: Goal, { definitions }: Obligation, x: readonly number[]): Values {
  const values = new Map(assign(goal.variables, x))
  for (const { variable, meaning } of definitions) {
    values.set(variable, evaluateTerm(meaning, values))
  }
  return values
}

type Values = Map<string, number>

/** For each condition, the number of cases that have the position as a solution. */
function solutionsAt(goal: Goal, x: readonly number[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const obligation of obligationsOf(goal)) {
    const { condition, formula, places } = obligation
    const values = valuesAt(goal, obligation, x)
    // A case defines a quotient also at positions with other residues. At such positions, the
    // quotient gives different piles, so the case does not apply.
    const isHere = goal.variables.every((name) => {
      const place = places.get(name)
      return place === undefined || evaluateTerm(place, values) === values.get(name)
    })
    const isSolution = isHere && evaluate(formula, values)
    counts.set(condition.id, (counts.get(condition.id) ?? 0) + (isSolution ? 1 : 0))
  }
  return counts
}

const cache = new Map<Goal, readonly Obligation[]>()
function obligationsOf(goal: Goal): readonly Obligation[] {
  const known = cache.get(goal) ?? [...obligations(goal)]
  cache.set(goal, known)
  return known
}

describe('cases and definitions', () => {
  const goals: readonly Goal[] = [PRINTED, WRONG, CORRECTED, atLeastK(3, 2), RULE, allButOne(3)]
  const encoded = sampled(
    goals.flatMap((goal) =>
      ENCODINGS.map(
        (encoding) =>
          [goal.id, `${encoding.residues}, ${encoding.terms}`, { ...goal, encoding }] as const,
      ),
    ),
    4,
  )

  it.each(encoded)(
    'of %s by %s: each tuple of integers belongs to one case of a condition',
    (_, __, goal) => {
      const conditions = new Set(obligationsOf(goal).map(({ condition }) => condition.id))
      const random = seeded(41)
      for (let round = 0; round < 6; round++) {
        const size = round < 3 ? 20 : 2 ** 40
        const x = goal.variables.map(() => random(2 * size) - size)
        const held = obligationsOf(goal).filter((each) => {
          const values = valuesAt(goal, each, x)
          return each.guards.every((guard) => {
            if ('holds' in guard) return evaluate(guard.holds, values)
            // a guard that names a quotient does not split the condition
            if (!('form' in guard)) return true
            return evaluate(congruent(guard.form, guard.residue, guard.modulus), values)
          })
        })
        expect(held.map(({ condition }) => condition.id)).toEqual([...conditions])
      }
    },
  )

  it('of a rule by parities are the case where the rule applies, and one case for all others', () => {
    const made = obligationsOf({ ...RULE, encoding: ENCODINGS[2]! })
    for (const { condition } of made.filter(({ condition: { id } }) => /^strategy-\d/.test(id))) {
      const cases = made.filter((each) => each.condition === condition)
      expect(cases.map(({ residues }) => residues.length)).toEqual([1, 3])
      expect(cases[0]).toMatchObject({ isSimplified: true })
      expect(cases[0]!.residues[0]).toMatch(/^not \(/)
    }
  })

  it.each(encoded)(
    'of %s by %s contain every solution of a condition exactly once',
    (_, __, goal) => {
      const box = sortedBox(goal.variables.length, goal.variables.length === 4 ? 6 : 8)
      let solutions = 0
      for (let rank = 0; rank < box.count; rank += 7) {
        const x = box.unrank(rank)
        const found = solutionsAt(goal, x)
        for (const [id, count] of found) {
          const { condition } = obligationsOf(goal).find((o) => o.condition.id === id)!
          const isSolution = evaluate(and(...condition.assertions), assign(goal.variables, x))
          if (count !== (isSolution ? 1 : 0)) expect.fail(`${id} at ${x.join()}: ${count}`)
          solutions += count
        }
      }
      if (goal.id === WRONG.id) expect(solutions).toBeGreaterThan(5)
      else if (goal.id !== PRINTED.id) expect(solutions).toBe(0)
    },
  )

  it('of one goal are the same in every run', () => {
    const goal = allButOne(3)
    const texts = (): string[] => [...obligations(goal)].map((o) => scriptOf(goal, o))
    expect(texts()).toEqual(texts())
    expect(new Set([...obligations(goal)].map(({ id }) => id)).size).toBe(texts().length)
  })
})
