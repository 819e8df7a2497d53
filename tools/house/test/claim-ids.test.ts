import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { citingTexts, knownIds, unknownIds } from '../src/claim-ids.ts'
import { readHouse } from '../src/house.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const known = knownIds(root)

/** The claim that the example in CONTRIBUTING.md adds. */
const EXAMPLE = 'GMMV-X1'

it('every claim id in pages, messages and examples names a statement', () => {
  const unknown = [...citingTexts(root, readHouse(root))].flatMap(([path, text]) =>
    unknownIds(text, known).map((id) => `${path}: ${id}`),
  )
  expect(unknown.filter((line) => !line.endsWith(`: ${EXAMPLE}`))).toEqual([])
})

it('unknownIds finds an id that names no statement', () => {
  expect(unknownIds('see GMMV-T2, [DH-C1](DH-C1.md), NT-13 and V-R3.reference', known)).toEqual([])
  expect(unknownIds('`nimlab prove GMMV-T99`, docs/findings/DH-Q7.md', known)).toEqual([
    'GMMV-T99',
    'DH-Q7.md',
  ])
})
