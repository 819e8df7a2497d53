import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { SKELETONS } from '../src/skeletons/skeletons.ts'
import { IS_LONG, sampled } from '../../../vitest.sample.ts'
import { inProcessOfItsOwn } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimlab-bad-modules-'))
afterAll(() => rmSync(folder, { recursive: true }))

const CLAIM = SKELETONS.get('claim')!.text('mine', 'js')

/** Matches one line that names the module. A line about an outdated build may precede this line. */
const NAMED = /^(?:nimlab: runs the sources, .*\n)?nimlab: module '.*mine\.mjs'(?::\d+)?[: ].*\n$/

const BAD: readonly (readonly [string, string])[] = [
  ['ends the process with 0 at its import', 'process.exit(0)'],
  ['rejects a promise that nobody awaits', "Promise.reject(new Error('late'))"],
  ['throws after its import', "setTimeout(() => { throw new Error('later') }, 0)"],
  [
    'ends the thread that judges with 0',
    "import { threadId } from 'node:worker_threads'; if (threadId > 1) process.exit(0)",
  ],
  ['throws at its import', "throw new Error('now')"],
  ['is not JavaScript', 'const = 1'],
  ['changes a method of all arrays', 'Array.prototype.map = () => []'],
  ['adds a property to all objects', "Object.prototype.verdict = 'holds'"],
  ['changes how records are written', "JSON.stringify = () => 'holds'"],
]

/** Each of these modules takes a minute, so only the long run includes them. */
const SLOW: readonly (readonly [string, string])[] = [
  ['loops at its import', 'for (;;) {}'],
  ['awaits what never comes', 'await new Promise(() => {})'],
  ['takes all memory', 'const a = []; for (;;) a.push(new Array(1e6).fill(1))'],
]

it.each([...sampled(BAD, 4), ...(IS_LONG ? SLOW : [])])(
  'nimlab gives no verdict and names the module in one line if it %s',
  async (_, line) => {
    const module = join(folder, 'mine.mjs')
    writeFileSync(module, `${line}\n${CLAIM}`)
    const { code, stdout, stderr } = await inProcessOfItsOwn('check', module, '--n', '3..3')
    expect(stdout).toBe('')
    expect(stderr).toMatch(NAMED)
    expect([2, 3, 4]).toContain(code)
  },
)

const HARMLESS: readonly (readonly [string, string])[] = [
  ['sets the exit code of the process', 'process.exitCode = 1'],
  ['puts another function in the place of write', 'process.stdout.write = () => true'],
  ['leaves a timer behind', 'setInterval(() => {}, 1000)'],
]

it.each(sampled(HARMLESS, 1))('nimlab gives the same verdict if a module %s', async (_, line) => {
  const module = join(folder, 'harmless.mjs')
  writeFileSync(module, `${line}\n${CLAIM}`)
  const { code, stdout } = await inProcessOfItsOwn('check', module, '--n', '3..3', '--max', '4')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^mine +n=3, box max=4 +35 +holds *$/m)
})
