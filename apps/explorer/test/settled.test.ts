import { readFileSync } from 'node:fs'
import { CARDS } from '@nim/conjectures/cards'
import { expect, test } from 'vitest'
import { settledHtml } from '../build/settled.ts'

const RESULTS = readFileSync(new URL('../../../docs/results.md', import.meta.url), 'utf8')

test('the page of results contains every heading, row and claim of docs/results.md', () => {
  const html = settledHtml(RESULTS).join('\n')
  expect(html).not.toContain('&lt;!--')
  const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length
  expect(count(html, /<h[123]>/g)).toBe(count(RESULTS, /^#{1,3} /gm))
  // In Markdown, each table has one line of dashes in addition to its rows.
  const tables = count(html, /<table/g)
  expect(count(html, /<tr>/g)).toBe(count(RESULTS, /^\|/gm) - tables)
  const ids = [...html.matchAll(/href="#\/claims\/([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(20)
  for (const id of ids) expect(CARDS.map((card) => card.id)).toContain(id)
  for (const [, id] of RESULTS.matchAll(/\[([A-Z]+-[\w.-]+)\]\(papers\//g))
    expect(ids).toContain(id)
})

test('a link that leads out of the explorer is shown as plain text', () => {
  const html = settledHtml('See [the proof](proofs/a.md) of [NT-1](papers/nt.md#nt-1).').join('')
  expect(html).toBe('<p>See the proof of <a href="#/claims/NT-1">NT-1</a>.</p>')
})
