import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readManifest } from '@nim/prover'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IS_LONG } from '../../../vitest.sample.ts'
import type { ProofRecord } from '../src/proving/proof-record.ts'
import { type Ended, interruptedOnce, jsonLines, nimlab } from './run-command.ts'

/**
 * The long run proves the main conjecture. Other runs prove only two parts of a lemma, so that z3
 * decides 24 conditions instead of 521.
 */
const ASKED = IS_LONG
  ? {
      arguments: ['nim-4-3'],
      refuted: [
        ['case2.1b', '3,3,4,4'],
        ['case2.2c', '5,6,7,8'],
        ['case2.3c', '4,5,5,6'],
        ['whole', '3,3,4,4'],
      ],
      proved: 15,
      max: 30,
      last: { claim: 'GMMV-App-fix', verdict: 'proved' },
    }
  : {
      arguments: ['dh-l3.1', '--n', '3', '--where', 'part=d', '--where', 'part=c, legal'],
      refuted: [['c, legal', '0,1,1']],
      proved: 1,
      max: 16,
      last: { claim: 'DH-L3.1', verdict: 'refuted' },
    }

let directory: string
let certificates: string
let flagship: Ended

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nimlab-prove-'))
  certificates = join(directory, 'out')
  flagship = await nimlab(
    'prove',
    ...ASKED.arguments,
    '--solver',
    'z3-wasm',
    '--certificate',
    certificates,
    '--threads',
    '2',
    '--json',
  )
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** Runs a function with a folder at the start of PATH. The folder `directory` replaces PATH. */
async function withPath<R>(folder: string, run: () => Promise<R>): Promise<R> {
  const path = process.env['PATH']
  process.env['PATH'] = folder === directory ? folder : `${folder}:${path}`
  try {
    return await run()
  } finally {
    process.env['PATH'] = path
  }
}

describe('nimlab prove', () => {
  it('gives a verdict for each case, and for a corrected claim', () => {
    const records = jsonLines(flagship.stdout)
    expect(records).toHaveLength(ASKED.refuted.length + ASKED.proved)
    const refuted = records.filter(({ verdict }) => verdict === 'refuted')
    expect(
      refuted.map((record) => [
        Object.values(record['case'] as object).at(-1),
        (record['counterexample'] as { position: number[] }).position.join(),
      ]),
    ).toEqual(ASKED.refuted)
    expect(records.filter(({ verdict }) => verdict === 'proved')).toHaveLength(ASKED.proved)
    expect(records.at(-1)).toMatchObject({
      ...ASKED.last,
      domain: { kind: 'all' },
      method: 'smt',
      solver: { name: 'z3-wasm' },
    })
    expect(flagship.code).toBe(1)
  })

  it('writes the box and the digest of the formulas into records and certificates', async () => {
    const records = jsonLines(flagship.stdout) as unknown as ProofRecord[]
    const checks = records.flatMap(({ goals }) => goals.map(({ checked }) => checked))
    expect(new Set(checks.map(({ max }) => max))).toEqual(new Set([ASKED.max]))
    expect(checks.flatMap(({ wrongAt }) => wrongAt?.join() ?? [])).toEqual(
      ASKED.refuted.map(([, position]) => position),
    )
    const manifests = records.flatMap(({ goals }) =>
      goals.map(({ certificate }) => readManifest(join(certificates, certificate!))),
    )
    expect((await Promise.all(manifests)).map(({ checked }) => checked)).toEqual(checks)
    expect(new Set(checks.map(({ formulas }) => formulas)).size).toBeGreaterThan(1)
  })

  it('proves the Slow SetNim conjecture case by case, with exit code 0', async () => {
    const { code, stdout } = await nimlab('prove', 'slow-setnim', '--n', '2..3', '--json')
    const records = jsonLines(stdout)
    expect(records.map((record) => record['case'])).toEqual([
      { n: 2, k: 1 },
      { n: 2, k: 2 },
      { n: 3, k: 1 },
      { n: 3, k: 2 },
      { n: 3, k: 3 },
    ])
    expect(records.every(({ verdict }) => verdict === 'proved')).toBe(true)
    expect(code).toBe(0)
  })

  it('also proves the claims that a branch depends on', async () => {
    const { stdout } = await nimlab('prove', 'gmmv-app-case1.2', '--json')
    expect(jsonLines(stdout)).toMatchObject([
      { claim: 'GMMV-App-case1.2', verdict: 'proved', uses: ['GMMV-App-fix'] },
      { claim: 'GMMV-App-fix', verdict: 'proved' },
    ])
  })

  it.each([
    ['says unknown', 'echo unknown', /unknown/],
    ['prints timeout', 'echo timeout', /timeout/],
    ['crashes', 'kill -SEGV $$', /error/],
    ['refuses the query', 'echo "(error \\"parse\\")"; exit 1', /error/],
    ['says unsat and fails', 'echo unsat; exit 1', /error/],
  ])('is incomplete if the solver %s', async (name, answer, reason) => {
    const bin = join(directory, name.replaceAll(' ', '-'))
    await mkdir(bin)
    const version = 'if [ "$1" = --version ]; then echo z3; exit 0; fi'
    await writeFile(join(bin, 'z3'), `#!/bin/sh\n${version}\n${answer}\n`, { mode: 0o755 })
    const { code, stdout } = await withPath(bin, () =>
      nimlab('prove', 'dh-t5.1', '--n', '3', '--by', 'smt', '--solver', 'z3', '--json'),
    )
    const [record] = jsonLines(stdout)
    expect(record).toMatchObject({ verdict: 'incomplete', solver: { name: 'z3' } })
    expect(record!['reason']).toMatch(reason)
    expect(code).toBe(3)
  })

  it('names the written proof as a method of its own', async () => {
    const { code, stdout } = await nimlab('prove', 'slow-setnim', '--by', 'written', '--json')
    expect(jsonLines(stdout)).toMatchObject([
      {
        claim: 'DH-C1',
        verdict: 'proved',
        method: 'written proof',
        solver: null,
        proof: { file: 'docs/proofs/slow-setnim-types.md', proves: 'Corollary (NT-1)' },
      },
    ])
    expect(code).toBe(0)
  })

  it('explains how to install coqc if it is missing, and is incomplete', async () => {
    const { code, stdout } = await withPath(directory, () =>
      nimlab('prove', 'slow-setnim', '--by', 'coq', '--json'),
    )
    expect(jsonLines(stdout)).toMatchObject([
      { claim: 'DH-C1', verdict: 'incomplete', method: 'coq' },
    ])
    expect(stdout).toMatch(/coqc is not on PATH; install Coq/)
    expect(code).toBe(3)
  })

  it('prints a table and the evidence without --json', async () => {
    const { stdout } = await nimlab('prove', 'nim-4-3', '--where', 'branch=whole')
    expect(stdout).toMatch(/^claim +case +verdict +by +obligations +seconds +smallest/)
    expect(stdout).toMatch(/by the statement: N; by the rules: P/)
    expect(stdout).toMatch(/1 refuted, 1 proved\n$/)
  })

  it('describes the error in one line', async () => {
    const wrong: readonly (readonly [string[], RegExp])[] = [
      [
        ['prove', 'gmmv-t1'],
        /neither points nor a solver can decide 'gmmv-t1'; the claims that they can decide are .*DH-C1/,
      ],
      [['prove', 'nt-l9'], /use --by written/],
      [['prove', 'gmmv-t2', '--by', 'written'], /no written proof for 'gmmv-t2'/],
      [['prove', 'slow-setnim', '--by', 'written', '--n', '3'], /does not accept --n/],
      [['prove', 'slow-setnim', '--solver', 'z4'], /Expected one of z3-wasm, z3, cvc5/],
      [['prove', 'slow-setnim', '--n', '90'], /these claims have no case/],
      [['prove', 'slow-setnim', '--certificate', certificates], /is not empty/],
      [['recheck', directory], /expected a directory of certificates/],
    ]
    for (const [args, message] of wrong) {
      // oxlint-disable-next-line no-await-in-loop -- the processes must run one at a time
      const { code, stdout, stderr } = await nimlab(...args)
      expect(stderr).toMatch(message)
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect(stdout).toBe('')
      expect(code).toBe(2)
    }
  })

  it('ends with exit code 3 after Ctrl-C, and keeps the decided cases', async () => {
    const out = join(directory, 'interrupted')
    const isUnderWay = (): boolean =>
      existsSync(out) && readdirSync(out).some((name) => name.startsWith('DH-C1'))
    const { code, stdout } = await interruptedOnce(
      ['prove', 'slow-setnim', '--n', '2..6', '--by', 'smt', '--certificate', out, '--json'],
      isUnderWay,
    )
    expect(code).toBe(3)
    const records = jsonLines(stdout)
    const decided = records.filter(({ verdict }) => verdict !== 'incomplete')
    expect(decided.length).toBeLessThan(20)
    expect(records.length).toBeGreaterThan(decided.length)
    expect(await readdir(out)).toContain('proofs.json')
  })
})

describe('nimlab recheck', () => {
  const small = (): string => join(directory, 'small')

  beforeAll(async () => {
    const asked = ['prove', 'dh-t5.1', '--n', '2', '--by', 'smt']
    const { code } = await nimlab(...asked, '--certificate', small())
    expect(code).toBe(0)
  })

  /** Rechecks a copy of the small certificates, after one change. */
  async function damaged(name: string, change: (copy: string) => Promise<void>): Promise<Ended> {
    const copy = join(directory, name)
    await cp(small(), copy, { recursive: true })
    await change(copy)
    return nimlab('recheck', copy, '--solver', 'z3-wasm')
  }

  it('confirms every certificate', async () => {
    const { code, stdout } = await nimlab('recheck', small(), '--threads', '2', '--json')
    const records = jsonLines(stdout)
    expect(records).toHaveLength(1)
    expect(records.every(({ confirmed }) => confirmed === true)).toBe(true)
    expect(code).toBe(0)
  })

  it('names a changed, a missing and a foreign file, with exit code 4', async () => {
    const branch = 'DH-T5.1_n2'
    const query = join(branch, 'obligations')
    const ended = await damaged('files', async (copy) => {
      const [first, second] = (await readdir(join(copy, query))).sort()
      const text = await readFile(join(copy, query, first!), 'utf8')
      await writeFile(join(copy, query, first!), text.replace('(assert', '(assert false)\n(assert'))
      await rm(join(copy, query, second!))
      await writeFile(join(copy, query, 'foreign.smt2'), '(check-sat)\n')
    })
    expect(ended.stdout).toMatch(/DH-T5\.1 n=2.*not confirmed/)
    expect(ended.stdout).toMatch(/smt2: it differs from the obligation rebuilt/)
    expect(ended.stdout).toMatch(/smt2: it is missing/)
    expect(ended.stdout).toMatch(/foreign\.smt2: the claim has no such obligation/)
    expect(ended.code).toBe(4)
  })

  it('names a broken manifest, a missing certificate and a changed verdict', async () => {
    const broken = await damaged('manifest', async (copy) => {
      const file = join(copy, 'DH-T5.1_n2', 'manifest.json')
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replace('"verdict": "proved"', '"verdict": "refuted"'))
    })
    expect(broken.stdout).toMatch(/DH-T5\.1_n2.manifest\.json: its digest/)
    expect(broken.code).toBe(4)

    const missing = await damaged('missing', (copy) =>
      rm(join(copy, 'DH-T5.1_n2'), { recursive: true }),
    )
    expect(missing.stdout).toMatch(/DH-T5\.1_n2.manifest\.json: it is missing/)
    expect(missing.code).toBe(4)

    const index = await damaged('index', async (copy) => {
      const file = join(copy, 'proofs.json')
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replace('"verdict": "proved"', '"verdict": "refuted"'))
    })
    expect(index.stderr).toMatch(
      /proofs\.json: the verdict of DH-T5\.1 does not follow from its goals/,
    )
    expect(index.code).toBe(4)
  })
})
