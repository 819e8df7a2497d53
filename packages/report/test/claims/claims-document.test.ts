import { type VerdictRecord } from '@nim/conjectures'
import { findClaim } from '@nim/conjectures/registry'
import { describe, expect, it } from 'vitest'
import { claimSummary } from '../../src/claims/claim-summary.ts'
import { claimsDocument, verdictWords } from '../../src/claims/claims-document.ts'
import { withPoints } from '../../src/claims/with-points.ts'
import { refutationCounts, verdictCounts } from '../../src/claims/verdict-counts.ts'

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

describe('withPoints', () => {
  const summary = claimSummary(T2, [record({ n: 2 }), record({ n: 3 })])

  it('is proved if every case of the check is', () => {
    const proved = withPoints(summary, { ofCheck: 2, all: 5 })
    expect([verdictWords(proved), proved.domains]).toEqual([
      'proved by points',
      '2 cases, all positions',
    ])
  })

  it('says of how many cases it is proved otherwise', () => {
    const words = (ofCheck: number, all: number): string =>
      verdictWords(withPoints(summary, { ofCheck, all }))
    expect(words(1, 1)).toBe('holds; proved by points in 1 of 2 cases')
    expect(words(1, 4)).toBe('holds; proved by points in 1 of 2 and 3 more cases')
    expect(words(0, 4)).toBe('holds; proved by points in 4 more cases')
    expect(words(0, 0)).toBe('holds')
  })

  it('is not proved where less than the claim is', () => {
    const part = withPoints(summary, { ofCheck: 2, all: 2, only: 'an instance' })
    expect(verdictWords(part)).toBe('holds; proved by points in 2 of 2 cases (only an instance)')
  })

  it('does not touch what is refuted', () => {
    const refuted = claimSummary(T2, [record({ n: 2 }, true)])
    expect(withPoints(refuted, { ofCheck: 1, all: 1 })).toBe(refuted)
  })
})

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
    expect(summary).toMatchObject({ verdict: 'refuted', refutedCases: 2, remarks: [] })
    expect(summary.refutation?.case).toEqual({ n: 3 })
  })

  it('takes its verdict from the principal reading, and gives the others as remarks', () => {
    const claim = { ...T2, principal: { cases: { reading: ['r1'] }, because: 'the proof' } }
    const remark = (parameters: VerdictRecord['case'], fails = false): VerdictRecord => ({
      ...record(parameters, fails),
      reading: 'remark',
    })
    const records = [
      record({ n: 2, reading: 'r1' }),
      remark({ n: 2, reading: 'r2' }, true),
      remark({ n: 2, reading: 'r3' }),
    ]
    expect(claimSummary(claim, records)).toMatchObject({
      verdict: 'holds',
      cases: 1,
      remarks: [
        { reading: 'r2', verdict: 'refuted' },
        { reading: 'r3', verdict: 'holds' },
      ],
    })
    // a reading holds only if no case of it or of the reading "any" is refuted
    const any = remark({ n: 2, reading: 'any' }, true)
    expect(claimSummary(claim, [...records, any]).remarks).toEqual([
      { reading: 'r2', verdict: 'refuted' },
      { reading: 'r3', verdict: 'refuted' },
      { reading: 'any', verdict: 'refuted' },
    ])
  })

  it('shows a counterexample that is no edge case if there is one', () => {
    const edge = { ...record({ n: 1 }, true), class: 'edge case', cause: 'c' } as const
    const other = { ...record({ n: 2 }, true), class: 'theorem', cause: 'c' } as const
    expect(claimSummary(T2, [edge]).flaw).toEqual({ class: 'edge case', cause: 'c' })
    const summary = claimSummary(T2, [edge, other])
    expect(summary.flaw).toEqual({ class: 'theorem', cause: 'c' })
    expect(summary.refutation?.case).toEqual({ n: 2 })
  })

  it('needs a record', () => {
    expect(() => claimSummary(T2, [])).toThrow(/GMMV-T2: no verdict record/)
  })
})

describe('claimsDocument', () => {
  const flaw = { class: 'theorem', cause: 'one-error' } as const
  const summaries = [
    claimSummary(T2, [{ ...record({ n: 3 }, true), ...flaw }]),
    claimSummary(findClaim('GMMV-T1')!, [{ ...record({ n: 3 }, true), ...flaw }]),
    claimSummary(C1, [record({ n: 3, k: 2 })]),
    claimSummary(findClaim('DH-OP1')!, [{ ...record({ n: 3 }), verdict: 'answered' }]),
    claimSummary(findClaim('GMMV-C1-fix')!, [record({ n: 3, k: 2 })]),
  ]

  it('has a row a claim, with the counterexample', () => {
    const text = claimsDocument(summaries, 'nimlab check all')
    expect(text).toMatch(
      /\| \[GMMV-T2\]\(papers\/gmmv\.md#gmmv-t2\) +\|.*\| refuted +\|.*\| n=3: 1,2 +\|/,
    )
    expect(text).toMatch(/\| \[DH-C1\].*\| conjecture, conjectured in the paper +\| holds +\|/)
    expect(text).toMatch(/\| \[GMMV-C1-fix\].*\| conjecture, found by nimlab +\| holds +\|/)
  })

  const rows = (table: string): string[][] =>
    table.split('\n').map((row) => row.split(/ *\| */).slice(1, -1))

  it('counts statements, distinct errors, questions and what is its own by paper', () => {
    const counts = rows(verdictCounts(summaries))
    expect(counts.find(([paper]) => paper === 'GMMV')).toEqual([
      'GMMV',
      '2',
      '0',
      '2 (1 errors)',
      '0',
      '0 of 0',
      '1 of 1',
    ])
    expect(counts.at(-1)).toEqual(['all', '3', '1', '2 (1 errors)', '0', '1 of 1', '1 of 1'])
  })

  it('counts refutations by class', () => {
    expect(rows(refutationCounts(summaries)).slice(2)).toEqual([
      ['theorem', '2', '1'],
      ['all', '2', '1'],
    ])
  })
})
