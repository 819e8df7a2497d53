import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { nimlab } from './run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-solve-'))
afterAll(() => rmSync(directory, { recursive: true }))

describe('nimlab solve', () => {
  it('prints the same counts and digest of NIM(4,3) for every number of threads', async () => {
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

  it('prints the same counts by layers for every number of threads, and the number of layers in memory', async () => {
    const args = ['solve', 'NIM(4,3)', '--max', '300', '--by-layers', '--json', '--threads']
    const runs = await Promise.all(['1', '2', '3'].map((threads) => nimlab(...args, threads)))
    for (const { stdout } of runs) {
      expect(JSON.parse(stdout)).toMatchObject({ positions: 348881876, P: 103106426 })
    }
    // One thread needs two layers and their tables. Two threads need 4 layers, and three threads
    // need 5. Each thread except the first also needs 12 MiB.
    const said = runs.map(({ stderr }) => /([\d.]+ MiB) of memory/.exec(stderr)?.[1])
    expect(said).toEqual(['1.9 MiB', '15.6 MiB', '28.4 MiB'])
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

  it('solves games that a single file defines', async () => {
    const sub = await nimlab('solve', 'SUB(2;1,3)', '--max', '20', '--json')
    // All moves take an odd number of stones, so a P-position has an even sum.
    expect(JSON.parse(sub.stdout)).toMatchObject({ ruleset: 'SUB(2;1,3)', P: 121, N: 110 })
    const moore = await nimlab('solve', 'MOORE(3,2)', '--max', '7', '--value', 'grundy')
    expect(moore.stdout).toMatch(/P-positions +8\n/)
  })

  it('plays GM(n,l) from every position of a box, and counts the losers', async () => {
    const args = ['--max', '9', '--value', 'gm-length', '--json']
    const { code, stdout } = await nimlab('solve', 'GM(3,2)', ...args)
    expect(code).toBe(0)
    const solved = JSON.parse(stdout) as {
      positions: number
      losers: number[]
      histogram: number[]
    }
    const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b)
    expect([sum(solved.losers), sum(solved.histogram)]).toEqual([220, 220])
    // If two players follow the M-rule, the length of the play is the remoteness of NIM(n,n-1).
    const nim = await nimlab('solve', 'NIM(3,2)', '--max', '9', '--value', 'remoteness', '--json')
    const { histogram, P } = JSON.parse(nim.stdout) as { histogram: number[]; P: number }
    expect(solved.histogram).toEqual(histogram)
    expect(solved.losers[0]).toBe(P)
    // The lengths are also the same if both players always make their best move.
    const best = await nimlab('solve', 'GM(3,2)', '--max', '9', '--value', 'induction', '--json')
    expect(JSON.parse(best.stdout)).toMatchObject({ value: 'induction', histogram })
  })

  it.each(['npy', 'csv', 'jsonl', 'parquet'])(
    'writes a .%s file completely or not at all',
    async (ending) => {
      const file = join(directory, `table.${ending}`)
      const { code } = await nimlab('solve', 'WYTHOFF', '--max', '9', '--misere', '--out', file)
      expect(code).toBe(0)
      expect(existsSync(file)).toBe(true)
      expect(readFileSync(file).length).toBeGreaterThan(55)
      expect(readdirSync(directory).filter((name) => name.startsWith('.'))).toEqual([])
    },
  )

  it('can write a dense array with one byte for every order of the piles', async () => {
    const file = join(directory, 'dense.npy')
    const { code } = await nimlab('solve', 'WYTHOFF', '--max', '9', '--out', file, '--dense')
    expect(code).toBe(0)
    const bytes = readFileSync(file)
    expect(bytes.toString('latin1', 0, 128)).toContain("'fortran_order': True, 'shape': (10, 10)")
    expect(bytes.length).toBe(128 + 100)
    // A byte with the value 0 stands for P, for example at (1,2) and (2,1).
    expect([bytes[128 + 12], bytes[128 + 21], bytes[128 + 11]]).toEqual([0, 0, 1])
  })
})
