import { type VerdictRecord } from '@nim/conjectures'
import { findClaim } from '@nim/conjectures/registry'
import { describe, expect, it } from 'vitest'
import { claimSummary } from '../../src/claims/claim-summary.ts'
import { claimsDocument, verdictCounts } from '../../src/claims/claims-document.ts'

const T2 = findClaim('GMMV-T2')!
const C1 = findClaim('DH-C1')!

function record(parameters: VerdictRecord['case'], fails = false, max = 9): VerdictRecord {
  return {
    claim: 'GMMV-T2',
    case: parameters,
    domain: { kind: 'box', max },
    checked: 100,
    verdict: fails ? 'refuted' : 'holds',
    failures: fails ? 1 : 0,
    counterexample: fails
      ? { position: [1, 2], expected: 'P', actual: 'N', explain: 'its option 0,0 is P' }
      : null,
    digest: 'sha256:0',
    method: 'retrograde',
    nimlab: '0.0.0',
    seconds: 0,
  }
}

describe('claimSummary', () => {
  it('holds if every case holds, and adds up what was checked', () => {
    const summary = claimSummary(T2, [record({ n: 2 }, false, 9), record({ n: 3 }, false, 7)])
    expect(summary).toMatchObject({ verdict: 'holds', cases: 2, refutedCases: 0, checked: 200 })
    expect(summary.domains).toBe('2 cases, box max=7..9')
  })

  it('is refuted if one case is, and names the first', () => {
    const summary = claimSummary(T2, [
      record({ n: 2 }),
      record({ n: 3 }, true),
      record({ n: 4 }, true),
    ])
    expect(summary).toMatchObject({ verdict: 'refuted', refutedCases: 2, readingThatHolds: null })
    expect(summary.refutation?.case).toEqual({ n: 3 })
  })

  it('names a reading in which no case is refuted', () => {
    const records = [
      record({ n: 2, reading: 'r1' }),
      record({ n: 3, reading: 'r1' }, true),
      record({ n: 2, reading: 'r2' }),
      record({ n: 3, reading: 'r2' }),
    ]
    expect(claimSummary(T2, records).readingThatHolds).toBe('r2')
    expect(claimSummary(T2, records.slice(0, 2)).readingThatHolds).toBeNull()
  })

  it('needs a record', () => {
    expect(() => claimSummary(T2, [])).toThrow(/GMMV-T2: no verdict record/)
  })
})

describe('claimsDocument', () => {
  const summaries = [
    claimSummary(T2, [record({ n: 3 }, true)]),
    claimSummary(C1, [record({ n: 3, k: 2 })]),
  ]

  it('has a row a claim, with the counterexample', () => {
    const text = claimsDocument(summaries, 'nimlab check all')
    expect(text).toMatch(/\| GMMV-T2 +\|.*\| refuted +\|.*\| n=3: 1,2 +\|/)
    expect(text).toMatch(/\| DH-C1 +\|.*\| conjecture, conjectured +\| holds +\|/)
  })

  it('counts verdicts by paper', () => {
    const rows = verdictCounts(summaries)
      .split('\n')
      .map((row) => row.split(/ *\| */).slice(1, -1))
    expect(rows[0]!.slice(0, 4)).toEqual(['paper', 'claims', 'holds', 'refuted'])
    expect(rows.find(([paper]) => paper === 'GMMV')!.slice(1, 4)).toEqual(['1', '0', '1'])
    expect(rows.at(-1)!.slice(0, 4)).toEqual(['all', '2', '1', '1'])
  })
})
