import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDirectory, runShard, type Shard, type ShardResult } from '../../src/index.ts'
import { recordsDigest } from '../../src/records.ts'
import { gather } from '../../src/review/gather.ts'
import { mergeSweep } from '../../src/review/merge.ts'
import { inlineExecutor } from '../inline-executor.ts'
import { fileText, PLAN, runIn, temporary } from '../sweep-fixture.ts'

const folder = temporary()
const whole = folder.at('whole')
/**
 * Three parts of the sweep, each with three shards. The second part was run with both algorithms.
 */
const parts = [0, 1, 2].map((residue) => folder.at(`part${residue}`))
const lie = async (shard: Shard): Promise<ShardResult> => {
  const result = await runShard(shard)
  const records = result.records.map((record) => ({ ...record, method: 'by hand' }))
  return { ...result, records, digest: recordsDigest(records) }
}
const lying = inlineExecutor(lie)

beforeAll(async () => {
  await runIn(whole)
  for (const [residue, at] of parts.entries()) {
    await runIn(at, { residue, modulus: 3, isDouble: residue === 1 })
  }
})
afterAll(() => folder.remove())

const copy = (from: string, name: string): string => {
  const at = folder.at(name)
  cpSync(from, at, { recursive: true })
  return at
}

describe('gather', () => {
  it('joins the parts into the same bytes as a single run, and joins their ledgers', async () => {
    const all = folder.at('all')
    const some = await gather(all, parts.slice(0, 2))
    expect(some.map(({ directory, shards, taken }) => [directory, shards, taken])).toEqual([
      [parts[0], 3, 3],
      [parts[1], 3, 3],
    ])
    expect((await readDirectory(all)).done).toBe(6)
    // A shard is not copied if the directory already contains it, or if it was copied from another
    // part.
    const rest = await gather(all, [whole, parts[2]!])
    expect(rest.map(({ shards, taken, damage }) => [shards, taken, damage])).toEqual([
      [9, 3, []],
      [3, 0, []],
    ])
    const { ledger, damage, sweep } = await readDirectory(all)
    expect([ledger.lines, damage]).toEqual([9, []])
    const one = await readDirectory(parts[1]!)
    for (const { index } of sweep.shards) {
      expect(ledger.isDouble(index)).toBe(index % 3 === 1)
      expect(ledger.isRepeated(index)).toBe(one.ledger.has(index) && one.ledger.isRepeated(index))
    }
    expect(ledger.seconds(1)).toBe(one.ledger.seconds(1))
    await mergeSweep(all)
    await mergeSweep(whole)
    for (const file of ['results.jsonl', 'summary.json']) {
      expect(fileText(all, file)).toBe(fileText(whole, file))
    }
  })

  it('skips a damaged shard, and reports the damage', async () => {
    const damaged = copy(parts[0]!, 'damaged')
    rmSync(join(damaged, 'results', '000003.jsonl'))
    const into = folder.at('without damage')
    expect(await gather(into, [damaged])).toEqual([
      { directory: damaged, shards: 2, taken: 2, damage: ['results/000003.jsonl: missing'] },
    ])
    const again = await gather(into, [parts[0]!])
    expect(again).toEqual([{ directory: parts[0], shards: 3, taken: 1, damage: [] }])
  })

  it('stops at a shard that changes during the copy', async () => {
    const changing = copy(parts[0]!, 'changing')
    const path = join(changing, 'results', '000003.jsonl')
    const into = folder.at('into')
    const state = { isOver: false }
    const gathering = gather(into, [changing]).finally(() => (state.isOver = true))
    // gather reads the part before it creates the directory
    while (!state.isOver && !existsSync(into)) await new Promise((resolve) => setImmediate(resolve))
    rmSync(path)
    await expect(gathering).rejects.toThrow(/changing\/results\/000003\.jsonl: missing$/)
    // the shards that were copied before the error are complete
    expect(await readDirectory(into)).toMatchObject({ done: 1, damage: [] })
  })

  it('raises an alarm for an undamaged shard with different results in two directories', async () => {
    const liar = folder.at('liar')
    await runIn(liar, { residue: 0, modulus: 3, executor: lying })
    expect((await readDirectory(liar)).damage).toEqual([])
    const both = folder.at('both')
    const alarm =
      /shard 1 was .* results: sha256:[\da-f]{64} in .*part0, sha256:[\da-f]{64} in .*liar$/
    await expect(gather(both, [parts[0]!, liar])).rejects.toThrow(alarm)
    // The shards that were copied before the alarm are still there, and the directory is unlocked.
    await expect(gather(both, [liar])).rejects.toThrow(/shard 1 .*both.*liar/)
    expect((await readDirectory(both)).damage).toEqual([])
  })

  it('keeps the shards that were copied before an alarm, and reports a shard that cannot be written', async () => {
    const one = folder.at('one')
    await runIn(one, { residue: 3, modulus: 9 })
    const late = folder.at('late liar')
    const executor = inlineExecutor((shard) => (shard.index === 3 ? lie(shard) : runShard(shard)))
    await runIn(late, { residue: 0, modulus: 3, executor })
    const into = folder.at('until the alarm')
    await expect(gather(into, [one, late])).rejects.toThrow(/shard 4 was computed twice/)
    expect((await readDirectory(into)).done).toBe(2)
    mkdirSync(join(into, 'results', '000006.jsonl'))
    await expect(gather(into, [parts[0]!])).rejects.toThrow(
      /EISDIR|EPERM|is a (?:folder|directory)/,
    )
  })

  it('rejects a directory with another plan, with an alarm, or without a sweep', async () => {
    const other = folder.at('another plan')
    await runIn(other, { plan: { ...PLAN, shard: { cases: 3 } } })
    await expect(gather(folder.at('mixed'), [parts[0]!, other])).rejects.toThrow(
      /another plan: shard is /,
    )
    const alarmed = copy(parts[1]!, 'alarmed')
    writeFileSync(join(alarmed, 'alarms.txt'), 'shard 4 is odd\n')
    const into = folder.at('never made')
    await expect(gather(into, [parts[0]!, alarmed])).rejects.toThrow(
      /^shard 4 is odd; find the cause/,
    )
    await expect(gather(into, [folder.at('nowhere')])).rejects.toThrow(/there is no such directory/)
    writeFileSync(folder.at('file'), '')
    const inFile = join(folder.at('file'), 'new')
    await expect(gather(inFile, [folder.at('nowhere')])).rejects.toThrow(/file is not a folder$/)
    expect(existsSync(into)).toBe(false)
  })
})
