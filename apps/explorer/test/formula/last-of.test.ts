import { expect, test } from 'vitest'
import { lastOf } from '../../src/views/test/last-of.ts'

test('lastOf finishes the current request, and then works only on the latest other one', async () => {
  const begun: string[] = []
  const told: unknown[] = []
  const ends: (() => void)[] = []
  const ask = lastOf(
    async (text: string) => {
      begun.push(text)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (text === 'abcd') throw new Error('no')
      return text.length
    },
    (text, answer) => told.push([text, answer]),
  )
  const end = async (): Promise<void> => {
    ends.shift()!()
    await new Promise((resolve) => setTimeout(resolve))
  }
  for (const text of ['a', 'ab', 'abc', 'abcd']) ask(text)
  expect(begun).toEqual(['a'])
  await end()
  expect(begun).toEqual(['a', 'abcd'])
  await end()
  ask('x')
  await end()
  expect(told).toEqual([
    ['a', 1],
    ['abcd', new Error('no')],
    ['x', 1],
  ])
})
