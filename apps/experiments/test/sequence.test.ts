import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { nimlab } from './run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-sequence-'))
afterAll(() => rmSync(directory, { recursive: true }))

describe('nimlab sequence', () => {
  it('prints the terms as the OEIS lists them, and writes the same terms as a b-file', async () => {
    const file = join(directory, 'b.txt')
    const { code, stdout } = await nimlab('sequence', 'WYTHOFF', '--max', '12', '--b-file', file)
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /^Number of P-positions \(as multisets of piles\) of WYTHOFF with largest/,
    )
    expect(stdout).toMatch(/\n1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0\n$/)
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    expect(lines.slice(0, 4)).toEqual([expect.stringMatching(/^# Number of/), '0 1', '1 0', '2 1'])
    expect(lines).toHaveLength(14)
  })

  it('splits the terms into a triangle', async () => {
    const args = ['SN(3,{2})', '--count-by', 'sum', '--max', '6', '--triangle']
    const { stdout } = await nimlab('sequence', ...args, '--json')
    const { rows, terms } = JSON.parse(stdout) as { rows: number[][]; terms: number[] }
    expect(rows.map((row) => row.length)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(rows[5]).toEqual([0, 0, 0, 1, 1, 0, 1].slice(1))
    expect(terms).toEqual(rows.flat())
    expect((await nimlab('sequence', ...args)).stdout).toContain('\n6  0 0 1 0 1 0 1\n')
  })
})
