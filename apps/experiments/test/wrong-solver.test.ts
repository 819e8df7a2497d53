import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readManifest } from '@nim/prover'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Ended, jsonLines, nimlab } from './run-command.ts'

const CLAIM = ['dh-t5.1', '--n', '2']
let directory = ''
let whole = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nimlab-solver-'))
  whole = join(directory, 'whole')
  const { code } = await nimlab('prove', ...CLAIM, '--by', 'smt', '--certificate', whole)
  expect(code).toBe(0)
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** Runs the command with an executable that replaces z3 on PATH. */
async function withZ3(name: string, version: string, body: string, ...args: string[]) {
  const bin = join(directory, name)
  await mkdir(bin, { recursive: true })
  const says = `[ "$1" = --version ] && { echo '${version}'; exit 0; }`
  await writeFile(join(bin, 'z3'), `#!/bin/sh\n${says}\ncat > /dev/null\n${body}\n`, {
    mode: 0o755,
  })
  const path = process.env['PATH']
  process.env['PATH'] = `${bin}:${path}`
  try {
    return await nimlab(...args)
  } finally {
    process.env['PATH'] = path
  }
}

function expectRefused({ code, stdout, stderr }: Ended, answer: string): void {
  expect(stderr).toMatch(
    new RegExp(
      `^nimlab: z3 answered ${answer} to control-\\S+, but the correct answer is \\w+; nothing is proved\\n$`,
    ),
  )
  expect(stdout).toBe('')
  expect(code).toBe(4)
}

describe.each(['unsat', 'sat'])('a z3 that always answers %s', (answer) => {
  const run = (...args: string[]): Promise<Ended> =>
    withZ3(answer, 'Z3 version 4.8.12', `echo ${answer}`, ...args, '--solver', 'z3')

  it('proves nothing and leaves no certificate', async () => {
    const out = join(directory, `out-${answer}`)
    expectRefused(await run('prove', ...CLAIM, '--by', 'smt', '--certificate', out), answer)
    expect(await readdir(out)).toEqual([])
    expectRefused(await run('prove', ...CLAIM, '--by', 'smt', '--json'), answer)
  })

  it('confirms no certificate', async () => {
    expectRefused(await run('recheck', whole), answer)
  })

  it('proves no formula of a user', async () => {
    const asked = ['test', 'SN(2,{1})', '--says', 'x1 + x2 == 0 (mod 2)', '--max', '3', '--json']
    const { code, stderr } = await run(...asked, '--prove', '--by', 'smt')
    expect(stderr).toContain(`nimlab: z3 answered ${answer} to control-`)
    expect(stderr).not.toContain('    at ')
    expect(code).toBe(4)
  })
})

describe('the recorded data about a solver', () => {
  it('are its version and the digest of its file, with a warning for an untested version', async () => {
    const out = join(directory, 'other-out')
    const args = [
      'prove',
      ...CLAIM,
      '--by',
      'smt',
      '--solver',
      'z3',
      '--certificate',
      out,
      '--json',
    ]
    const ended = await withZ3('other', 'Z3 version 9.9.9', 'echo unknown', ...args)
    const [first, ...rest] = ended.stderr.trim().split('\n')
    expect(first).toBe(
      "z3 reports the version 'Z3 version 9.9.9'; nimlab was tested with z3 4.8.12",
    )
    expect(rest.join('\n')).not.toContain('9.9.9')
    const file = await readFile(join(directory, 'other', 'z3'))
    const binary = `sha256:${createHash('sha256').update(file).digest('hex')}`
    const solver = { name: 'z3', version: 'Z3 version 9.9.9', binary }
    expect(jsonLines(ended.stdout)).toMatchObject([{ verdict: 'incomplete', solver }])
    expect(await readManifest(join(out, 'DH-T5.1_n2'))).toMatchObject({ solver })
    const index = JSON.parse(await readFile(join(out, 'proofs.json'), 'utf8')) as object
    expect(index).toMatchObject({ solver })
    expect(ended.code).toBe(3)
  })
})
