import { readFileSync } from 'node:fs'
import { CARDS, locatorOf, REFERENCES } from '@nim/conjectures/cards'
import { NIMLAB_VERSION } from '@nim/conjectures/version'
import { expect, test } from 'vitest'
import { bibtex, citationFile, nimlabBibtex } from '../../src/index.ts'
import { imbalance } from '../tex/balance.ts'

test.each(Object.entries(REFERENCES))(
  'the paper %s is the one that its claims cite',
  (paper, reference) => {
    const card = CARDS.find((one) => one.paper === paper)!
    for (const { family } of reference.authors) expect(card.source).toContain(family)
    expect(card.source).toContain(reference.title)
    expect(card.source).toContain(reference.arxiv ?? reference.journal!.name)
    const entry = bibtex(reference)
    expect(imbalance(entry)).toBe(null)
    expect(entry).toContain(`  title = {{${reference.title}}},\n`)
  },
)

test('a paper in a journal is cited as an article, with pages and DOI', () => {
  expect(bibtex(REFERENCES.v)).toBe(`@article{Verkhovsky2010,
  author = {Verkhovsky, Boris S.},
  title = {{Winning Strategies and Complexity of Nim-Type Computer Game on Plane}},
  journal = {Int. J. Communications, Network and System Sciences},
  volume = {3},
  pages = {793--800},
  year = {2010},
  doi = {10.4236/ijcns.2010.310106},
}`)
})

test('every claim has a location in its source', () => {
  for (const card of CARDS) expect(locatorOf(card)).toMatch(/^(?!,).+/)
  const theorem = CARDS.find(({ id }) => id === 'GMMV-T2')
  expect(locatorOf(theorem!)).toBe('Theorem 2')
})

test('nimlab is cited with its version', () => {
  expect(nimlabBibtex('1.2.3')).toContain('note = {Computer program, version 1.2.3}')
})

test('CITATION.cff has the contents that npm run docs writes', () => {
  const file = readFileSync(new URL('../../../../CITATION.cff', import.meta.url), 'utf8')
  expect(file).toBe(citationFile(NIMLAB_VERSION, Object.values(REFERENCES)))
})
