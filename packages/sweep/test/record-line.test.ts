import { readFileSync } from 'node:fs'
import { NIMLAB_VERSION, recordHead, type VerdictRecord } from '@nim/conjectures'
import { findClaim } from '@nim/conjectures/registry'
import { describe, expect, it } from 'vitest'
import { readRecordLine, recordFault } from '../src/directory/record-line.ts'
import { readResultText } from '../src/directory/result-text.ts'
import { plannedFault } from '../src/directory/as-planned.ts'

const RESULTS = new URL('../../conjectures/results/', import.meta.url)
const lines = ['check-all.jsonl', 'deep.jsonl', 'm-critical.jsonl'].flatMap((name) =>
  readFileSync(new URL(name, RESULTS), 'utf8').trimEnd().split('\n'),
)

describe('the line of a record', () => {
  it('is parsed unchanged in every committed result, and agrees with the claim', () => {
    for (const line of lines) {
      const read = readRecordLine(line)
      expect(read.wrong, line).toBeNull()
      // the deep records keep the version of nimlab that computed them
      const record = { ...read.record!, nimlab: NIMLAB_VERSION }
      const claim = findClaim(record.claim)!
      const { case: parameters, domain } = record
      const cost = claim.cost(parameters, domain)
      const check = {
        claim: claim.id,
        entry: 0,
        head: recordHead(claim, parameters),
        case: parameters,
        domain,
        cost,
        gives: claim.about(parameters),
      }
      expect(plannedFault(check, record, JSON.stringify(record))).toBeNull()
    }
    expect(lines.length).toBeGreaterThan(6000)
  })

  it('has at most 500 nesting levels, in every version of Node', () => {
    const refuted = lines.find((line) => line.includes('"witness":'))!
    const nested = (levels: number): unknown => {
      const list = `${'['.repeat(levels)}${']'.repeat(levels)}`
      return JSON.parse(refuted.replace('"witness":{', `"witness":{"deep":${list},`))
    }
    expect(recordFault(nested(400))).toBeNull()
    for (const levels of [600, 60_000]) {
      expect(recordFault(nested(levels))).toBe('it is nested too deeply')
    }
  })

  it('may contain a backslash, but no escaped control character', () => {
    const line = (method: string): string =>
      JSON.stringify({ ...(JSON.parse(lines[0]!) as object), method })
    expect(readRecordLine(line('a\\nb "c" \\')).wrong).toBeNull()
    for (const hidden of ['\n', '\\\n', '\u001B', '\u007F', '\u0085', '\u202E', '\uD800']) {
      expect(readRecordLine(line(`a${hidden}`)).wrong).toMatch(/control character/)
    }
  })
})

describe('the result of a worker', () => {
  const record = JSON.parse(lines[0]!) as VerdictRecord
  const result = { shard: 3, records: [record], digest: record.digest, seconds: 0.1 }
  const read = (change: object): string | null =>
    readResultText(JSON.stringify({ ...result, ...change }), 3).wrong

  it('is parsed as it was written, and only as the result of its own shard', () => {
    expect(read({})).toBeNull()
    expect(read({ second: { independent: 1, partly: 0, repeated: 0 } })).toBeNull()
    expect(read({ shard: 4 })).toBe('it is of shard 5')
  })

  it.each([
    ['null', 'null', /the line: /],
    ['invalid JSON', '{', /it is not valid JSON/],
    ['records that are not a list', JSON.stringify({ ...result, records: 7 }), /records: /],
    ['a record that is null', JSON.stringify({ ...result, records: [null] }), /record 1: /],
    ['an extra field', JSON.stringify({ ...result, more: 1 }), /more: /],
    ['spaces', JSON.stringify(result, null, 1), /differs from what nimlab writes for this result/],
  ])('is rejected: %s', (_, text, wrong) => {
    expect(readResultText(text, 3).wrong).toMatch(wrong)
  })
})
