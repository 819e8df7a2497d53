import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { SKELETONS } from '../src/skeletons/skeletons.ts'
import { inProcessOfItsOwn } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimlab-bad-modules-'))
afterAll(() => rmSync(folder, { recursive: true }))

const CLAIM = SKELETONS.get('claim')!.text('mine', 'js')

it.each([
  ['ends the process with 0 at its import', 'process.exit(0)'],
  ['rejects a promise that nobody awaits', "Promise.reject(new Error('late'))"],
  ['throws after its import', "setTimeout(() => { throw new Error('later') }, 0)"],
  [
    'ends the thread that judges with 0',
    "import { threadId } from 'node:worker_threads'; if (threadId > 1) process.exit(0)",
  ],
])('a module that %s gives no verdict, and is named in one line', async (_, line) => {
  const module = join(folder, 'mine.mjs')
  writeFileSync(module, `${line}\n${CLAIM}`)
  const { code, stdout, stderr } = await inProcessOfItsOwn('check', module, '--n', '3..3')
  expect(stdout).toBe('')
  expect(stderr).toMatch(
    /^nimlab: module '.*mine\.mjs': .*\n$|^nimlab: module '.*mine\.mjs' ended .*\n$/,
  )
  expect([2, 3, 4]).toContain(code)
})
