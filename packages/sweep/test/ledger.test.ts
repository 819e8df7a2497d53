import { createWriteStream, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, it } from 'vitest'
import { formatLedgerLine, type LedgerLine, parseLedgerLine } from '../src/directory/ledger-line.ts'
import { readLedger } from '../src/directory/read-ledger.ts'
import { temporary } from './sweep-fixture.ts'

const folder = temporary()
afterAll(() => folder.remove())

function line(shard: number, digit = 'a'): LedgerLine {
  return {
    shard,
    cases: 1,
    checked: 35,
    verdicts: { holds: 1 },
    digest: `sha256:${digit.repeat(64)}`,
    file: `sha256:${'b'.repeat(64)}`,
    seconds: 0.001,
  }
}

function directoryWith(name: string, text: string): string {
  const directory = folder.at(name)
  mkdirSync(directory)
  writeFileSync(join(directory, 'ledger.jsonl'), text)
  return directory
}

describe('a ledger line', () => {
  it('is parsed as it was written', () => {
    expect(parseLedgerLine(formatLedgerLine(line(3)).trimEnd())).toEqual(line(3))
  })

  it('is rejected if any character differs', () => {
    const text = formatLedgerLine(line(3)).trimEnd()
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === '1' ? '2' : '1'
      expect(parseLedgerLine(text.slice(0, at) + other + text.slice(at + 1))).toBeNull()
    }
  })
})

describe('a ledger', () => {
  it('that does not exist counts as empty', async () => {
    expect(await readLedger(folder.at('nowhere'), 5)).toMatchObject({
      done: 0,
      lines: 0,
      length: 0,
    })
  })

  it('skips a line of 64 MiB with little work', async () => {
    const [before, after] = [formatLedgerLine(line(0)), formatLedgerLine(line(1))]
    const long = `${'x'.repeat(2 ** 26)}\n`
    const began = process.cpuUsage()
    const state = await readLedger(directoryWith('one-long-line', before + long + after), 5)
    expect(state).toMatchObject({ done: 2, lines: 3, isCut: false })
    expect(state.length).toBe(before.length + long.length + after.length)
    expect(state.problems).toEqual(['ledger.jsonl line 2: cannot be read, ignored'])
    const cut = await readLedger(directoryWith('endless', before + long.trimEnd()), 5)
    expect(cut).toMatchObject({ done: 1, lines: 1, length: before.length, isCut: true })
    // a reader with quadratic time would take minutes
    expect(process.cpuUsage(began).user / 1e6).toBeLessThan(20)
  })

  it('reports where the complete lines end', async () => {
    const whole = formatLedgerLine(line(0)) + formatLedgerLine(line(1))
    const state = await readLedger(directoryWith('cut', `${whole}{"shard":2,"cas`), 5)
    expect(state).toMatchObject({ done: 2, lines: 2, length: whole.length, isCut: true })
  })

  it('with two digests for one shard raises an alarm', async () => {
    const text = formatLedgerLine(line(1, 'a')) + formatLedgerLine(line(1, 'c'))
    await expect(readLedger(directoryWith('twice', text), 5)).rejects.toThrow(
      /line 2: shard 2 was computed twice with different results/,
    )
  })

  it('with a line for a shard that the plan lacks reports this line', async () => {
    const { problems, done } = await readLedger(directoryWith('far', formatLedgerLine(line(5))), 5)
    expect(done).toBe(0)
    expect(problems).toEqual(['ledger.jsonl line 1: the plan has no shard 6, ignored'])
  })

  it('with 100,000 lines is read in a heap that is smaller than the file', async () => {
    const shards = 100_000
    const directory = folder.at('long')
    mkdirSync(directory)
    const path = join(directory, 'ledger.jsonl')
    const stream = createWriteStream(path)
    for (let shard = 0; shard < shards; shard++) stream.write(formatLedgerLine(line(shard)))
    stream.end()
    await finished(stream)
    expect(statSync(path).size).toBeGreaterThan(24 * 2 ** 20)
    const worker = new Worker(new URL('read-ledger-in-thread.mjs', import.meta.url), {
      workerData: { directory, shards },
      resourceLimits: { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4 },
    })
    const result = await new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
    })
    expect(result).toEqual({ done: shards, lines: shards, problems: [] })
  })
})
