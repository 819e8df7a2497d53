import { describe, expect, it } from 'vitest'
import { bigIntegers, watched } from '../../src/integers/index.ts'

describe('watched arithmetic', () => {
  it('reports the operands and results of the selected operations', () => {
    const told: unknown[][] = []
    const z = watched(bigIntegers, (operands, result) => told.push([...operands, result]), [
      'add',
      'mod',
    ])
    expect(z.mod(z.mul(z.add(2n, 3n), z.one), 4)).toBe(1)
    expect(told).toEqual([
      [2n, 3n, 5n],
      [5n, 4, 1],
    ])
  })

  it('reports all operations by default, and each entry of a list as an operand', () => {
    let operands = 0
    const arithmetic = {
      sum: (terms: readonly number[]) => terms.reduce((a, b) => a + b, 0),
      isZero: (a: number) => a === 0,
    }
    const z = watched(arithmetic, (all) => (operands += all.length))
    expect(z.isZero(z.sum([1, 2, -3]))).toBe(true)
    expect(operands).toBe(4)
  })
})
