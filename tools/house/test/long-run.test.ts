import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

interface Step {
  readonly name: string
  readonly inputs: readonly string[]
  readonly commands: readonly string[]
  readonly said: RegExp
}

interface Row {
  readonly step: string
  readonly inputs: string
  readonly commit: string
}

interface LongRun {
  readonly STEPS: readonly Step[]
  readonly inputsDigest: (root: string, patterns: readonly string[]) => string
  readonly readLog: (text: string) => Row[]
  readonly withRow: (rows: readonly Row[], row: Row, names: readonly string[]) => string
  readonly stale: (rows: readonly Row[], digests: ReadonlyMap<string, string>) => string[]
  readonly notLogged: (rows: readonly Row[], names: readonly string[]) => string[]
  readonly runStep: (root: string, step: Pick<Step, 'commands' | 'said'>) => Promise<string | null>
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const parts = await Promise.all(
  ['steps', 'digest', 'log', 'run-step'].map(
    (name) => import(join(ROOT, `scripts/long/${name}.mjs`)) as Promise<Partial<LongRun>>,
  ),
)
const { STEPS, inputsDigest, readLog, withRow, stale, notLogged, runStep } = Object.assign(
  {},
  ...parts,
) as LongRun

describe('the steps of the long run', () => {
  it('have names of their own, and inputs that are there', () => {
    expect(new Set(STEPS.map(({ name }) => name)).size).toBe(STEPS.length)
    for (const { inputs } of STEPS) expect(inputsDigest(ROOT, inputs)).toMatch(/^[\da-f]{12}$/)
  })

  it('are named where one is asked for that is none', () => {
    const { status, stderr } = spawnSync(process.execPath, [
      join(ROOT, 'scripts/long.mjs'),
      'nothing',
    ])
    expect(stderr.toString()).toBe('long: no step nothing; .ci/long --list names them\n')
    expect(status).toBe(2)
  })
})

describe('the digest of inputs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nimlab-long-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
  const digest = (): string => inputsDigest(folder, ['src', 'docs/*.txt'])

  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  mkdirSync(join(folder, 'src'))
  mkdirSync(join(folder, 'docs'))
  write('.gitignore', 'made\n')
  write('src/a', 'one')
  write('docs/b.txt', 'two')

  it('is that of the files as they lie there, and of no others', () => {
    const before = digest()
    write('src/made', 'ignored')
    write('docs/b.md', 'elsewhere')
    expect(digest()).toBe(before)
    write('src/a', 'two')
    const changed = digest()
    write('src/c', '')
    const [again, more] = [changed, digest()]
    expect(new Set([before, again, more]).size).toBe(3)
    rmSync(join(folder, 'src/c'))
    write('src/a', 'one')
    expect(digest()).toBe(before)
  })

  it('has no pattern that matches nothing', () => {
    expect(() => inputsDigest(folder, ['src', 'sources'])).toThrow('no file is sources')
  })
})

describe('the log', () => {
  const row = (step: string, inputs: string): Row => ({ step, inputs, commit: 'abc' })
  const names = ['coq', 'tex', 'nodes']

  it('has one row for each step, the last, in the order of the steps', () => {
    const old = [row('nodes', '1'), row('gone', '1'), row('coq', '1')]
    const text = withRow(old, row('coq', '2'), names)
    expect(readLog(text)).toEqual([row('coq', '2'), row('nodes', '1')])
  })

  it('is refused where inputs are others, and the steps without a row are named', () => {
    const digests = new Map(names.map((name) => [name, '1']))
    const rows = [row('coq', '1'), row('tex', '2'), row('gone', '1')]
    expect(stale(rows, digests)).toEqual([
      'tex has other inputs since abc in .ci/long.jsonl; run: .ci/long tex',
    ])
    expect(notLogged(rows, names)).toEqual(['nodes'])
  })
})

describe('a step', () => {
  it.each([
    ['passes with what it said last', ['echo 1 passed', "echo '2  passed'"], '2 passed'],
    ['fails where a command does', ['echo 1 passed', 'false', 'true'], null],
    ['fails where it does not say so', ['echo nothing'], null],
  ])('%s', async (_, commands, result) => {
    expect(await runStep(ROOT, { commands, said: /\d+ +passed/g })).toBe(result)
  })
})
