import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VerdictRecord } from '@nim/conjectures'
import { afterAll, expect, it } from 'vitest'
import { readFirstLine } from '../../src/directory/record-line.ts'
import { readMergedFile } from '../../src/review/merged-file.ts'
import { renewed } from '../../src/review/renewed.ts'
import { temporary } from '../sweep-fixture.ts'

const folder = temporary()
afterAll(() => folder.remove())

const RESULTS = new URL('../../../conjectures/results/check-all.jsonl', import.meta.url)
const records = readFileSync(RESULTS, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as VerdictRecord)

/** The line of a record in format 1. */
function first(claim: string, change: Partial<VerdictRecord> = {}): string {
  const record = records.find((one) => one.claim === claim)!
  const { format: _, ruleset: __, play: ___, counted: ____, ...rest } = { ...record, ...change }
  const { stated: _____, ...evidence } = rest.counterexample ?? {}
  const counterexample = rest.counterexample === null ? null : evidence
  return JSON.stringify({ ...rest, counterexample, seconds: 0.1 })
}

it.each(['GMMV-T2', 'GMMV-App-case2', 'DH-I4b', 'V-Tab2', 'GN-Tab1'])(
  'a record in format 1 becomes the record that a check produces today: %s',
  async (claim) => {
    const record = records.find((one) => one.claim === claim)!
    expect(await renewed(readFirstLine(first(claim))!)).toEqual(record)
  },
)

it('a record in format 1 is rejected if it differs from the result of a check', async () => {
  const wrong = readFirstLine(first('GMMV-App-case2', { checked: 7 }))!
  await expect(renewed(wrong)).rejects.toThrow(/checked is 7, judged again for format 2 it is \d+$/)
})

it('a record in format 1 is rejected if its claim is unknown or from a module', async () => {
  const old = readFirstLine(first('GMMV-T2'))!
  await expect(renewed({ ...old, claim: 'GMMV-T99' })).rejects.toThrow(/: unknown claim$/)
  const module = { path: './own.mjs', digest: `sha256:${'0'.repeat(64)}` }
  await expect(renewed({ ...old, module })).rejects.toThrow(
    /: format 1 has no claims of modules, and nimlab does not run \.\/own\.mjs to read it$/,
  )
})

it('a record in format 1 is judged again only if no formula gives its missing fields', async () => {
  const digest = `sha256:${'0'.repeat(64)}`
  const held = await renewed(readFirstLine(first('GMMV-T2', { digest }))!)
  expect(held).toEqual({ ...records.find(({ claim }) => claim === 'GMMV-T2')!, digest })
  const left = readFirstLine(first('GMMV-T2', { verdict: 'incomplete' }))!
  await expect(renewed(left)).rejects.toThrow(/verdict is incomplete, judged again .* it is holds$/)
})

it('a merged file in format 1 gives the records of today, and the error names a line without a record', async () => {
  const path = join(folder.at(''), 'results.jsonl')
  const record = records.find(({ claim }) => claim === 'GMMV-T2')!
  writeFileSync(path, `${first('GMMV-T2')}\n${JSON.stringify(record)}\nnonsense\n`)
  const read: VerdictRecord[] = []
  const readAll = async (): Promise<void> => {
    for await (const one of readMergedFile(folder.at(''))) read.push(one)
  }
  await expect(readAll()).rejects.toThrow(/results\.jsonl: line 3: it cannot be read/)
  expect(read).toEqual([record, record])
})

it('a line is not in format 1 if it is in format 2, has no record, or has a hidden character', () => {
  expect(readFirstLine(JSON.stringify(records[0]))).toBeNull()
  expect(readFirstLine('nonsense')).toBeNull()
  expect(readFirstLine(first('GMMV-T2', { method: '\u001B[2J' }))).toBeNull()
})
