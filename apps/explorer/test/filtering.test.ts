import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Facet, narrow, searchWords } from '../src/data/filtering.ts'

interface Row {
  readonly name: string
  readonly kind: string
  readonly tags: readonly string[]
}

const ROWS: readonly Row[] = [
  { name: 'even positions', kind: 'lemma', tags: ['a'] },
  { name: 'odd positions', kind: 'lemma', tags: ['a', 'b'] },
  { name: 'every position', kind: 'theorem', tags: [] },
]
const FACETS: readonly Facet<Row>[] = [
  { setting: 'kind', label: 'kind', of: ({ kind }) => [kind] },
  { setting: 'tag', label: 'tag', of: ({ tags }) => tags, words: (tag) => tag.toUpperCase() },
]
const textOf = ({ name }: Row): string => name
const names = (settings: Record<string, string>): string[] =>
  narrow(ROWS, FACETS, settings, textOf).rows.map(textOf)

test('a search finds the rows that contain every word, in upper or lower case', () => {
  expect(searchWords('  Odd   POSITIONS ')).toEqual(['odd', 'positions'])
  expect(names({ q: 'Positions od' })).toEqual(['odd positions'])
  expect(names({ q: 'positions nowhere' })).toEqual([])
  expect(names({ q: '   ' })).toHaveLength(3)
})

test('facets narrow the rows together, and each facet counts the rows that the other facets leave', () => {
  expect(names({ kind: 'lemma', tag: 'b' })).toEqual(['odd positions'])
  const [kind, tag] = narrow(ROWS, FACETS, { tag: 'a' }, textOf).facets
  expect(kind!.values).toEqual([
    { value: 'lemma', words: 'lemma', rows: 2 },
    { value: 'theorem', words: 'theorem', rows: 0 },
  ])
  expect(tag!.asked).toBe('a')
  expect(tag!.values).toEqual([
    { value: 'a', words: 'A', rows: 2 },
    { value: 'b', words: 'B', rows: 1 },
  ])
})

test('a value that no row has leaves no rows, and the facet shows the value', () => {
  const { rows, facets } = narrow(ROWS, FACETS, { kind: '<b>' }, textOf)
  expect(rows).toEqual([])
  expect(facets[0]!.values.at(-1)).toEqual({ value: '<b>', words: '<b>', rows: 0 })
})

test('any settings leave a part of the rows, in their order', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('q', 'kind', 'tag', 'other'), fc.string()),
      (asked) => {
        const { rows } = narrow(ROWS, FACETS, asked, textOf)
        expect(ROWS.filter((row) => rows.includes(row))).toEqual(rows)
      },
    ),
  )
})
