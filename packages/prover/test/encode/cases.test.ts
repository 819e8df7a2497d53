import { sortedBox } from '@nim/core/rules'
import { and, assign, evaluate, evaluateTerm } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import {
  type Encoding,
  type Goal,
  type Obligation,
  obligations,
  scriptOf,
} from '../../src/index.ts'
import { allButOne, atLeastK, CORRECTED, playOddPiles, PRINTED } from '../goals/goals.ts'

const ENCODINGS: readonly Encoding[] = [
  { residues: 'forms', terms: 'variables' },
  { residues: 'forms', terms: 'direct' },
  { residues: 'piles', modulus: 2, terms: 'variables' },
  { residues: 'none', terms: 'variables' },
  { residues: 'none', terms: 'direct' },
]

/** With the formula of another game. */
const WRONG: Goal = { ...atLeastK(3, 2), id: 'wrong', isP: atLeastK(3, 1).isP }

/** How many cases of each condition have the position as a solution. */
function solutionsAt(goal: Goal, x: readonly number[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { condition, formula, places, definitions } of obligationsOf(goal)) {
    const values = new Map(assign(goal.variables, x))
    for (const { variable, meaning } of definitions) {
      values.set(variable, evaluateTerm(meaning, values))
    }
    // A quotient has its meaning in cases of other residues too: there it leads to another position.
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
  const goals: readonly Goal[] = [
    PRINTED,
    WRONG,
    CORRECTED,
    atLeastK(3, 2),
    { ...atLeastK(3, 2), strategy: playOddPiles(3, 2) },
    allButOne(3),
  ]
  it.each(
    goals.flatMap((goal) =>
      ENCODINGS.map(
        (encoding) =>
          [goal.id, `${encoding.residues}, ${encoding.terms}`, { ...goal, encoding }] as const,
      ),
    ),
  )('of %s by %s hold every solution of a condition exactly once', (_, __, goal) => {
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
  })

  it('of one goal are the same at every run', () => {
    const goal = allButOne(3)
    const texts = (): string[] => [...obligations(goal)].map((o) => scriptOf(goal, o))
    expect(texts()).toEqual(texts())
    expect(new Set([...obligations(goal)].map(({ id }) => id)).size).toBe(texts().length)
  })
})
