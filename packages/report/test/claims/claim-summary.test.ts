import { type VerdictRecord } from '@nim/conjectures'
import { findClaim } from '@nim/conjectures/registry'
import { describe, expect, it } from 'vitest'
import { claimSummary } from '../../src/claims/claim-summary.ts'
import { verdictWords } from '../../src/claims/summary-words.ts'
import { withPoints } from '../../src/claims/with-points.ts'

const T2 = findClaim('GMMV-T2')!

function record(parameters: VerdictRecord['case'], fails = false, max = 9): VerdictRecord {
  return {
    format: 2,
    claim: 'GMMV-T2',
    case: parameters,
    domain: { kind: 'box', max },
    counted: 100,
    checked: 100,
    verdict: fails ? 'refuted' : 'holds',
    failures: fails ? 1 : 0,
    counterexample: fails
      ? { position: [1, 2], expected: 'P', actual: 'N', explain: 'its option 0,0 is P' }
      : null,
    digest: 'sha256:0',
    method: 'retrograde',
    nimlab: '0.0.0',
  }
}

/** Coq proves all of GMMV-T2. */
const BY_COQ = 'proved by Coq; the check: '

describe('withPoints', () => {
  const summary = claimSummary(T2, [record({ n: 2 }), record({ n: 3 })])

  it('reports a proof if every case of the check is proved', () => {
    const proved = withPoints(summary, { ofCheck: 2, all: 5 })
    expect([verdictWords(proved), proved.domains]).toEqual([
      'proved by Coq; the check: proved by points',
      '2 cases, all positions',
    ])
  })

  it('reports the number of proved cases if some cases are not proved', () => {
    const words = (ofCheck: number, all: number): string =>
      verdictWords(withPoints(summary, { ofCheck, all }))
    expect(words(1, 1)).toBe(`${BY_COQ}holds; proved by points in 1 of 2 cases`)
    expect(words(1, 4)).toBe(`${BY_COQ}holds; proved by points in 1 of 2 and 3 more cases`)
    expect(words(0, 4)).toBe(`${BY_COQ}holds; proved by points in 4 more cases`)
    expect(words(0, 0)).toBe(`${BY_COQ}holds`)
  })

  it('reports no proof of the claim if only a part of it is proved', () => {
    const part = withPoints(summary, { ofCheck: 2, all: 2, only: 'an instance' })
    expect(verdictWords(part)).toBe(
      `${BY_COQ}holds; proved by points in 2 of 2 cases (only an instance)`,
    )
  })

  it('does not change a refuted claim', () => {
    const refuted = claimSummary(T2, [record({ n: 2 }, true)])
    expect(withPoints(refuted, { ofCheck: 1, all: 1 })).toBe(refuted)
    expect(verdictWords(refuted)).toBe('refuted')
  })
})

describe('claimSummary', () => {
  it('holds if every case holds, and adds up the numbers of checked instances', () => {
    const summary = claimSummary(T2, [record({ n: 2 }, false, 9), record({ n: 3 }, false, 7)])
    expect(summary).toMatchObject({ verdict: 'holds', cases: 2, refutedCases: 0, checked: 200 })
    expect(summary.domains).toBe('2 cases, box max=7..9')
  })

  it('is refuted if a case is refuted, and names the first such case', () => {
    const summary = claimSummary(T2, [
      record({ n: 2 }),
      record({ n: 3 }, true),
      record({ n: 4 }, true),
    ])
    expect(summary).toMatchObject({ verdict: 'refuted', refutedCases: 2, remarks: [] })
    expect(summary.refutation?.case).toEqual({ n: 3 })
  })

  it('gives the reason for its own verdict, and not that of a case with another verdict', () => {
    const incomplete = (parameters: VerdictRecord['case']): VerdictRecord => ({
      ...record(parameters),
      verdict: 'incomplete',
      answer: 'the domain has no witness.',
    })
    const open = claimSummary(T2, [record({ n: 2 }), incomplete({ n: 3 })])
    expect(open).toMatchObject({ verdict: 'incomplete', answer: 'the domain has no witness.' })
    const refuted = claimSummary(T2, [incomplete({ n: 2 }), record({ n: 3 }, true)])
    expect(refuted).toMatchObject({ verdict: 'refuted', answer: null })
  })

  it('takes its verdict from the principal reading, and lists other readings as remarks', () => {
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
    // a refuted case of the reading "any" refutes every other reading
    const any = remark({ n: 2, reading: 'any' }, true)
    expect(claimSummary(claim, [...records, any]).remarks).toEqual([
      { reading: 'r2', verdict: 'refuted' },
      { reading: 'r3', verdict: 'refuted' },
      { reading: 'any', verdict: 'refuted' },
    ])
  })

  it('prefers a counterexample that is not an edge case', () => {
    const edge = { ...record({ n: 1 }, true), class: 'edge case', cause: 'c' } as const
    const other = { ...record({ n: 2 }, true), class: 'theorem', cause: 'c' } as const
    expect(claimSummary(T2, [edge]).flaw).toEqual({ class: 'edge case', cause: 'c' })
    const summary = claimSummary(T2, [edge, other])
    expect(summary.flaw).toEqual({ class: 'theorem', cause: 'c' })
    expect(summary.refutation?.case).toEqual({ n: 2 })
  })

  it('needs at least one record', () => {
    expect(() => claimSummary(T2, [])).toThrow(/GMMV-T2: no verdict record/)
  })
})
