import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { digestOf } from '../src/digest.ts'
import { formatLedgerLine, parseLedgerLine } from '../src/directory/ledger-line.ts'
import { readPlanFile } from '../src/directory/plan-file.ts'
import { RECORD, readRecordLine } from '../src/directory/record-line.ts'
import { totalsOf } from '../src/directory/shard-totals.ts'
import { mergeSweep, type Plan, recheckSweep, sweepStatus } from '../src/index.ts'
import { threadPool } from '../src/executors/thread-pool.ts'
import { type Forgery, forgeriesOf } from './forgeries.ts'
import { MEMORY, runIn, temporary } from './sweep-fixture.ts'

const folder = temporary()
const intact = folder.at('intact')
const forgedAt = folder.at('forged')
const pool = threadPool(1)
/** A shard with the verdict holds, one with the verdict refuted, and a question. */
const PLAN: Plan = {
  format: 1,
  claims: [
    { claim: 'GMMV-C1', ranges: { n: [3, 3], k: [2, 2] }, max: 3 },
    { claim: 'GMMV-App-case2', ranges: {}, max: 4 },
    { claim: 'GN-O2', ranges: { n: [3, 3], l: [2, 2] }, max: 4 },
  ],
  shard: { cases: 1 },
}
/** The fields that the plan or the claim determines before the run. */
const PLANNED = ['format', 'claim', 'module', 'case', 'reading', 'domain', 'ruleset', 'play']
PLANNED.push('verdict', 'class', 'cause', 'by', 'nimlab', 'trusted')

await runIn(intact, { plan: PLAN })
const lines = [0, 1, 2].map((i) =>
  readFileSync(join(intact, `results/00000${i}.jsonl`), 'utf8').trimEnd(),
)
const all = lines.flatMap((line, shard) =>
  forgeriesOf(RECORD, JSON.parse(line)).map((one) => ({ ...one, shard })),
)

beforeAll(() => cpSync(intact, forgedAt, { recursive: true }))
afterAll(async () => {
  await pool.close()
  folder.remove()
})

/** Replaces a record by another one, and updates every count, digest and checksum. */
function forge(shard: number, forged: unknown): void {
  rmSync(forgedAt, { recursive: true })
  cpSync(intact, forgedAt, { recursive: true })
  const text = `${JSON.stringify(forged)}\n`
  writeFileSync(join(forgedAt, `results/00000${shard}.jsonl`), text)
  const { record } = readRecordLine(text.trimEnd())
  const ledger = join(forgedAt, 'ledger.jsonl')
  const changed = readFileSync(ledger, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const said = parseLedgerLine(line)!
      if (said.shard !== shard) return `${line}\n`
      const totals = record === null ? {} : totalsOf([record])
      return formatLedgerLine({ ...said, ...totals, file: digestOf(text), digest: digestOf(text) })
    })
  writeFileSync(ledger, changed.join(''))
}

function nameOf({ path, shard }: Forgery & { readonly shard: number }, i: number): string {
  return `${i}: ${path.join('.') || 'the record'} of shard ${shard}`
}

describe('a generated forgery of a record with matching digests', () => {
  it('is one of more than 150', () => {
    expect(all.length).toBeGreaterThan(150)
  })

  it('is detected by merge and status if the plan or the claim determines the field, and otherwise by a recheck', async () => {
    const unnamed: string[] = []
    for (const [i, one] of sampled([...all.entries()], 24)) {
      forge(one.shard, one.forged)
      const { stored } = await mergeSweep(forgedAt)
      const said = (await sweepStatus(forgedAt)).damage
      expect(said).toEqual(stored.damage)
      if (said.some((line) => line.startsWith(`results/00000${one.shard}.jsonl: `))) continue
      if (PLANNED.includes(one.path[0] ?? '')) unnamed.push(`merge, ${nameOf(one, i)}`)
      const how = { pool, sample: 1, seed: 1, memory: MEMORY }
      const { isRight, failures } = await recheckSweep(forgedAt, how)
      if (isRight || failures.length === 0) unnamed.push(`recheck, ${nameOf(one, i)}`)
    }
    expect(unnamed).toEqual([])
  })
})

/**
 * All versions of a JSON value with one change: a different leaf, a removed field, or an added
 * field.
 */
function altered(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, String(value)]
  if (typeof value === 'string') return [`${value}x`, '']
  if (typeof value !== 'object' || value === null) return ['x']
  if (Array.isArray(value)) {
    const inner = value.flatMap((each, i) => altered(each).map((one) => value.with(i, one)))
    return [...inner, [...value, ...value], value.slice(1)]
  }
  const entries = Object.entries(value)
  return [
    ...entries.flatMap(([name, each]) => altered(each).map((one) => ({ ...value, [name]: one }))),
    ...entries.map(([name]) => Object.fromEntries(entries.filter(([key]) => key !== name))),
    { ...value, more: 1 },
  ]
}

describe('a plan.json with one changed field', () => {
  const directory = folder.at('own')
  const path = './test/own-modules/smallest.mjs'
  const own: Plan = {
    format: 1,
    claims: [...PLAN.claims, { claim: 'larger', module: { path }, ranges: {}, max: 4 }],
  }

  it('is rejected with a message of nimlab; a case of a module is rejected only when modules may run', async () => {
    await runIn(directory, { plan: own })
    const file = join(directory, 'plan.json')
    const plan = JSON.parse(readFileSync(file, 'utf8')) as object
    const forged = altered(plan).map((one) => `${JSON.stringify(one, null, 2)}\n`)
    const text = readFileSync(file, 'utf8')
    forged.push(
      text.replace('{', '{\n  "format": 1,'),
      text.replace('"max": 4', '"max": 4.0'),
      `${text} `,
    )
    expect(forged.length).toBeGreaterThan(150)
    for (const one of sampled(forged, 10)) {
      writeFileSync(file, one)
      const refused: unknown = await readPlanFile(directory, 'run').catch((e: unknown) => e)
      expect(refused, one).toBeInstanceOf(Error)
      const { name, message } = refused as Error
      expect(name).toMatch(/^(?:SweepDamage|ForeignSweep)$/)
      expect(message).not.toMatch(/Invalid|Expected|received|\n/)
    }
    writeFileSync(file, text)
    expect((await readPlanFile(directory, 'run')).cases).toBe(5)
  })
})
