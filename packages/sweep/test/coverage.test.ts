import { readFileSync } from 'node:fs'
import { casesOf, type VerdictRecord } from '@nim/conjectures'
import { CLAIMS, findClaim } from '@nim/conjectures/registry'
import { afterAll, describe, expect, it } from 'vitest'
import { mergeSweep, runCheck, runShard } from '../src/index.ts'
import type { PlannedCheck } from '../src/plan/tables.ts'
import { recordsDigest } from '../src/records.ts'
import { expectedCount, requireCoverage } from '../src/review/coverage.ts'
import { sumClassCount } from '../src/review/sum-class-count.ts'
import { inlineExecutor } from './inline-executor.ts'
import { PLAN, runIn, temporary } from './sweep-fixture.ts'

const folder = temporary()
afterAll(() => folder.remove())

const RESULTS = new URL('../../conjectures/results/', import.meta.url)
const records = ['check-all.jsonl', 'deep.jsonl', 'm-critical.jsonl'].flatMap((name) =>
  readFileSync(new URL(name, RESULTS), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as VerdictRecord),
)

function planned({ claim, case: parameters, domain }: VerdictRecord): PlannedCheck {
  return { claim, case: parameters, domain, cost: findClaim(claim)!.cost(parameters, domain) }
}

describe('the count of a record', () => {
  it('is that of the formula in every committed result, and nothing is alarmed falsely', () => {
    let counted = 0
    for (const record of records) if (requireCoverage(planned(record), record)) counted++
    expect(counted).toBeGreaterThan(1900)
  })

  it('is that of the formula in boxes of every small size', async () => {
    let counted = 0
    for (const claim of CLAIMS) {
      const parameters = casesOf(claim.parameters, claim.quick?.ranges ?? {}).at(-1)!
      const domain = claim.defaultDomain(parameters)
      if (domain.kind !== 'box') continue
      for (let max = 0; max <= 4; max++) {
        const box = { ...domain, max }
        const check = { claim: claim.id, case: parameters, domain: box }
        const cost = claim.cost(parameters, box)
        if (cost.positions > 300n || expectedCount({ ...check, cost }) === null) continue
        expect(requireCoverage({ ...check, cost }, await runCheck(check))).toBe(true)
        counted++
      }
    }
    expect(counted).toBeGreaterThan(200)
  })

  it('is known of every claim that counts all positions of its boxes in all committed results', () => {
    const boxes = records.filter(({ domain }) => domain.kind === 'box')
    for (const [claim, own] of grouped(boxes)) {
      const isEvery = own.every((one) => BigInt(one.checked) === planned(one).cost.positions)
      if (isEvery) expect(expectedCount(planned(own[0]!)), claim).not.toBeNull()
    }
  })

  it('is found too small or too large by one, whatever the verdict', () => {
    const refuted = records.find(({ claim }) => claim === 'GMMV-App-case2')!
    const holds = records.find(({ claim }) => claim === 'DH-C1')!
    const critical = records.find(({ claim }) => claim === 'GMMV-C1')!
    for (const record of [refuted, holds]) {
      for (const by of [-1, 1]) {
        const off = { ...record, checked: record.checked + by }
        expect(() => requireCoverage(planned(record), off)).toThrow(
          /counts \d+ positions, the closed formula gives \d+/,
        )
      }
    }
    const positions = Number(critical.data!['positions']) + 1
    const off = { ...critical, data: { ...critical.data, positions } }
    expect(() => requireCoverage(planned(critical), off)).toThrow(/the closed formula gives/)
    const without = { ...critical, data: {} }
    expect(() => requireCoverage(planned(critical), without)).toThrow(/counts no positions/)
  })

  it('is not asked of a check that was not begun', () => {
    const record = records.find(({ claim }) => claim === 'DH-C1')!
    const incomplete = { ...record, checked: 0, verdict: 'incomplete' } as const
    expect(requireCoverage(planned(record), incomplete)).toBe(false)
  })
})

describe('a record that contradicts itself', () => {
  const holds = records.find(({ claim }) => claim === 'GMMV-F1')!
  const refuted = records.find(({ verdict }) => verdict === 'refuted')!
  it.each([
    [{ ...holds, failures: 1 }, /the verdict is holds, with 1 failures/],
    [{ ...refuted, failures: 0 }, /the verdict is refuted, with 0 failures/],
    [{ ...refuted, failures: refuted.checked + 1 }, /failures among \d+ tests/],
    [{ ...refuted, counterexample: null }, /refuted, without a counterexample/],
    [{ ...holds, counterexample: refuted.counterexample }, /holds, with a counterexample/],
    [{ ...holds, checked: 0 }, /holds, and nothing was tested/],
    [{ ...holds, verdict: 'vacuous' as const }, /vacuous, with \d+ tests/],
  ])('is named: %#', (record, message) => {
    expect(() => requireCoverage(planned(record), record)).toThrow(message)
  })
})

it('sums modulo 3 share the positions out', () => {
  for (const [n, max] of [
    [1, 7],
    [3, 5],
    [4, 6],
  ] as const) {
    const found = [0n, 0n, 0n]
    const count = (x: readonly number[]): void => {
      if (x.length === n) {
        found[x.reduce((a, b) => a + b, 0) % 3]!++
        return
      }
      for (let pile = x.at(-1) ?? 0; pile <= max; pile++) count([...x, pile])
    }
    count([])
    expect([0, 1, 2].map((r) => sumClassCount(n, max, r))).toEqual(found)
  }
})

describe('merge', () => {
  it('says how many records count their whole domain', async () => {
    const directory = folder.at('whole')
    await runIn(directory)
    expect(await mergeSweep(directory)).toMatchObject({ counted: 9 })
  })

  it('refuses a record whose count is off by one, though all digests agree', async () => {
    const directory = folder.at('off')
    const lying = inlineExecutor(async (shard) => {
      const result = await runShard(shard)
      const changed = result.records.map((record) =>
        record.claim === 'GMMV-App-case2' ? { ...record, checked: record.checked - 1 } : record,
      )
      return { ...result, records: changed, digest: recordsDigest(changed) }
    })
    await runIn(directory, { executor: lying, plan: PLAN })
    await expect(mergeSweep(directory)).rejects.toThrow(
      /GMMV-App-case2 max=2: the record counts 4 positions, the closed formula gives 5/,
    )
  })

  it('counts the positions at which a question is asked', async () => {
    const directory = folder.at('survey')
    const plan = {
      format: 1,
      claims: [
        { claim: 'GN-O2', ranges: { n: [3, 3], l: [2, 3] }, max: 5 },
        { claim: 'GN-O5', ranges: {}, max: 3 },
      ],
    } as const
    await runIn(directory, { plan })
    expect(await mergeSweep(directory)).toMatchObject({ counted: 4 })
  })
})

function grouped(list: readonly VerdictRecord[]): Map<string, VerdictRecord[]> {
  const groups = new Map<string, VerdictRecord[]>()
  for (const one of list) groups.set(one.claim, [...(groups.get(one.claim) ?? []), one])
  return groups
}
