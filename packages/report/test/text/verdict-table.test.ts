import type { VerdictRecord } from '@nim/conjectures'
import { describe, expect, it } from 'vitest'
import { verdictTable } from '../../src/text/verdict-table.ts'

const HOLDS: VerdictRecord = {
  format: 2,
  claim: 'GMMV-T2',
  case: { n: 4 },
  domain: { kind: 'box', max: 9 },
  counted: 715,
  checked: 715,
  verdict: 'holds',
  failures: 0,
  counterexample: null,
  digest: 'sha256:0',
  method: 'retrograde',
  nimlab: '0.0.0',
}

describe('verdictTable', () => {
  it('has one row per case and counts verdicts', () => {
    expect(verdictTable([HOLDS, { ...HOLDS, case: { n: 5 } }]).split('\n')).toEqual([
      'claim    case  domain     checked  verdict  smallest counterexample',
      'GMMV-T2  n=4   box max=9      715  holds',
      'GMMV-T2  n=5   box max=9      715  holds',
      '',
      '2 holds',
    ])
  })

  it('shows the evidence for every refutation', () => {
    const evidence = { expected: 'P', actual: 'N', explain: 'its option 0,0 is P' }
    const text = verdictTable([
      HOLDS,
      {
        ...HOLDS,
        verdict: 'refuted',
        failures: 3,
        counterexample: { position: [0, 1], ...evidence },
      },
      {
        ...HOLDS,
        domain: { kind: 'fixed' },
        verdict: 'refuted',
        failures: 1,
        counterexample: { witness: { row: 2, printed: [1, 2] }, ...evidence },
      },
    ])
    expect(text).toContain('GMMV-T2 n=4 is refuted, failures: 3, the smallest: 0,1')
    expect(text).toContain('row=2 printed=(1,2)')
    expect(text).toContain('  by the statement: P; by solving: N\n  its option 0,0 is P')
    expect(text.endsWith('1 holds, 2 refuted')).toBe(true)
  })
})
