import { describe, expect, it } from 'vitest'
import { allForms, formAt, primitive, residueAt } from '../src/forms/form.ts'

describe('forms', () => {
  it('represent each hyperplane once', () => {
    expect(primitive([0, 0])).toBeNull()
    expect(primitive([2, -4])).toEqual([-1, 2])
    expect(primitive([3, 0])).toEqual([1, 0])
    expect(allForms(2, 1)).toEqual([
      [-1, 1],
      [0, 1],
      [1, 0],
      [1, 1],
    ])
    // No form in the list is a multiple of another one.
    expect(new Set(allForms(3, 2).map((form) => String(primitive(form)))).size).toBe(
      allForms(3, 2).length,
    )
  })

  it('have values and residues', () => {
    expect(formAt([1, -2, 3], [4, 5, 6])).toBe(12)
    expect(residueAt([1, -2], 4, [1, 3])).toBe(3)
  })
})
