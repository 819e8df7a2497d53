import { readFileSync } from 'node:fs'
import {
  coqProofOf,
  findCard,
  SETTLED_ERRORS,
  SETTLED_THEOREMS,
  writtenProofOf,
} from '@nim/conjectures/cards'
import { describe, expect, it } from 'vitest'
import { settledErrors, settledTheorems } from '../src/claims/settled.ts'

const ROOT = new URL('../../../', import.meta.url)
const rows = [...SETTLED_THEOREMS, ...SETTLED_ERRORS]

describe('the data of docs/results.md', () => {
  it.each(rows.map((row) => [row.subject, row] as const))('has a proof of %s', (_, row) => {
    expect(row.claims.length).toBeGreaterThan(0)
    for (const id of row.claims) {
      expect(findCard(id)?.id).toBe(id)
      expect(row.result).toContain(`[${id}]`)
      expect([writtenProofOf(id), coqProofOf(id), row.proof].some(Boolean), id).toBe(true)
    }
  })

  it('links only to files and claims that exist', () => {
    const cells = [settledTheorems(), settledErrors()].flatMap((block) => block.rows.flat())
    const links = cells.flatMap((cell) => [...cell.matchAll(/\]\(([^)#]+)(?:#([^)]+))?\)/g)])
    expect(links.length).toBeGreaterThan(40)
    for (const [, file, anchor] of links) {
      const page = readFileSync(new URL(`docs/${file}`, ROOT), 'utf8')
      if (anchor !== undefined) expect(page).toContain(`<a id="${anchor}"></a>`)
    }
  })

  it('gives a proof in words or in Coq and a command for each theorem', () => {
    for (const row of settledTheorems().rows) {
      expect(row[3]).toMatch(/\[W\]|C `/)
      expect(row[4]).toMatch(/^`nimlab (?:show|prove) \S+( --by (?:coq|written))?`$/)
    }
  })
})
