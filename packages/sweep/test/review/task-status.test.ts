import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  readDirectory,
  runShard,
  SweepAlarm,
  sweepStatus,
  unfold,
  writeSlurm,
} from '../../src/index.ts'
import { recordsDigest } from '../../src/records.ts'
import { inlineExecutor } from '../inline-executor.ts'
import { MEMORY, PLAN, runIn, temporary } from '../sweep-fixture.ts'

const folder = temporary()
const array = folder.at('array')
const task = (i: number): string => join(array, 'tasks', String(i))

beforeAll(async () => {
  const how = { memory: MEMORY, threads: 1, time: '1', command: 'nimlab', tasks: 3 }
  await writeSlurm({ ...how, directory: array, sweep: await unfold(PLAN) })
  await runIn(task(1), { residue: 0, modulus: 3 })
  await runIn(task(2), { residue: 1, modulus: 3, isDouble: true })
})
afterAll(() => folder.remove())

describe('the status of a job array', () => {
  it('has the sums of its tasks, and reads only directories with the number of a task', async () => {
    mkdirSync(task(3))
    mkdirSync(join(array, 'tasks', 'backup'))
    writeFileSync(task(4), '')
    const status = await sweepStatus(array)
    const [one, two] = [await readDirectory(task(1)), await readDirectory(task(2))]
    const { shards } = one.sweep
    const costOf = (some: typeof shards): number => some.reduce((sum, { cost }) => sum + cost, 0)
    expect(status).toMatchObject({
      complete: false,
      done: 6,
      unmerged: 6,
      doubled: 3,
      checked: one.checked + two.checked,
      share: costOf(shards.filter(({ index }) => index % 3 < 2)) / costOf(shards),
      damage: [],
      tasks: [
        { task: 1, directory: task(1), isStarted: true, shards: 3, missing: [] },
        { task: 2, isStarted: true, shards: 3, missing: [] },
        { task: 3, isStarted: false, shards: 3, missing: [2, 5, 8] },
      ],
    })
  })

  it('does not count a shard twice that the array contains too', async () => {
    const before = await sweepStatus(array)
    await runIn(array, { residue: 0, modulus: 9 })
    const { unmerged, ...rest } = await sweepStatus(array)
    expect({ ...rest, unmerged: unmerged + 1 }).toEqual(before)
  })

  it('raises an alarm if two tasks have different results for the same shard', async () => {
    const lying = inlineExecutor(async (shard) => {
      const result = await runShard(shard)
      const records = result.records.map((record) => ({ ...record, method: 'by hand' }))
      return { ...result, records, digest: recordsDigest(records) }
    })
    await runIn(task(3), { residue: 1, modulus: 3, executor: lying })
    const status = sweepStatus(array)
    await expect(status).rejects.toThrow(SweepAlarm)
    await expect(status).rejects.toThrow(/^shard 2 was .* in .*tasks\/2, sha256:.* in .*tasks\/3$/)
    rmSync(task(3), { recursive: true })
  })
})
