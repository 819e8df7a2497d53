import { readFileSync } from 'node:fs'
import { CLAIMS } from '@nim/conjectures/registry'
import { describe, expect, it } from 'vitest'

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
const [counts, classes] = /<!-- verdicts -->\n\n([^]*?)\n\n([^]*?)\n\n<!-- \/verdicts -->/
  .exec(readme)!
  .slice(1)
  .map((table) => table.split('\n').map((row) => row.split(/ *\| */).slice(1, -1)))

/** A row of a table by its head; `2 (1 errors)` and `3 of 4` are read as all of their numbers. */
function rowOf(table: string[][], name: string): Record<string, number[]> {
  const row = table.find(([first]) => first === name)!
  return Object.fromEntries(
    table[0]!.map((head, i) => [head, (row[i]!.match(/\d+/g) ?? []).map(Number)]),
  )
}

describe('the counts in the README', () => {
  const papers = ['GMMV', 'DH', 'GN', 'V', 'NT']
  const number = (name: string, head: string, i = 0): number =>
    Object.hasOwn(rowOf(counts!, name), head) ? rowOf(counts!, name)[head]![i]! : 0

  it('add up to the registry', () => {
    const statements = number('all', 'statements')
    const asked = number('all', 'questions answered', 1)
    const own = number('all', "nimlab's own: hold or proved", 1)
    expect(statements + asked + own).toBe(CLAIMS.length)
    for (const head of counts![0]!.slice(1)) {
      const sum = papers.reduce((total, paper) => total + number(paper, head), 0)
      expect(sum, head).toBe(number('all', head))
    }
  })

  it('every statement holds, is refuted, or undecided; every question is answered', () => {
    for (const name of [...papers, 'all']) {
      const verdicts = ['hold or proved', 'refuted', 'undecided'].map((head) => number(name, head))
      expect(
        verdicts.reduce((a, b) => a + b),
        name,
      ).toBe(number(name, 'statements'))
      expect(number(name, 'questions answered')).toBe(number(name, 'questions answered', 1))
      const own = "nimlab's own: hold or proved"
      expect(number(name, own)).toBe(number(name, own, 1))
    }
  })

  it('classes of refutations add up to what is refuted', () => {
    const all = rowOf(classes!, 'all')
    expect(all['statements']![0]).toBe(number('all', 'refuted'))
    expect(all['distinct errors']![0]).toBe(number('all', 'refuted', 1))
    const rows = classes!.slice(2, -1)
    expect(rows.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(all['statements']![0])
  })
})
