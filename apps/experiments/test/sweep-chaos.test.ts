import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '@nim/core/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IS_LONG } from '../../../vitest.sample.ts'
import { jsonLines, nimlab } from './run-command.ts'
import { ledgerLines, fileText, start, until } from './sweep-process.ts'

const KILLS = IS_LONG ? 22 : 2
const SHARDS = 210

const directory = mkdtempSync(join(tmpdir(), 'nimlab-chaos-'))
const plan = join(directory, 'chaos.yaml')
const undisturbed = join(directory, 'undisturbed')
afterAll(() => rmSync(directory, { recursive: true }))

/** A plan with one shard for each case. Some cases are refuted. */
function planUpTo(max: number): string {
  const upTo = (from: number, to: number): string =>
    `[${Array.from({ length: to - from + 1 }, (_, i) => from + i).join(', ')}]`
  return `format: 1
claims:
  - { claim: GMMV-C1, ranges: { n: [3, 4] }, max: ${upTo(3, max)} }
  - { claim: GMMV-App-case2, max: ${upTo(2, 11)} }
shard: { cases: 1 }
`
}

beforeAll(async () => {
  writeFileSync(plan, planUpTo(42))
  const { code } = await nimlab('sweep', 'run', plan, '--out', undisturbed)
  expect(code).toBe(1)
  expect(ledgerLines(undisturbed)).toBe(SHARDS)
})

it(
  'a sweep that is killed many times has the same results as an undisturbed sweep',
  { timeout: 1_800_000 },
  async ({ task }) => {
    const out = join(directory, 'killed')
    const random = seededRandom(20_251_121)
    let atLine = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const run = start('sweep', 'run', plan, '--out', out, '--resume', '--threads', '2')
      // Kill the sweep during its start, or after it has finished some shards. A fast machine
      // computes all shards in two seconds.
      if (kill % 4 === 0) await wait(200 * random())
      else {
        const wanted = ledgerLines(out) + 1 + Math.floor((120 / KILLS) * random())
        await until(run, () => ledgerLines(out) >= wanted)
        await wait(20 * random())
      }
      expect(run.isRunning()).toBe(true)
      run.kill('SIGKILL')
      await run.ended
      const lines = ledgerLines(out)
      expect(lines).toBeGreaterThanOrEqual(atLine)
      atLine = lines
    }
    expect(atLine).toBeGreaterThan(0)
    expect(atLine).toBeLessThan(SHARDS)
    const { code } = await nimlab('sweep', 'run', '--out', out, '--resume', '--threads', '2')
    expect(code).toBe(1)
    for (const file of ['results.jsonl', 'summary.json']) {
      expect(fileText(out, file)).toBe(fileText(undisturbed, file))
    }
    const shards = jsonLines(readFileSync(join(out, 'ledger.jsonl'), 'utf8')).map(
      ({ shard }) => shard,
    )
    expect(shards.length).toBe(SHARDS)
    expect(new Set(shards).size).toBe(SHARDS)
    Object.assign(task.meta, {
      counted: `${KILLS} SIGKILLs, ${SHARDS} shards, each run to its end once`,
    })
  },
)

it('three parts in three directories merge into the same bytes as a run without parts', async () => {
  const small = join(directory, 'small.yaml')
  writeFileSync(small, planUpTo(9))
  const whole = join(directory, 'whole')
  await nimlab('sweep', 'run', small, '--out', whole)
  const parts = [1, 2, 3].map((i) => join(directory, `part${i}`))
  for (const [i, part] of parts.entries()) {
    const args = i === 1 ? ['--res', '1', '--mod', '3'] : ['--shard', `${i + 1}/3`]
    await nimlab('sweep', 'run', small, '--out', part, ...args)
  }
  const early = await nimlab('sweep', 'merge', parts[0]!)
  expect(early.code).toBe(3)
  expect(early.stderr).toMatch(/30 of 45 shards are missing: shards 2, 3, 5, .*\n/)
  const all = join(directory, 'all')
  const { code } = await nimlab('sweep', 'merge', all, ...parts)
  expect(code).toBe(1)
  for (const file of ['results.jsonl', 'summary.json']) {
    expect(fileText(all, file)).toBe(fileText(whole, file))
  }
})
