import { expect, it } from 'vitest'
import { compile, type Formula, integer, le, madeOnce } from '../src/index.ts'

it('calls the function once for each statement object and number of variables', () => {
  const statement = (): { readonly says: Formula } => ({
    says: le(integer('x1'), integer('x2')),
  })
  const made: number[] = []
  const compiled = madeOnce(({ says }: ReturnType<typeof statement>, variables) => {
    made.push(variables)
    return compile(says, ['x1', 'x2', 'x3'].slice(0, variables))
  })
  const [one, other] = [statement(), statement()]
  expect(compiled(one, 2)([1, 2])).toBe(true)
  expect(compiled(one, 2)([2, 1])).toBe(false)
  expect(compiled(one, 3)([2, 1, 0])).toBe(false)
  expect(compiled(other, 2)).not.toBe(compiled(one, 2))
  expect(made).toEqual([2, 3, 2])
})

it('remembers that a statement has no result', () => {
  let made = 0
  const nothing = madeOnce(() => {
    made++
    return null
  })
  const statement = {}
  expect([nothing(statement, 1), nothing(statement, 1)]).toEqual([null, null])
  expect(made).toBe(1)
})
