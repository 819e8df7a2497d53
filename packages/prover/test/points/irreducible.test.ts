import { boxOf, compareSumLex, denseBox, formatRuleset, sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { type Basis, finiteBasis, type PointQuestion, pointsOf } from '../../src/points/index.ts'
import { crossingValues } from '../../src/points/windows.ts'
import { OTHERS, SET_NIM } from './questions.ts'

/** The definition, word for word: no z of Z can be subtracted without a change. */
function isIrreducible({ walls, reducers, domain }: Basis, x: readonly number[]): boolean {
  const y = domain.isSorted ? x.map((pile, i) => pile - (x[i - 1] ?? 0)) : x
  const formAt = (form: readonly number[], at: readonly number[]): number =>
    form.reduce((sum, factor, i) => sum + factor * at[i]!, 0)
  return !reducers.some((z) => {
    const less = y.map((value, i) => value - z[i]!)
    if (less.some((value) => value < 0)) return false
    return walls.every(({ form, thresholds }) =>
      thresholds.every((t) => formAt(form, y) >= t === formAt(form, less) >= t),
    )
  })
}

function nameOf(question: PointQuestion): string {
  if (question.value === 'statement') return `a statement about ${question.variables.join()}`
  return `${question.value} of ${formatRuleset(question.ruleset)}`
}

const SMALL = [...SET_NIM, ...OTHERS].filter(
  ({ value, variables }) => variables.length < 4 && value !== 'remoteness',
)

describe('the irreducible points', () => {
  it.each(SMALL.map((question) => [nameOf(question), question] as const))(
    'of %s are found in order, and a box twice as large contains no others',
    (_, question) => {
      const basis = finiteBasis(question)
      const points = pointsOf(basis)
      const most = 2 * Math.max(...points.flat()) + 2
      const piles = question.variables.length
      const box =
        question.value !== 'statement'
          ? boxOf(question.ruleset, most)
          : question.sorted
            ? sortedBox(piles, most)
            : denseBox(piles, most)
      const found: number[][] = []
      box.forEach((x) => {
        if (isIrreducible(basis, x)) found.push([...x])
      })
      expect(points).toEqual(found.sort(compareSumLex))
    },
  )

  it('are not computed if a step crosses a form at more than 10,000 values', () => {
    expect(crossingValues([0], false, 5000)).toHaveLength(5000)
    expect(() => crossingValues([0], false, 5001)).toThrow('a coefficient is too large')
  })
})
