import { createHash } from 'node:crypto'
import { NIMLAB_VERSION, type VerdictRecord } from '@nim/conjectures'
import { expect, it } from 'vitest'
import type { Unfolded } from '../../src/plan/unfold.ts'
import { summing } from '../../src/review/summary.ts'

/** A sweep with this many cases. Each case has two positions, and each shard has two cases. */
const sweepOf = (cases: number): Unfolded => {
  const check = { cost: { positions: 2n } }
  const shards = Array.from({ length: Math.ceil(cases / 2) }, (_, index) => ({
    index,
    checks: [check, check].slice(0, cases - 2 * index),
  }))
  return { digest: 'sha256:plan', cases, shards } as unknown as Unfolded
}
const record = (
  claim: string,
  verdict: VerdictRecord['verdict'],
  checked: number,
  reading = 'principal',
): VerdictRecord =>
  ({
    claim,
    verdict,
    checked,
    reading,
    case: { n: checked },
    method: 'by hand',
    domain: { kind: 'fixed' },
    counterexample: verdict === 'refuted' ? { position: [checked] } : null,
  }) as unknown as VerdictRecord

it('a summary counts records by claim and verdict, counts remarks separately, and digests their lines', () => {
  const sums = summing(sweepOf(7))
  const records = [
    record('B', 'holds', 1),
    record('B', 'refuted', 10),
    record('A', 'vacuous', 0),
    record('B', 'holds', 100),
    record('A', 'refuted', 1000, 'remark'),
    record('A', 'incomplete', 10_000),
  ]
  for (const [i, one] of records.entries()) sums.add(one, `line ${i}`)
  const lines = records.map((_, i) => `line ${i}\n`).join('')
  const { claim, case: parameters, domain, counterexample } = records[1]!
  expect(sums.summary()).toEqual({
    plan: 'sha256:plan',
    nimlab: NIMLAB_VERSION,
    complete: false,
    shards: 4,
    cases: 6,
    missing: 1,
    positions: '14',
    checked: 11_111,
    verdicts: { holds: 2, refuted: 1, vacuous: 1, incomplete: 1 },
    remarks: { refuted: 1 },
    claims: [
      { claim: 'B', cases: 3, checked: 111, verdicts: { holds: 2, refuted: 1 } },
      { claim: 'A', cases: 3, checked: 11_000, verdicts: { vacuous: 1, incomplete: 1 } },
    ],
    refuted: [{ claim, case: parameters, domain, counterexample }],
    digest: `sha256:${createHash('sha256').update(lines).digest('hex')}`,
  })
  const whole = summing(sweepOf(6))
  for (const one of records) whole.add(one, '')
  expect(whole.summary()).toMatchObject({ complete: true, cases: 6, missing: 0, positions: '12' })
})

it('a summary lists the first 1,000 refuted cases, and counts all of them', () => {
  const sums = summing(sweepOf(1002))
  for (let i = 0; i < 1002; i++) sums.add(record('A', 'refuted', i), '')
  const { refuted, verdicts } = sums.summary()
  expect(refuted.map(({ counterexample }) => counterexample?.position?.[0])).toEqual(
    Array.from({ length: 1000 }, (_, i) => i),
  )
  expect(verdicts).toEqual({ refuted: 1002 })
})
