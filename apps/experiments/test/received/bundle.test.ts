import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadPool } from '@nim/sweep'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE, sampled } from '../../../../vitest.sample.ts'
import { BUNDLE_INDEX, bundleBytes, readBundle } from '../../src/bundling/bundle-file.ts'
import { type BundleRecheck, recheckBundle } from '../../src/bundling/recheck-bundle.ts'
import { nimlab } from '../run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimlab-bundle-'))
const at = (name: string): string => join(folder, name)
const pool = threadPool(1)
afterAll(async () => {
  await pool.close()
  rmSync(folder, { recursive: true })
})

type Files = Record<string, Uint8Array>
let files: Files

beforeAll(async () => {
  const sweep = ['GMMV-C1', 'GMMV-App-case2', '--quick', '--max', '4']
  expect((await nimlab('sweep', 'run', ...sweep, '--out', at('sweep'))).code).toBe(1)
  const proof = ['slow-setnim', '--n', '3', '--k', '1', '--by', 'points']
  expect((await nimlab('prove', ...proof, '--certificate', at('proof'))).code).toBe(0)
  const made = await nimlab('bundle', at('sweep'), at('proof'), '--out', at('all.zip'))
  expect(made).toMatchObject({ code: 0, stderr: '' })
  files = unzipSync(readFileSync(at('all.zip')))
})

/** The result of rechecking a zip file. */
function recheck(zip: Uint8Array, points = 1000): Promise<BundleRecheck> {
  writeFileSync(at('other.zip'), zip)
  return recheckBundle(at('other.zip'), {
    pool,
    sample: 1,
    seed: 1,
    memory: 2 ** 30,
    points,
    signal: new AbortController().signal,
    runModules: false,
    timeoutMs: 1000,
    solverFor: () => Promise.reject(new Error('no certificate here is of a solver')),
  })
}

/** Ten changes of a text. The seed selects the changed digits and letters. */
function alterations(bytes: Uint8Array): Uint8Array[] {
  const text = new TextDecoder().decode(bytes)
  const changed = (what: RegExp, draw: number, to: (old: string) => string): string => {
    const places = [...text.matchAll(what)].map(({ index }) => index)
    const place = places[(SAMPLE * 31 + draw) % places.length]!
    return `${text.slice(0, place)}${to(text[place]!)}${text.slice(place + 1)}`
  }
  const digit = (old: string): string => String((Number(old) + 1) % 10)
  const letter = (old: string): string => (old === 'x' ? 'y' : 'x')
  return [
    '',
    text.slice(0, text.length / 2),
    text.slice(0, -1),
    `${text} `,
    text.replace('{', '{"format":2,'),
    changed(/\d/g, 3, digit),
    changed(/\d/g, 57, digit),
    changed(/\d/g, 1009, digit),
    changed(/[a-z]/g, 5, letter),
    changed(/[a-z]/g, 401, letter),
  ].map((one) => new TextEncoder().encode(one))
}

describe('a bundle', () => {
  it('contains the plan, shards, results, summary, certificates and version, and a recheck verifies it', async () => {
    expect(Object.keys(files).map((name) => name.replace(/^2\/DH.*/, '2/DH…'))).toEqual(
      expect.arrayContaining([
        BUNDLE_INDEX,
        ...['plan.json', 'ledger.jsonl', 'results.jsonl', 'summary.json'].map((n) => `1/${n}`),
        '1/results/000000.jsonl',
        '2/DH…',
      ]),
    )
    const found = await nimlab('recheck', at('all.zip'), '--seed', '1')
    expect(found).toMatchObject({ code: 0, stderr: '' })
    expect(found.stdout).toMatch(
      /^VERIFIED: \d+ files are unchanged; \d+ cases \(1 refuted, \d+ holds\), 1 counterexample judged again, 1 of 1 shard rerun, 1 certificate confirmed \(seed 1\)\n$/,
    )
  })

  it('has the same bytes if nimlab writes it again from its files', async () => {
    const zip = readFileSync(at('all.zip'))
    const read = readBundle(zip, 2 ** 30)
    expect(Buffer.from(bundleBytes(read)).equals(zip)).toBe(true)
  })

  it('is rejected after any of 10 changes to a file, and if a file is missing or renamed', async () => {
    let tried = 0
    for (const [name, bytes] of Object.entries(files)) {
      const { [name]: _, ...without } = files
      const others = alterations(bytes).map((altered) => ({ ...files, [name]: altered }))
      for (const other of [...others, without, { ...without, [`${name}x`]: bytes }]) {
        const { word } = await recheck(zipSync(other, { level: 0 }))
        expect([name, word]).toEqual([name, 'REFUSED'])
        tried++
      }
    }
    expect(tried).toBe(12 * Object.keys(files).length)
    expect(tried).toBeGreaterThanOrEqual(96)
  })

  it('is rejected if a file of a sweep is changed, even if the digests of the bundle match', async () => {
    const all = Object.entries(files)
      .filter(([name]) => name.startsWith('1/'))
      .flatMap(([name, bytes]) => alterations(bytes).map((altered) => [name, altered] as const))
    for (const [name, altered] of sampled(all, 8)) {
      const { [BUNDLE_INDEX]: _, ...others } = files
      const forged = bundleBytes(new Map(Object.entries({ ...others, [name]: altered })))
      const { word, sentence } = await recheck(forged)
      expect([name, word, sentence]).toEqual([name, 'REFUSED', expect.stringMatching(/^[^\n]+$/)])
    }
  })

  it('is rejected if its format is wrong', async () => {
    const [first] = Object.values(files)
    for (const zip of [
      new Uint8Array(),
      new Uint8Array(100),
      zipSync({}),
      zipSync({ ...files, '../out': first! }),
      zipSync({ ...files, '/1/plan.json': first! }),
      zipSync({ ...files, '1/.hidden': first! }),
      readFileSync(at('all.zip')).subarray(0, 3000),
    ]) {
      expect((await recheck(zip)).word).toBe('REFUSED')
    }
  })

  it('results in one word, one line and one exit code', async () => {
    const ended = async (...args: string[]): Promise<unknown[]> => {
      const { code, stdout } = await nimlab('recheck', ...args)
      return [code, stdout.split(':')[0], stdout.split('\n').length]
    }
    writeFileSync(at('cut.zip'), readFileSync(at('all.zip')).subarray(0, 3000))
    expect(await ended(at('cut.zip'))).toEqual([4, 'REFUSED', 2])
    expect(await ended(at('all.zip'), '--points', '2')).toEqual([3, 'OUT OF BOUNDS', 2])
    expect(await ended(at('all.zip'), '--memory', '1KiB')).toEqual([3, 'OUT OF BOUNDS', 2])
  })

  it('is not written if a sweep is unfinished or contains links', async () => {
    const out = ['--out', at('no.zip')]
    const none = await nimlab('bundle', folder, ...out)
    expect(none).toMatchObject({ code: 2, stdout: '' })
    const other = await nimlab('bundle', at('sweep'), '--out', at('no.json'))
    expect(other.stderr).toMatch(/expected a name that ends in \.zip\n$/)
    rmSync(at('sweep/summary.json'))
    expect((await nimlab('bundle', at('sweep'), ...out)).stderr).toMatch(/nimlab sweep merge/)
    symlinkSync(at('all.zip'), at('sweep/summary.json'))
    expect((await nimlab('bundle', at('sweep'), ...out)).stderr).toMatch(/is a link/)
  })
})
