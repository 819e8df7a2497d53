import { readFileSync } from 'node:fs'
import type { VerdictRecord } from '@nim/conjectures'
import { expect, it } from 'vitest'
import { readFirstLine } from '../../src/directory/record-line.ts'
import { renewed } from '../../src/review/renewed.ts'

const RESULTS = new URL('../../../conjectures/results/check-all.jsonl', import.meta.url)
const records = readFileSync(RESULTS, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as VerdictRecord)

/** A record as written in format 1. */
function first(claim: string, change: Partial<VerdictRecord> = {}): string {
  const record = records.find((one) => one.claim === claim)!
  const { format: _, ruleset: __, play: ___, counted: ____, ...rest } = { ...record, ...change }
  const { stated: _____, ...evidence } = rest.counterexample ?? {}
  const counterexample = rest.counterexample === null ? null : evidence
  return JSON.stringify({ ...rest, counterexample, seconds: 0.1 })
}

it.each(['GMMV-T2', 'GMMV-App-case2', 'DH-I4b', 'V-Tab2', 'GN-Tab1'])(
  'a record of format 1 is renewed to the record that a check produces today: %s',
  async (claim) => {
    const record = records.find((one) => one.claim === claim)!
    expect(await renewed(readFirstLine(first(claim))!)).toEqual(record)
  },
)

it('a record of format 1 that a check does not produce is rejected', async () => {
  const wrong = readFirstLine(first('GMMV-App-case2', { checked: 7 }))!
  await expect(renewed(wrong)).rejects.toThrow(/checked is 7, judged again for format 2 it is \d+$/)
})

it('a line of format 2, without a record, or with a hidden character is not of format 1', () => {
  expect(readFirstLine(JSON.stringify(records[0]))).toBeNull()
  expect(readFirstLine('nonsense')).toBeNull()
  expect(readFirstLine(first('GMMV-T2', { method: '\u001B[2J' }))).toBeNull()
})
