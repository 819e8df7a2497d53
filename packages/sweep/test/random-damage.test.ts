import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linearCongruence } from '@nim/core/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IS_LONG } from '../../../vitest.sample.ts'
import { ForeignSweep, mergeSweep, SweepAlarm, SweepDamage } from '../src/index.ts'
import { runIn, fileText, temporary } from './sweep-fixture.ts'

const DAMAGES = IS_LONG ? 2500 : 40
const MOST_MILLISECONDS = 3_600_000

const folder = temporary()
const intact = folder.at('intact')
const damaged = folder.at('damaged')

beforeAll(async () => {
  await runIn(intact)
  await mergeSweep(intact)
})
afterAll(() => folder.remove())

/**
 * A generator of random integers that depend only on the seed. Each call takes a limit and returns
 * an integer below it.
 */
function seeded(seed: number): (below: number) => number {
  const next = linearCongruence(seed)
  return (below) => Math.floor((next() / 2 ** 32) * below)
}

/** Changes or removes one random file. */
function damage(random: (below: number) => number): void {
  const files = readdirSync(damaged, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['results.jsonl', 'summary.json'].includes(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const path = files[random(files.length)]!
  const bytes = readFileSync(path)
  const at = random(bytes.length)
  const part = bytes.subarray(at, at + 1 + random(200))
  const changed = [
    () => bytes.map((byte, i) => (i === at ? byte ^ (1 << random(8)) : byte)),
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]),
    () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + part.length)]),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.alloc(part.length), bytes.subarray(at)]),
    () => bytes.map((byte, i) => (i >= at && i < at + part.length ? random(256) : byte)),
    () => readFileSync(files[random(files.length)]!),
    () => null,
  ][random(8)]!()
  if (changed === null) rmSync(path)
  else writeFileSync(path, changed)
}

it(
  'damage to a sweep never leads to different results',
  { timeout: MOST_MILLISECONDS },
  async ({ task }) => {
    const random = seeded(2500)
    const counts = { refused: 0, missed: 0, harmless: 0 }
    for (let round = 0; round < DAMAGES; round++) {
      rmSync(damaged, { recursive: true, force: true })
      cpSync(intact, damaged, { recursive: true })
      damage(random)
      rmSync(join(damaged, 'results.jsonl'))
      try {
        const { summary } = await mergeSweep(damaged)
        if (summary === null) {
          counts.missed++
          expect(existsSync(join(damaged, 'results.jsonl'))).toBe(false)
          continue
        }
        counts.harmless++
        expect(fileText(damaged, 'results.jsonl')).toBe(fileText(intact, 'results.jsonl'))
      } catch (error) {
        const isOwn = [SweepDamage, ForeignSweep, SweepAlarm].some((type) => error instanceof type)
        if (!isOwn) throw error
        counts.refused++
        expect((error as Error).message).not.toContain('\n')
      }
    }
    expect(counts.refused + counts.missed).toBeGreaterThan(DAMAGES / 2)
    const counted = `${DAMAGES} damages: ${counts.refused} refused, ${counts.missed} with shards to do again, ${counts.harmless} with the same results`
    Object.assign(task.meta, { counted })
  },
)
