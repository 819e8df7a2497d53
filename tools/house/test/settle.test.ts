import { expect, it } from 'vitest'
import { settle } from '../src/settle.ts'

const COMPLAINTS = [
  { at: 'a/b/c.ts', says: 'one' },
  { at: 'a/b/d/e.ts', says: 'two', weight: 2 },
  { at: 'f.ts', says: 'three' },
]

it('settle keeps every complaint if there are no exceptions', () => {
  const { broken, needless } = settle(COMPLAINTS, {})
  expect(broken).toEqual(['a/b/c.ts: one', 'a/b/d/e.ts: two', 'f.ts: three'])
  expect(needless).toEqual([])
})

it('an exception covers its folder up to its number, and the innermost exception applies', () => {
  expect(settle(COMPLAINTS, { a: 3, 'f.ts': 1 })).toMatchObject({ broken: [], needless: [] })
  expect(settle(COMPLAINTS, { a: 2, 'f.ts': 1 }).broken).toEqual([
    'a: 3, excepted are 2:',
    'a/b/c.ts: one',
    'a/b/d/e.ts: two',
  ])
  expect(settle(COMPLAINTS, { a: 1, 'a/b/d': 2, 'f.ts': 1 })).toEqual({
    broken: [],
    needless: [],
    used: ['a: 1 of 1', 'a/b/d: 2 of 2', 'f.ts: 1 of 1'],
  })
  expect(settle(COMPLAINTS, { 'a/b': 3 }).broken).toEqual(['f.ts: three'])
})

it('settle reports an exception that nothing needs', () => {
  expect(settle(COMPLAINTS, { a: 3, 'f.ts': 1, g: 5 }).needless).toEqual([
    'g: the exception is not needed any more; remove it',
  ])
})
