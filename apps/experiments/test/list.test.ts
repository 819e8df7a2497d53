import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { options, parseRuleset } from '@nim/core/rules'
import { afterAll, describe, expect, it } from 'vitest'
import { nimlab } from './run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-list-'))
afterAll(() => rmSync(directory, { recursive: true }))

describe('nimlab list', () => {
  it('lists all P-positions of SN(4,{2,4}) up to 12 as a LaTeX table in a file', async () => {
    const file = join(directory, 'table.tex')
    const args = ['SN(4,{2,4})', '--only', 'P', '--max', '12', '--across', '6', '--out', file]
    const { code, stdout, stderr } = await nimlab('list', ...args)
    expect([code, stdout, stderr]).toEqual([0, '', `wrote ${file}\n`])
    const tex = readFileSync(file, 'utf8')
    const count = Number(/All (\d+) sorted P-positions of SN\(4,\\\{2,4\\\}\)/.exec(tex)![1])
    const listed = [...tex.matchAll(/\((\d+(?:,\d+){3})\)/g)].map(([, piles]) => piles!)
    expect([listed.length, new Set(listed).size]).toEqual([count, count])
    // Checks the definition: no option of a P-position is a P-position, and every other position
    // has an option that is a P-position.
    const isListed = new Set(listed)
    const ruleset = parseRuleset('SN(4,{2,4})')
    for (let a = 0; a <= 12; a++) {
      for (let b = a; b <= 12; b++) {
        for (let c = b; c <= 12; c++) {
          for (let d = c; d <= 12; d++) {
            const toP = options(ruleset, [a, b, c, d]).some((to) => isListed.has(to.join()))
            expect(isListed.has([a, b, c, d].join())).toBe(!toP)
          }
        }
      }
    }
    expect(readdirSync(directory)).toEqual(['table.tex'])
  })

  it('prints the positions with a given remoteness, also in misère play, and CSV with --format', async () => {
    const [normal, misere, csv] = await Promise.all([
      nimlab('list', 'NIM(3,2)', '--only', 'remoteness=1', '--max', '2'),
      nimlab('list', 'NIM(3,2)', '--only', 'N', '--misere', '--max', '1', '--format', 'md'),
      nimlab('list', 'WYTHOFF', '--max', '1', '--value', 'grundy', '--format', 'csv'),
    ])
    expect(normal.stdout).toBe(
      'All 4 sorted positions of remoteness 1 of NIM(3,2) with piles up to 2, normal play\n\nx1  x2  x3\n 0   1   1\n 0   1   2\n 1   1   1\n 1   1   2\n',
    )
    expect(misere.stdout).toContain(
      'All 2 sorted N-positions of NIM(3,2) with piles up to 1, misère',
    )
    expect(csv.stdout).toBe('x1,x2,value\n0,0,0\n0,1,1\n1,1,2\n')
  })
})
