import { readFileSync } from 'node:fs'
import { casesOf, countOf, recordHead, type VerdictRecord } from '@nim/conjectures'
import { CLAIMS, findClaim } from '@nim/conjectures/registry'
import { afterAll, describe, expect, it } from 'vitest'
import { mergeSweep, runCheck, runShard } from '../src/index.ts'
import type { PlannedCheck } from '../src/plan/tables.ts'
import { recordsDigest } from '../src/records.ts'
import { coverageFault, isCounted } from '../src/directory/coverage.ts'
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
  const of = findClaim(claim)!
  const cost = of.cost(parameters, domain)
  const head = recordHead(of, parameters)
  return { claim, entry: 0, case: parameters, domain, cost, gives: of.about(parameters), head }
}

describe('the count of a record', () => {
  it('agrees with the formula in every committed result', () => {
    let counted = 0
    for (const record of records) {
      const check = planned(record)
      expect(coverageFault(check, record)).toBeNull()
      if (isCounted(check, record)) counted++
    }
    expect(counted).toBeGreaterThan(4000)
  })

  it('agrees with the formula in every small box', async () => {
    let counted = 0
    for (const claim of CLAIMS) {
      const parameters = casesOf(claim.parameters, claim.quick?.ranges ?? {}).at(-1)!
      const domain = claim.defaultDomain(parameters)
      if (domain.kind !== 'box') continue
      for (let max = 0; max <= 4; max++) {
        const box = { ...domain, max }
        const check = { claim: claim.id, case: parameters, domain: box }
        const cost = claim.cost(parameters, box)
        const gives = claim.about(parameters)
        if (cost.positions > 300n || countOf(gives, cost) === null) continue
        const head = recordHead(claim, parameters)
        const record = await runCheck(check)
        expect(coverageFault({ ...check, entry: 0, cost, gives, head }, record)).toBeNull()
        expect(record.counted).toBe(Number(countOf(gives, cost)))
        counted++
      }
    }
    expect(counted).toBeGreaterThan(200)
  })

  it('is rejected if it is off by one, whatever the verdict is', () => {
    const refuted = records.find(({ claim }) => claim === 'GMMV-App-case2')!
    const holds = records.find(({ claim }) => claim === 'DH-C1')!
    const example = records.find(({ claim }) => claim === 'DH-EX4')!
    expect(isCounted(planned(example), example)).toBe(true)
    for (const record of [refuted, holds]) {
      for (const by of [-1, 1]) {
        const off = { ...record, counted: record.counted + by }
        expect(coverageFault(planned(record), off)).toMatch(
          /counts \d+ positions, the closed formula gives \d+|tests of \d+ positions/,
        )
      }
    }
  })

  it('is at most the size of the box if the check counts only some positions', () => {
    const critical = records.find(({ claim }) => claim === 'GMMV-C1')!
    const counted = Number(planned(critical).cost.positions)
    expect(coverageFault(planned(critical), { ...critical, counted })).toBeNull()
    expect(coverageFault(planned(critical), { ...critical, counted: counted + 1 })).toBe(
      `the record counts ${counted + 1} of ${counted} positions`,
    )
  })

  it('is not required if a check was not started', () => {
    const record = records.find(({ claim }) => claim === 'DH-C1')!
    const incomplete = { ...record, checked: 0, verdict: 'incomplete' } as const
    const check = { ...planned(record), budget: { positions: 1 } }
    expect(isCounted(check, incomplete)).toBe(false)
    expect(coverageFault(check, incomplete)).toBeNull()
    expect(coverageFault(planned(record), incomplete)).toMatch(
      /^the verdict is incomplete, the claim/,
    )
  })
})

describe('a record that contradicts itself', () => {
  const holds = records.find(({ claim }) => claim === 'GMMV-F1')!
  const refuted = records.find(({ verdict }) => verdict === 'refuted')!
  it.each([
    [{ ...holds, failures: 1 }, /the verdict is holds, with 1 failures/],
    [{ ...refuted, failures: 0 }, /the verdict is refuted, with 0 failures/],
    [{ ...refuted, failures: refuted.checked + 1 }, /failures among \d+ tests/],
    [{ ...holds, checked: holds.counted + 1 }, /tests of \d+ instances/],
    [{ ...holds, verdict: 'answered' as const }, /the claim can give holds, refuted, vacuous/],
    [{ ...refuted, counterexample: null }, /refuted, without a counterexample/],
    [{ ...holds, counterexample: refuted.counterexample }, /holds, with a counterexample/],
    [{ ...holds, checked: 0 }, /holds, and nothing was tested/],
    [{ ...holds, verdict: 'vacuous' as const }, /vacuous, with \d+ tests/],
  ])('is rejected with a message: %#', (record, message) => {
    expect(coverageFault(planned(record), record)).toMatch(message)
  })
})

describe('merge', () => {
  it('reports how many records cover their whole domain', async () => {
    const directory = folder.at('whole')
    await runIn(directory)
    expect(await mergeSweep(directory)).toMatchObject({ counted: 3 })
  })

  it('rejects a record whose count is off by one, although all digests match', async () => {
    const directory = folder.at('off')
    const lying = inlineExecutor(async (shard) => {
      const result = await runShard(shard)
      const changed = result.records.map((record) =>
        record.claim === 'GMMV-App-case2' ? { ...record, counted: record.counted + 1 } : record,
      )
      return { ...result, records: changed, digest: recordsDigest(changed) }
    })
    await runIn(directory, { executor: lying, plan: PLAN })
    const { stored, summary } = await mergeSweep(directory)
    expect(summary).toBeNull()
    expect(stored.damage).toContainEqual(
      expect.stringMatching(
        /GMMV-App-case2 max=2: the record counts 16 positions, the closed formula gives 15/,
      ),
    )
  })

  it('adds up the positions to which a question applies', async () => {
    const directory = folder.at('survey')
    const plan = {
      format: 1,
      claims: [
        { claim: 'GN-O2', ranges: { n: [3, 3], l: [2, 3] }, max: 5 },
        { claim: 'GN-O5', ranges: {}, max: 3 },
      ],
    } as const
    await runIn(directory, { plan })
    expect(await mergeSweep(directory)).toMatchObject({ counted: 2 })
  })
})
