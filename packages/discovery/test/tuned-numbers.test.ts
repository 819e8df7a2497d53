import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TUNED } from '../src/tuned.ts'

it('are on the page docs/tuned-numbers.md, each with its value', () => {
  const page = readFileSync(new URL('../../../docs/tuned-numbers.md', import.meta.url), 'utf8')
  const onPage = [...page.matchAll(/^\| `([^`]+)` +\| ([^|]*[^ |]) +\|/gm)].map((cells) =>
    cells.slice(1),
  )
  const numbers: Readonly<Record<string, object>> = TUNED
  const inTable = Object.entries(numbers).flatMap(([group, all]) =>
    Object.entries(all).map(([name, value]) => [`${group}.${name}`, JSON.stringify(value)]),
  )
  expect(onPage).toEqual(inTable)
})
