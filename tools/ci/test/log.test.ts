import { describe, expect, it } from 'vitest'
import { judgeLog, readLog, staleSteps, withRow, type Row } from '../src/log.mjs'

const row = (step: string, digest: string, seconds = 60): Row => ({
  step,
  inputs: { 'packages/core/src': digest, formal: 'same' },
  commit: 'abc',
  date: '2026-01-01',
  seconds,
  machine: '2 × any',
  result: '7 passed',
})
const NOW = { 'packages/core/src': 'new', formal: 'same' }
const now = new Map(['coq', 'tex', 'nodes'].map((step) => [step, NOW]))

describe('the log of long steps', () => {
  it('keeps only the last row of each step, in the order of the steps', () => {
    const old = [row('nodes', '1'), row('gone', '1'), row('coq', '1')]
    const text = withRow(old, row('coq', '2'), ['coq', 'tex', 'nodes'])
    expect(readLog(text)).toEqual([row('coq', '2'), row('nodes', '1')])
  })

  it('is accepted if every step passed with the current sources', () => {
    const rows = [...now.keys()].map((step) => row(step, 'new'))
    expect(judgeLog(rows, now, true)).toEqual({ errors: [], warnings: [] })
  })

  it('is rejected if a row was deleted, or belongs to no step', () => {
    const rows = [row('coq', 'new'), row('tex', 'new'), row('gone', 'new')]
    expect(judgeLog(rows, now, false)).toEqual({
      errors: [
        'there is no step gone; remove its row from .ci/long.jsonl',
        'nodes has no row in .ci/long.jsonl; run: .ci/long nodes',
      ],
      warnings: [],
    })
  })

  it('is rejected if a short step is stale, and before a release also if a longer one is', () => {
    const rows = [row('coq', 'old', 300), row('tex', 'old', 299), row('nodes', 'new')]
    const stale = (step: string, seconds: number): string =>
      `${step} is stale: packages/core/src changed since it passed at abc; run: .ci/long ${step} (${seconds} s)`
    expect(judgeLog(rows, now, false)).toEqual({
      errors: [stale('tex', 299)],
      warnings: [stale('coq', 300)],
    })
    expect(judgeLog(rows, now, true).errors).toEqual([stale('coq', 300), stale('tex', 299)])
  })

  it('is accepted with warnings if all stale or missing steps are owed, but not before a release', () => {
    const rows = [row('coq', 'new'), row('tex', 'old')]
    const found = judgeLog(rows, now, false, ['tex', 'nodes'])
    expect(found.errors).toEqual([])
    expect(found.warnings.map((line) => line.split(' ')[0])).toEqual(['tex', 'nodes'])
    expect(judgeLog(rows, now, true, ['tex', 'nodes']).errors).toHaveLength(2)
  })

  it('is rejected if an owed step is current', () => {
    const rows = [...now.keys()].map((step) => row(step, 'new'))
    expect(judgeLog(rows, now, false, ['coq']).errors).toEqual([
      'coq is current; remove it from .ci/long-owed.json',
    ])
  })

  it('lists the stale and missing steps, fastest first', () => {
    const rows = [row('coq', 'old', 300), row('nodes', 'old', 20)]
    expect(staleSteps(rows, now)).toEqual(['nodes', 'coq', 'tex'])
  })
})
