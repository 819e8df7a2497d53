import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VerdictRecord } from '@nim/conjectures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isCounted } from '../../src/directory/coverage.ts'
import { readDirectory } from '../../src/index.ts'
import { mergeSweep, readMerged } from '../../src/review/merge.ts'
import { readMergedFile } from '../../src/review/merged-file.ts'
import { summaryText } from '../../src/review/merged-fit.ts'
import { sweepStatus } from '../../src/review/status.ts'
import { PLAN, runIn, temporary } from '../sweep-fixture.ts'

const folder = temporary()
/** A directory with five of ten shards. Two of these shards were run with both algorithms. */
const half = folder.at('half')
/** The plan of the other tests, with one more claim whose positions no formula counts. */
const plan = { ...PLAN, claims: [...PLAN.claims, { claim: 'V-35', ranges: {}, max: 3 }] }

beforeAll(async () => {
  await runIn(half, { plan, residue: 9, modulus: 10, isDouble: true })
  await runIn(half, { plan, residue: 0, modulus: 10, isDouble: true })
  await runIn(half, { plan, residue: 1, modulus: 3 })
})
afterAll(() => folder.remove())

const SHARDS = [0, 1, 4, 7, 9]
const linesOf = (shards: readonly number[]): string =>
  shards.map((shard) => readFileSync(join(half, 'results', `00000${shard}.jsonl`), 'utf8')).join('')
const left = (): string[] => readdirSync(half).filter((name) => /results\.|summary/.test(name))

async function mergedRecords(): Promise<VerdictRecord[]> {
  const records: VerdictRecord[] = []
  for await (const record of readMergedFile(half)) records.push(record)
  return records
}

describe('a merge', () => {
  it('of an incomplete sweep writes nothing unless a partial merge is requested', async () => {
    const merged = await mergeSweep(half)
    expect(merged).toMatchObject({ summary: null, missing: [2, 3, 5, 6, 8], counted: 0 })
    expect(merged.stored.done).toBe(5)
    expect(await readMerged(half)).toMatchObject({ summary: null, records: [] })
    expect(left()).toEqual([])
  })

  it('joins the lines of all shards in the order of the plan, and compares counts with formulas', async () => {
    const read = await readMerged(half, true)
    expect(left()).toEqual([])
    const merged = await mergeSweep(half, true)
    expect(readFileSync(join(half, 'results.jsonl'), 'utf8')).toBe(linesOf(SHARDS))
    expect(readFileSync(join(half, 'summary.json'), 'utf8')).toBe(summaryText(merged.summary!))
    expect(merged.summary).toMatchObject({ complete: false, cases: 5, missing: 5, shards: 10 })
    expect(merged.missing).toEqual([2, 3, 5, 6, 8])
    const { records, ...same } = read
    expect(same).toMatchObject({ summary: merged.summary, counted: merged.counted })
    expect(records).toEqual(
      linesOf(SHARDS)
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    )
    expect(await mergedRecords()).toEqual(records)
    const { sweep } = await readDirectory(half)
    const counted = SHARDS.filter((shard, i) =>
      isCounted(sweep.shards[shard]!.checks[0]!, records[i]!),
    )
    expect([merged.counted, counted.length < 5]).toEqual([counted.length, true])
  })

  it('reports which line of a merged file is not a record', async () => {
    const path = join(half, 'results.jsonl')
    const lines = linesOf(SHARDS).split('\n')
    writeFileSync(path, lines.with(2, lines[2]!.replace('"verdict"', '"Verdict"')).join('\n'))
    await expect(mergedRecords()).rejects.toThrow(/half\/results\.jsonl: line 3: /)
    writeFileSync(path, linesOf(SHARDS))
  })

  it('is rejected if there is an alarm, or if a folder has the name of one of its files', async () => {
    const alarms = join(half, 'alarms.txt')
    writeFileSync(alarms, 'shard 4 is odd\n')
    for (const step of [mergeSweep, readMerged]) {
      await expect(step(half, true)).rejects.toThrow(/^shard 4 is odd; find the cause/)
    }
    rmSync(alarms)
    for (const name of ['results.jsonl', 'summary.json']) {
      rmSync(join(half, name))
      mkdirSync(join(half, name))
      await expect(mergeSweep(half, true)).rejects.toThrow(new RegExp(`: ${name} is a folder$`))
      rmSync(join(half, name), { recursive: true })
    }
    expect(existsSync(join(half, 'summary.json'))).toBe(false)
  })
})

it('a complete merge needs every shard of the plan', async () => {
  const at = folder.at('nearly whole')
  await runIn(at)
  const { ledger } = await readDirectory(at)
  expect(ledger.lines).toBe(9)
  const last = join(at, 'results', '000008.jsonl')
  const text = readFileSync(last, 'utf8')
  rmSync(last)
  expect(await mergeSweep(at)).toMatchObject({ summary: null, missing: [8] })
  expect(existsSync(join(at, 'results.jsonl'))).toBe(false)
  writeFileSync(last, text)
  expect(await mergeSweep(at)).toMatchObject({ summary: { complete: true }, missing: [] })
})

it('a status counts the finished shards and those run with both algorithms, and gives their share of the cost', async () => {
  await mergeSweep(half, true)
  const { sweep, checked, verdicts } = await readDirectory(half)
  const costs = sweep.shards.map(({ cost }) => cost)
  const all = costs.reduce((a, b) => a + b)
  expect(await sweepStatus(half)).toEqual({
    plan: sweep.digest,
    complete: false,
    shards: 10,
    done: 5,
    doubled: 2,
    repeated: 0,
    cases: 10,
    share: SHARDS.reduce((sum, shard) => sum + costs[shard]!, 0) / all,
    checked,
    verdicts,
    damage: [],
    merged: { difference: null, later: 0 },
    tasks: null,
    unmerged: 0,
  })
  await runIn(half, { plan })
  const status = await sweepStatus(half)
  expect(status).toMatchObject({ complete: true, done: 10, share: 1, merged: { later: 5 } })
})
