import { readdirSync, readFileSync } from 'node:fs'
import { ANSWERS, CARDS } from '@nim/conjectures/cards'
import { CLAIMS } from '@nim/conjectures/registry'
import { describe, expect, it } from 'vitest'

const page = readFileSync(new URL('../../../../docs/verdicts.md', import.meta.url), 'utf8')
const [counts, classes] = /<!-- verdicts -->\n\n([^]*?)\n\n([^]*?)\n\n<!-- \/verdicts -->/
  .exec(page)!
  .slice(1)
  .map((table) => table.split('\n').map((row) => row.split(/ *\| */).slice(1, -1)))

const FINDINGS = new URL('../../../conjectures/findings/', import.meta.url)
/** Findings that refute no claim. */
const slips = readdirSync(FINDINGS).filter(
  (name) => 'class' in (JSON.parse(readFileSync(new URL(name, FINDINGS), 'utf8')) as object),
)

/**
 * The numbers in the row of a table whose first cell is `name`. A cell such as `2 (1 errors)` or `3
 * of 4` contains several numbers.
 */
function rowOf(table: string[][], name: string): Record<string, number[]> {
  const row = table.find(([first]) => first === name)!
  return Object.fromEntries(
    table[0]!.map((head, i) => [head, (row[i]!.match(/\d+/g) ?? []).map(Number)]),
  )
}

describe('the counts in docs/verdicts.md', () => {
  /** The columns about questions. */
  const QUESTIONS = ['questions answered', 'reduced', 'open']
  const papers = ['GMMV', 'DH', 'GN', 'V', 'NT']
  const number = (name: string, head: string, i = 0): number =>
    Object.hasOwn(rowOf(counts!, name), head) ? rowOf(counts!, name)[head]![i]! : 0

  it('add up to the number of claims in the registry', () => {
    const statements = number('all', 'statements')
    const repeated = CLAIMS.filter(({ repeats }) => repeats !== undefined).length
    const asked = QUESTIONS.reduce((sum, head) => sum + number('all', head), 0)
    const own = number('all', "nimlab's own: hold or proved", 1)
    expect(statements + repeated + asked + own).toBe(CLAIMS.length)
    for (const head of counts![0]!.slice(1)) {
      const sum = papers.reduce((total, paper) => total + number(paper, head), 0)
      expect(sum, head).toBe(number('all', head))
    }
  })

  it('count every question as answered, reduced or open, as its answer states', () => {
    for (const name of papers) {
      const own = CARDS.filter(({ id, by }) => by === 'paper' && id.startsWith(`${name}-`))
      const statuses = own.flatMap(({ id }) => ANSWERS[id]?.status ?? [])
      expect(own.filter(({ kind }) => kind === 'question')).toHaveLength(statuses.length)
      for (const head of QUESTIONS) {
        const expected = statuses.filter((status) => head.endsWith(status)).length
        expect(number(name, head), `${name}: ${head}`).toBe(expected)
      }
    }
  })

  it('count every statement as holding, refuted or undecided', () => {
    for (const name of [...papers, 'all']) {
      const verdicts = ['hold or proved', 'refuted', 'undecided'].map((head) => number(name, head))
      expect(
        verdicts.reduce((a, b) => a + b),
        name,
      ).toBe(number(name, 'statements'))
      const own = "nimlab's own: hold or proved"
      expect(number(name, own)).toBe(number(name, own, 1))
    }
  })

  it('include errata by class, which add up to the refutations and the findings that refute no claim', () => {
    const all = rowOf(classes!, 'all')
    const refuting = number('all', 'refuted', 1)
    expect(all['statements refuted']![0]).toBe(number('all', 'refuted'))
    expect(all['errata']![0]).toBe(refuting + slips.length)
    const rows = classes!.slice(2, -1)
    for (const [place, head] of [
      [1, 'errata'],
      [2, 'statements refuted'],
    ] as const) {
      expect(rows.reduce((sum, row) => sum + Number(row[place]), 0)).toBe(all[head]![0])
    }
  })
})
