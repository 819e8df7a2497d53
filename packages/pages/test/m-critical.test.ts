import { readFileSync } from 'node:fs'
import type { VerdictRecord } from '@nim/conjectures'
import { describe, expect, it } from 'vitest'
import { violationsTable } from '../src/claims/m-critical.ts'

const lines = readFileSync(
  new URL('../../conjectures/results/m-critical.jsonl', import.meta.url),
  'utf8',
)
const records = lines
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as VerdictRecord)
const page = readFileSync(new URL('../../../docs/m-critical.md', import.meta.url), 'utf8')

/** The cell of NIM(n,k) in the table. */
function cell(n: number, k: number, of: readonly VerdictRecord[] = records): string {
  return violationsTable(of).rows.find(([first]) => first === `$${n}$`)![k]!
}

describe('the table of violations in docs/m-critical.md', () => {
  it('shows the violations in boxes, those that Lemma 6 implies, and the size of the other boxes', () => {
    expect(cell(7, 4)).toBe('$27$')
    expect(cell(11, 8)).toBe('$24$')
    expect(cell(10, 5)).toBe('$(29)$')
    expect(cell(8, 5)).toBe('$\\le44$')
    expect(cell(4, 2)).toBe('proved')
    expect(cell(5, 7)).toBe('')
  })

  it('derives no violation from a game whose box has none', () => {
    const others = records.filter(({ case: { n, k } }) => n !== 9 || k !== 5)
    const held = records.find(({ case: { n, k } }) => n === 8 && k === 5)!
    const changed = [...others, { ...held, case: { n: 9, k: 5 } }]
    expect(cell(10, 5, changed)).toBe('$\\le24$')
  })
})

/** The page must state these numbers in its prose exactly as the records contain them. */
describe('the numbers of docs/m-critical.md', () => {
  const recordOf = (n: number, k: number): VerdictRecord =>
    records.find(({ claim, case: of }) => claim === 'GMMV-C1' && of['n'] === n && of['k'] === k)!

  it.each([
    ['In the box $B=60$ the largest excess is 14', 7, 4, { mostExcess: 14 }, 15_993, 60],
    ['All 29 violations in the box $B=30$ have excess $6=k$', 9, 6, { mostExcess: 6 }, 29, 30],
    [
      'violations with piles up to $24$, with excess at most $7=k$',
      10,
      7,
      { mostExcess: 7 },
      2,
      24,
    ],
    ['three violations with piles up to $28$, with', 9, 5, { mostExcess: 6 }, 3, 28],
    [
      'eight violations with piles up to $24$, with excess at most $8=k$',
      11,
      8,
      { mostExcess: 8 },
      8,
      24,
    ],
    ['no violation for $m\\le44$', 8, 5, { mostExcess: 4 }, 0, 44],
    ['In the box of $NIM(11,10)$ the largest excess is 0', 11, 10, { mostExcess: 0 }, 0, 17],
  ])('has a record for "%s"', (words, n, k, data, failures, max) => {
    expect(page.replaceAll(/\s+/g, ' ')).toContain(words)
    expect(recordOf(n, k)).toMatchObject({ data, failures, domain: { kind: 'box', max } })
  })

  it('has a record of the family that reaches as far as the page states', () => {
    const family = records.find(({ claim }) => claim === 'GMMV-C1.family')!
    const { domain, verdict, checked } = family
    expect(verdict).toBe('holds')
    expect(checked).toBe(7)
    const { max } = domain as { max: number }
    const words = page.replaceAll(/\s+/g, ' ')
    expect(words).toContain(`--max ${max}\` verifies this for $j\\le${max}$`)
    expect(words).toContain(`$j=${max + 1}$ and $m=${27 + 8 * (max + 1)}$`)
  })
})
