import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { LIMIT } from '../../../vitest.limit.ts'
import { runSteps } from '../src/run-steps.mjs'
import type { Step } from '../src/step.ts'
import { summaryOf } from '../src/summary.mjs'

const folder = mkdtempSync(join(tmpdir(), 'nimlab-steps-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A step with one command. */
function step(name: string, command: string, rest: Partial<Step> = {}): Step {
  return { name, what: `does ${name}`, commands: [command], ...rest }
}

async function run(steps: readonly Step[], lanes = 1, signal = new AbortController().signal) {
  let printed = ''
  const write = (text: string): void => {
    printed += text
  }
  const options = { root: folder, env: process.env, times: {}, lanes, write, signal }
  const outcomes = await runSteps(steps, options)
  const results = Object.fromEntries([...outcomes].map(([name, { result }]) => [name, result]))
  return { printed, results, ...summaryOf(outcomes) }
}

/**
 * True if the process still runs. A killed process can remain listed as a zombie until init
 * collects it.
 */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout !== '' && !stdout.startsWith('Z')
}

describe('the runner', () => {
  it('runs every step even if an earlier one failed, and ends with a table and the counts', async () => {
    const { printed, text, isPassed } = await run([
      step('first', 'echo one; exit 3'),
      step('second', 'printf "      Tests  2 failed | 5 passed | 1 skipped (8)\\n"; false', {
        after: ['first'],
      }),
      step('third', 'printf "@nim/core:test:       Tests  1234 passed (1234)\\n"'),
    ])
    expect(printed).toContain('\n== first: does first (0:00)\none\nfirst: failed in 0:0')
    expect(text.replaceAll(/0:\d\d/g, '0:00')).toBe(`
step    result     time
first   failed     0:00
second  failed     0:00
third   passed     0:00
steps: 1 passed, 2 failed
tests: 1239 passed, 3 failed
`)
    expect(isPassed).toBe(false)
  })

  it('names the failed tests and their errors in the last lines', async () => {
    const vitest = [
      '@nim/core:test:  FAIL  test/a.test.ts > adds',
      '@nim/core:test:  FAIL  test/a.test.ts > takes',
      '@nim/core:test: AssertionError: expected 3 to be 2',
      '@nim/core:test:  FAIL  test/b.test.ts > ends',
      '@nim/core:test: Error: ENOENT',
      '@nim/core:test:       Tests  3 failed (3)',
    ]
    const { text } = await run([step('tests', `printf '${vitest.join('\\n')}\\n'; false`)])
    expect(text.split('\n').slice(0, 5)).toEqual([
      '',
      'tests failed: test/a.test.ts > adds: AssertionError: expected 3 to be 2',
      'tests failed: test/a.test.ts > takes: AssertionError: expected 3 to be 2',
      'tests failed: test/b.test.ts > ends: Error: ENOENT',
      'step   result     time',
    ])
  })

  it('calls a step hung, instead of failed, if its time limit ends it', async () => {
    const { results, text, printed } = await run([
      step('hangs', 'echo begun; sleep 60', { limit: 0.3 }),
      step('other', 'echo fine'),
    ])
    expect(results).toEqual({ hangs: 'hung', other: 'passed' })
    expect(printed).toContain('begun\n\nhangs: hung; stopped after 0 s\n')
    expect(text).toContain('steps: 1 passed, 0 failed, 1 hung\ntests: 0 passed, 1 failed\n')
  })

  it('ends all processes of a step, even a process in its own group', async () => {
    const { results } = await run([
      step('leaves', 'sleep 60 & echo $! >own; set -m; sleep 60 & echo $! >other; echo done'),
    ])
    expect(results).toEqual({ leaves: 'passed' })
    const pids = ['own', 'other'].map((file) => Number(readFileSync(join(folder, file), 'utf8')))
    await expect.poll(() => pids.some((pid) => isRunning(pid)), { timeout: LIMIT }).toBe(false)
  })

  it('fails a step whose tool is missing, and names the package of the tool', async () => {
    const needs = [{ name: 'prover', test: 'command -v no-such-prover', debian: 'prover-bin' }]
    const { results, printed } = await run([
      step('proves', 'true', { needs }),
      step('other', 'true'),
    ])
    expect(results).toEqual({ proves: 'failed', other: 'passed' })
    expect(printed).toContain('prover is absent; install it: apt-get install prover-bin\n')
  })

  it('skips the other steps if a required step fails, and reports them as not run', async () => {
    const { results, text } = await run([
      step('set-up', 'false', { isRequired: true }),
      step('other', 'true'),
    ])
    expect(results).toEqual({ 'set-up': 'failed', other: 'not run' })
    expect(text).toContain('tests: 0 passed, 2 failed\n')
  })

  it('runs steps side by side without mixing their output', async () => {
    const meet = (own: string, other: string): string =>
      `echo ${own} 1; touch ${own}; until [ -e ${other} ]; do sleep 0.01; done; echo ${own} 2`
    const { printed, results } = await run(
      [step('a', meet('a', 'b')), step('b', meet('b', 'a'))],
      2,
    )
    expect(results).toEqual({ a: 'passed', b: 'passed' })
    expect(printed.match(/^[ab] \d$/gm)).toEqual(['a 1', 'a 2', 'b 1', 'b 2'])
  })

  it('starts a step after the steps before it have ended', async () => {
    const { printed } = await run(
      [step('late', 'cat made', { after: ['early'] }), step('early', 'sleep 0.2; echo 7 >made')],
      2,
    )
    expect(printed).toMatch(/early: passed.*\n\n== late.*\n7\n/)
  })

  it('rejects steps that wait for each other', async () => {
    const steps = [step('a', 'true', { after: ['b'] }), step('b', 'true', { after: ['a'] })]
    await expect(run(steps)).rejects.toThrow('these steps wait for each other: a, b')
  })

  it('kills the running step and starts no other one after an abort', async () => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 200)
    const { results } = await run([step('a', 'sleep 60'), step('b', 'true')], 1, stop.signal)
    expect(results).toEqual({ a: 'failed', b: 'not run' })
  })
})
