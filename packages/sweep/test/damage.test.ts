import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IS_LONG } from '../../../vitest.sample.ts'
import { mergeSweep, readDirectory, runShard, SweepDamage, unfold } from '../src/index.ts'
import { readShardAgain } from '../src/directory/shard-file.ts'
import { inlineExecutor } from './inline-executor.ts'
import { PLAN, runIn, fileText, temporary } from './sweep-fixture.ts'

const folder = temporary()
const intact = folder.at('intact')
const damaged = folder.at('damaged')
const ledger = join(damaged, 'ledger.jsonl')

beforeAll(async () => {
  await runIn(intact)
  await mergeSweep(intact)
})
beforeEach(() => {
  rmSync(damaged, { recursive: true, force: true })
  cpSync(intact, damaged, { recursive: true })
})
afterAll(() => folder.remove())

function flip(path: string, at: number): void {
  const bytes = readFileSync(path)
  bytes[at]! ^= 1
  writeFileSync(path, bytes)
}

/**
 * Expects that the damage is reported, that a merge writes nothing, and that a resumed run repairs
 * the directory.
 */
async function expectRepaired(message: RegExp, missing: readonly number[]): Promise<void> {
  const stored = await readDirectory(damaged)
  expect(stored.damage.join('\n')).toMatch(message)
  rmSync(join(damaged, 'results.jsonl'))
  const merged = await mergeSweep(damaged)
  expect(merged.summary).toBeNull()
  expect(merged.missing).toEqual(missing)
  expect(() => readFileSync(join(damaged, 'results.jsonl'))).toThrow(/ENOENT/)
  const outcome = await runIn(damaged)
  expect(outcome.reason).toBe('done')
  await mergeSweep(damaged)
  for (const file of ['results.jsonl', 'summary.json']) {
    expect(fileText(damaged, file)).toBe(fileText(intact, file))
  }
}

describe('a reader of a damaged sweep directory', () => {
  it('does not read a shard that changed after the first reading', async () => {
    const { sweep, ledger: stored } = await readDirectory(damaged)
    const shard = sweep.shards[4]!
    const path = join(damaged, 'results', '000004.jsonl')
    const { records, lines } = await readShardAgain(damaged, shard, stored)
    expect(lines.map((line) => `${line}\n`).join('')).toBe(readFileSync(path, 'utf8'))
    expect(records).toEqual(lines.map((line) => JSON.parse(line) as unknown))
    flip(path, 40)
    const again = readShardAgain(damaged, shard, stored)
    await expect(again).rejects.toThrow(
      /damaged\/results\/000004\.jsonl: its bytes have the digest/,
    )
    await expect(again).rejects.toBeInstanceOf(SweepDamage)
  })

  it('reports a flipped byte anywhere in a result', async () => {
    const path = join(damaged, 'results', '000004.jsonl')
    const size = readFileSync(path).length
    for (let at = 0; at < size; at += IS_LONG ? 7 : 49) {
      cpSync(join(intact, 'results', '000004.jsonl'), path)
      flip(path, at)
      const { damage, isDone } = await readDirectory(damaged)
      expect(damage).toHaveLength(1)
      expect(isDone(4)).toBe(false)
    }
    await expectRepaired(/results\/000004\.jsonl: its bytes have the digest/, [4])
  })

  it('reports a flipped byte anywhere in the ledger, and drops at most two shards', async () => {
    const size = readFileSync(ledger).length
    for (let at = 0; at < size; at += IS_LONG ? 5 : 45) {
      cpSync(join(intact, 'ledger.jsonl'), ledger)
      flip(ledger, at)
      const { damage, done } = await readDirectory(damaged)
      expect(damage.length).toBeGreaterThan(0)
      expect(done).toBeLessThan(9)
      expect(done).toBeGreaterThanOrEqual(7)
    }
  })

  it('drops the shard of a truncated last line of the ledger', async () => {
    truncateSync(ledger, readFileSync(ledger).length - 20)
    await expectRepaired(/the last line is cut off/, [8])
    expect(readFileSync(ledger, 'utf8').split('\n')).toHaveLength(10)
  })

  it('drops the shards of all missing lines at the end of the ledger', async () => {
    const lines = readFileSync(ledger, 'utf8').split('\n')
    writeFileSync(ledger, `${lines.slice(0, 6).join('\n')}\n`)
    const { missing } = await mergeSweep(damaged)
    expect(missing).toEqual([6, 7, 8])
  })

  it('drops the shard of a ledger line that cannot be parsed', async () => {
    const lines = readFileSync(ledger, 'utf8').split('\n')
    writeFileSync(ledger, lines.with(2, 'nonsense').join('\n'))
    await expectRepaired(/ledger\.jsonl line 3: cannot be read/, [2])
  })

  it('reports a deleted result', async () => {
    rmSync(join(damaged, 'results', '000000.jsonl'))
    await expectRepaired(/results\/000000\.jsonl: missing/, [0])
  })

  it('reports a result that replaces another one', async () => {
    const from = join(damaged, 'results', '000001.jsonl')
    cpSync(from, join(damaged, 'results', '000002.jsonl'))
    await expectRepaired(/results\/000002\.jsonl/, [2])
  })

  it('rejects an edited plan', async () => {
    const path = join(damaged, 'plan.json')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace('"GMMV-C1"', '"GMMV-C1-fix"'))
    const { sweep } = await readDirectory(intact)
    for (const like of [null, sweep]) {
      const read = readDirectory(damaged, 'kept', like)
      await expect(read).rejects.toThrow(/plan\.json was edited or damaged/)
    }
    await expect(runIn(damaged, { plan: null })).rejects.toThrow(/edited or damaged/)
    await expect(mergeSweep(damaged)).rejects.toThrow(/edited or damaged/)
  })

  it('unfolds the plan only if its file differs from that of a known sweep', async () => {
    const { sweep } = await readDirectory(intact)
    expect((await readDirectory(damaged, 'kept', sweep)).sweep).toBe(sweep)
    const other = await unfold({ ...PLAN, shard: { cases: 2 } })
    expect((await readDirectory(damaged, 'kept', other)).sweep).toEqual(sweep)
  })

  it('rejects a different plan, and shows the difference', async () => {
    const plan = { ...PLAN, claims: [{ ...PLAN.claims[0]!, max: [2, 3, 5] }, PLAN.claims[1]!] }
    await expect(runIn(damaged, { plan })).rejects.toThrow(
      /another plan: claims\.0 is .*\[2,3,4\].* the requested plan has .*\[2,3,5\]/,
    )
    await expect(runIn(damaged, { plan: { ...PLAN, shard: { cases: 2 } } })).rejects.toThrow(
      /shard is \{"cases":1\}, the requested plan has \{"cases":2\}/,
    )
  })

  it.each([
    [/"nimlab": ".*?"/, '"nimlab": "0.0.1"', /nimlab version is 0\.0\.1, this program has/],
    [/"directory": 3/, '"directory": 2', /format number is 2, this program has 3/],
    [/"directory": 3,/, '', /format number is missing/],
    [/"shards": 9/, '"shards": 8', /number of shards is 8, this program has 9/],
    [/"unfolding": "sha256:./, '"unfolding": "sha256:x', /digest of the unfolded shards/],
  ])('rejects data of another version or plan: %s', async (pattern, text, message) => {
    const path = join(damaged, 'plan.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, text))
    await expect(runIn(damaged)).rejects.toThrow(message)
  })

  it('stops the merge if a shard was computed twice with different results', async () => {
    rmSync(join(damaged, 'results', '000003.jsonl'))
    const lying = inlineExecutor(async (shard) => ({
      ...(await runShard(shard)),
      digest: `sha256:${'0'.repeat(64)}`,
    }))
    await expect(runIn(damaged, { executor: lying })).rejects.toThrow(
      /shard 4 was computed twice with different results/,
    )
    await runIn(damaged)
    await expect(mergeSweep(damaged)).rejects.toThrow(/shard 4 was computed twice.*remove .*alarms/)
    rmSync(join(damaged, 'alarms.txt'))
    expect((await mergeSweep(damaged)).summary?.complete).toBe(true)
  })
})
