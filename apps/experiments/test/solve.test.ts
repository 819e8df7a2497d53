import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { nimlab } from './run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-solve-'))
afterAll(() => rmSync(directory, { recursive: true }))

describe('nimlab solve', () => {
  it('prints the numbers of P- and N-positions of NIM(4,3) and a digest, the same for every thread count', async () => {
    const runs = await Promise.all(
      ['1', '2', '3'].map((threads) =>
        nimlab('solve', 'NIM(4,3)', '--max', '60', '--threads', threads),
      ),
    )
    for (const { code, stdout, stderr } of runs) {
      expect(code).toBe(0)
      expect(stdout).toMatch(/positions +635376\n/)
      expect(stdout).toMatch(/P-positions +197336\n/)
      expect(stdout).toMatch(/N-positions +438040\n/)
      expect(stdout).toMatch(/digest +sha256:[0-9a-f]{64}\n/)
      expect(stderr).toMatch(/635376 positions, .* of memory/)
    }
    expect(new Set(runs.map(({ stdout }) => stdout)).size).toBe(1)
  })

  it('counts by value', async () => {
    const { stdout } = await nimlab(
      'solve',
      'SN(3,{2})',
      '--max',
      '10',
      '--value',
      'grundy',
      '--json',
    )
    const solved = JSON.parse(stdout) as { positions: number; P: number; histogram: number[] }
    expect(solved.positions).toBe(286)
    expect(solved.histogram[0]).toBe(solved.P)
    expect(solved.histogram.reduce((a, b) => a + b)).toBe(286)
  })

  it.each(['npy', 'csv', 'jsonl', 'parquet'])('writes .%s, whole or not at all', async (ending) => {
    const file = join(directory, `table.${ending}`)
    const { code } = await nimlab('solve', 'WYTHOFF', '--max', '9', '--misere', '--out', file)
    expect(code).toBe(0)
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file).length).toBeGreaterThan(55)
    expect(readdirSync(directory).filter((name) => name.startsWith('.'))).toEqual([])
  })
})
