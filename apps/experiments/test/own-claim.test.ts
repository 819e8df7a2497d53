import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selectCards } from '../src/arguments/select-claims.ts'
import { sampled } from '../../../vitest.sample.ts'
import { CLAIM_SKELETONS } from '../src/skeletons/claim.ts'
import { SKELETONS } from '../src/skeletons/skeletons.ts'
import { jsonLines } from './run-command.ts'

const COMMAND = fileURLToPath(new URL('../bin/nimlab.mjs', import.meta.url))

/** A folder outside the repository. */
const outside = mkdtempSync(join(tmpdir(), 'nimlab-own-claim-'))
afterAll(() => rmSync(outside, { recursive: true }))

/** Runs the real command outside the repository. */
function nimlab(...args: readonly string[]): { code: number | null; out: string; err: string } {
  const ended = spawnSync(process.execPath, [COMMAND, ...args], { cwd: outside, encoding: 'utf8' })
  // On a slow machine, stderr contains additional lines with the progress.
  const err = ended.stderr.replaceAll(/^[a-z]+: .* \d+ %.*\n/gm, '')
  return { code: ended.status, out: ended.stdout, err }
}

function write(name: string, text: string): void {
  writeFileSync(join(outside, name), text)
}

/** The example in docs/own-claims.md, and the output of nimlab that the page shows. */
const page = readFileSync(new URL('../../../docs/own-claims.md', import.meta.url), 'utf8')
const [, example] = /```js\n(.*?)```/s.exec(page)!
const [, answer] = /```text\n(.*?)```/s.exec(page)!

describe("a user's own claim outside the repository", () => {
  beforeAll(() => {
    write('mine.mjs', `import './aside.mjs'\n${example}`)
    write('aside.mjs', '')
  })

  it('can be created, shown and checked, also in worker threads', () => {
    const made = nimlab('new', 'claim', 'first')
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toContain('  nimlab check ./first.mjs\n')
    const { code, out } = nimlab(
      'check',
      './first.mjs',
      '--n',
      '3..5',
      '--max',
      '30',
      '--threads',
      '2',
      '--json',
    )
    expect(code).toBe(0)
    const records = jsonLines(out)
    expect(records.map((record) => [record['case'], record['verdict']])).toEqual(
      [3, 4, 5].map((n) => [{ n }, 'holds']),
    )
    expect(records[0]!['module']).toMatchObject({ path: './first.mjs' })
    expect(nimlab('new', 'claim', 'first')).toEqual({
      code: 2,
      out: '',
      err: 'nimlab: first.mjs already exists; choose another name\n',
    })
  })

  it.each(sampled([...CLAIM_SKELETONS.keys()], 4))(
    'with the shape %s gets the same verdict from a check and from a sweep with two threads',
    (shape) => {
      const made = nimlab('new', 'claim', shape, '--shape', shape)
      expect(made).toMatchObject({ code: 0, err: '' })
      const [, ...next] = made.out.trimEnd().split('\n')
      expect(next[0]).toBe(`  nimlab check ./${shape}.mjs`)
      const asked = [`./${shape}.mjs`, '--n', '2..3', '--max', '9']
      const checked = nimlab('check', ...asked, '--json')
      expect(checked).toMatchObject({ code: 0, err: '' })
      expect(jsonLines(checked.out).map(({ verdict }) => verdict)).toEqual(['holds', 'holds'])
      const out = `swept-${shape}`
      expect(nimlab('sweep', 'run', ...asked, '--threads', '2', '--out', out).code).toBe(0)
      expect(readFileSync(join(outside, out, 'results.jsonl'), 'utf8')).toBe(checked.out)
    },
  )

  it('--shape is rejected for a game', () => {
    expect(nimlab('new', 'game', 'third', '--shape', 'moves')).toEqual({
      code: 2,
      out: '',
      err: 'nimlab: --shape moves: a game has no shape; leave out --shape\n',
    })
  })

  it('can be written in TypeScript', () => {
    expect(nimlab('new', 'claim', 'second', '--ts').code).toBe(0)
    const { code, out } = nimlab('check', './second.ts', '--n', '2', '--max', '9')
    expect(out).toMatch(/second +n=2, box max=9 +55 +holds/)
    expect(code).toBe(0)
  })

  it('from docs/own-claims.md is refuted at the smallest counterexample', () => {
    const { code, out } = nimlab('sweep', 'run', './mine.mjs', '--max', '10', '--out', 'out')
    expect(code).toBe(1)
    expect(out).toContain(answer)
  })

  it('can be reported, but not resumed after an imported file changes', () => {
    expect(nimlab('report', 'out', '--md', 'report.md').code).toBe(0)
    expect(readFileSync(join(outside, 'report.md'), 'utf8')).toContain('module ./mine.mjs, sha256:')
    write('aside.mjs', '\n')
    const { code, err } = nimlab('sweep', 'run', '--resume', '--out', 'out', '--run-modules')
    expect(code).toBe(2)
    expect(err).toMatch(
      /^nimlab: sweep directory 'out': module '\.\/mine\.mjs': it is not the module of the plan, which has the digest sha256:\w+; the file has sha256:\w+\n$/,
    )
  })

  it('causes a one-line error if the module throws', () => {
    write('throws.mjs', example!.replace('red.every(', 'red.nix('))
    const thrown = nimlab('check', './throws.mjs', '--max', '3')
    expect(thrown).toMatchObject({ code: 2, out: '' })
    expect(thrown.err).toBe(
      `nimlab: module './throws.mjs': claim 'mine': the statement at 0,0,0,0,0: it throws TypeError: red.nix is not a function\n`,
    )
  })

  it('cannot have the name of a statement in a paper', () => {
    const { refuses } = SKELETONS.get('claim')!
    expect(
      ['all', 'dh-mine', 'slow-setnim', 'GMMV-T2'].map((name) => refuses?.(name)),
    ).not.toContain(null)
    expect(refuses?.('my-claim')).toBeNull()
  })

  it('is rejected by all other verbs', () => {
    expect(() => selectCards(['./mine.mjs'])).toThrow(
      "'./mine.mjs' is a module of your own; only nimlab check, nimlab show and nimlab sweep run accept modules",
    )
  })
})

describe('skeletons', () => {
  const beside = mkdtempSync(join(import.meta.dirname, 'skeletons-'))
  afterAll(() => rmSync(beside, { recursive: true }))

  it('compile against the types of the packages', () => {
    const files = [...SKELETONS, ...CLAIM_SKELETONS].flatMap(([kind, { text }]) =>
      (['js', 'ts'] as const).map((language) => {
        const name = `${kind}.${language === 'js' ? 'mjs' : 'ts'}`
        writeFileSync(join(beside, name), text(`my-${kind}`, language))
        return name
      }),
    )
    writeFileSync(join(beside, 'wrong.ts'), 'import { nix } from "@nim/conjectures/claim"\nnix()\n')
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { allowJs: true, checkJs: true },
      include: [],
      files: [...files, 'wrong.ts'],
    }
    writeFileSync(join(beside, 'tsconfig.json'), JSON.stringify(config))
    const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))
    const args = [tsc, '-p', beside, '--pretty', 'false']
    const { stdout, status } = spawnSync(process.execPath, args, { cwd: beside, encoding: 'utf8' })
    // To show that the type check can fail, the test requires that it reports the wrong file, and
    // no other file.
    expect(stdout).toMatch(/^wrong\.ts\(1,10\): error [^\n]*'nix'[^\n]*\n$/)
    expect(status).not.toBe(0)
  })
})
