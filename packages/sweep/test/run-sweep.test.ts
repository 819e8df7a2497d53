import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { mergeSweep, openSweep, readDirectory, runShard, unfold } from '../src/index.ts'
import { inlineExecutor } from './inline-executor.ts'
import { MEMORY, PLAN, runIn, fileText, temporary } from './sweep-fixture.ts'

const folder = temporary()
afterAll(() => folder.remove())

async function undisturbed(): Promise<string> {
  const directory = folder.at('undisturbed')
  await runIn(directory)
  await mergeSweep(directory)
  return directory
}

describe('a sweep', () => {
  it('keeps a line and a file for every shard, and summarises its results', async () => {
    const directory = folder.at('whole')
    const { done, reason, verdicts } = await runIn(directory)
    expect({ done, reason, verdicts }).toEqual({
      done: 9,
      reason: 'done',
      verdicts: { holds: 7, refuted: 2 },
    })
    expect(readdirSync(join(directory, 'results'))).toHaveLength(9)
    const { summary } = await mergeSweep(directory)
    expect(summary).toMatchObject({
      complete: true,
      shards: 9,
      cases: 9,
      missing: 0,
      positions: '425',
      verdicts: { holds: 7, refuted: 2 },
    })
    expect(summary!.refuted.map(({ counterexample }) => counterexample?.position)).toEqual([
      [3, 3, 4, 4],
      [3, 3, 4, 4],
    ])
  })

  it('keeps the finished shards after an interruption, and continues from there', async () => {
    const directory = folder.at('interrupted')
    const interrupt = new AbortController()
    const outcome = await runIn(directory, {
      signal: interrupt.signal,
      events: { finished: ({ shard }) => shard === 3 && interrupt.abort() },
    })
    expect(outcome).toMatchObject({ done: 4, reason: 'interrupted' })
    expect((await mergeSweep(directory)).summary).toBeNull()
    const again: number[] = []
    await runIn(directory, { plan: null, events: { started: (shard) => again.push(shard) } })
    expect(again).toEqual([4, 5, 6, 7, 8])
    await mergeSweep(directory)
    expect(fileText(directory, 'results.jsonl')).toBe(
      fileText(await undisturbed(), 'results.jsonl'),
    )
  })

  it('continues after a shard that throws an error, and names the shard', async () => {
    const directory = folder.at('failing')
    const failing = inlineExecutor(async (shard) => {
      if (shard.index === 2) throw new Error('out of luck')
      return runShard(shard)
    })
    const { done, reason, failures } = await runIn(directory, { executor: failing })
    expect({ done, reason }).toEqual({ done: 8, reason: 'failures' })
    expect(failures.map(({ shard, error }) => `${shard}: ${error.message}`)).toEqual([
      '2: out of luck',
    ])
    expect((await mergeSweep(directory)).missing).toEqual([2])
    expect((await runIn(directory)).done).toBe(9)
  })

  it('stops at the first refutation on request', async () => {
    const outcome = await runIn(folder.at('first'), { isFirst: true })
    expect(outcome).toMatchObject({ done: 8, reason: 'first refutation' })
  })

  it('has a summary before it is complete only on request, and the summary says so', async () => {
    const directory = folder.at('partial')
    await runIn(directory, { residue: 0, modulus: 2 })
    expect((await mergeSweep(directory)).summary).toBeNull()
    const { summary } = await mergeSweep(directory, true)
    expect(summary).toMatchObject({ complete: false, cases: 5, missing: 4 })
  })

  it('runs a shard again if it was run with one algorithm and two are requested', async () => {
    const directory = folder.at('double')
    await runIn(directory, { residue: 0, modulus: 2 })
    await runIn(directory, { isDouble: true })
    const { ledger } = await readDirectory(directory)
    expect(ledger.lines).toBe(14)
    expect((await unfold(PLAN)).shards.every(({ index }) => ledger.isDouble(index))).toBe(true)
    await mergeSweep(directory)
    expect(fileText(directory, 'summary.json')).toBe(fileText(await undisturbed(), 'summary.json'))
  })

  it('has one writer at a time, and takes over from a writer that has ended', async () => {
    const directory = folder.at('locked')
    const options = { directory, sweep: await unfold(PLAN), isResume: true, memory: MEMORY }
    const first = await openSweep(options)
    const lock = join(directory, '.lock')
    const own = readFileSync(lock, 'utf8')
    writeFileSync(lock, `${process.ppid} ${own.split(/[ \n]/)[1]}\n`)
    await expect(openSweep(options)).rejects.toThrow(/in use by process \d+/)
    writeFileSync(lock, own.replace(/^\d+/, '999999999'))
    const second = await openSweep(options)
    second.release()
    first.release()
  })

  it('needs a new or empty directory unless it is resumed', async () => {
    const options = { sweep: await unfold(PLAN), isResume: false, memory: MEMORY }
    await expect(openSweep({ ...options, directory: folder.at('whole') })).rejects.toThrow(
      /new or empty directory, or --resume/,
    )
  })
})
