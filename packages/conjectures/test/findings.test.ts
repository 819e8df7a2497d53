import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CaseParameters } from '../src/claim/parameter.ts'
import { isRemark } from '../src/claim/reading.ts'
import type { VerdictRecord } from '../src/claim/verdict-record.ts'
import { findClaim } from '../src/papers/registry.ts'
import type { Counterexample, Domain } from '../src/claim/verdict.ts'

/** A committed finding: where a printed statement fails. */
interface Finding extends Counterexample {
  readonly claim: string
  readonly case: CaseParameters
  readonly domain?: Domain
  readonly command: string
  readonly correction: string
}

/** A committed finding of class misprint: what is wrong in the print only. */
interface Misprint {
  readonly claim: string
  readonly class: 'misprint'
  readonly cause: string
  readonly printed: string
  readonly right: string
  readonly because: string
}

const root = new URL('../findings/', import.meta.url)
const all = readdirSync(root).filter((name) => name.endsWith('.json'))
const read = (file: string): Finding | Misprint =>
  JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Finding | Misprint
const isMisprint = (file: string): boolean => 'class' in read(file)
const misprints = all.filter(isMisprint)
const files = all.filter((file) => !isMisprint(file))

const results = readFileSync(new URL('../results/check-all.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as VerdictRecord)

it('every claim refuted in its principal reading, or answered with an instance, has a finding', () => {
  const found = results
    .filter(({ reading }) => reading !== 'remark')
    .filter(
      ({ verdict, counterexample }) =>
        verdict === 'refuted' || (verdict === 'answered' && counterexample !== null),
    )
  expect([...new Set(found.map(({ claim }) => claim))].sort()).toEqual(
    files.map((name) => name.slice(0, -5)).sort(),
  )
})

describe('every misprint', () => {
  it.each(misprints)('%s says what is printed and what is right, of a claim that holds', (file) => {
    const { claim, cause, printed, right, because } = read(file) as Misprint
    expect(`${claim}.json`).toBe(file)
    expect(findClaim(cause)).toBeDefined()
    expect(printed).not.toBe(right)
    expect(because.length).toBeGreaterThan(20)
    const own = results.filter((record) => record.claim === claim && record.reading !== 'remark')
    expect(own.length).toBeGreaterThan(0)
    expect(own.every(({ verdict }) => verdict === 'holds')).toBe(true)
  })
})

describe('every finding', () => {
  it.each(files)('%s names its correction, and the corrected claim holds', (file) => {
    const { claim, correction } = read(file) as Finding
    expect(correction.length).toBeGreaterThan(3)
    const fix = results.filter((record) => record.claim === `${claim}-fix`)
    if (findClaim(claim)!.kind !== 'question') expect(fix.length).toBeGreaterThan(0)
    expect(fix.every(({ verdict }) => verdict === 'holds')).toBe(true)
  })

  it.each(files)('%s is what the judge reports today', (file) => {
    const finding = read(file) as Finding
    expect(`${finding.claim}.json`).toBe(file)
    const claim = findClaim(finding.claim)!
    const domain = finding.domain ?? claim.defaultDomain(finding.case)
    const { verdict, counterexample } = claim.check(finding.case, domain)
    expect(isRemark(claim, finding.case)).toBe(false)
    expect(verdict).toBe(claim.kind === 'question' ? 'answered' : 'refuted')
    expect(counterexample?.position).toEqual(finding.position)
    expect(JSON.parse(JSON.stringify(counterexample?.witness ?? null))).toEqual(
      finding.witness ?? null,
    )
    expect(counterexample?.expected).toEqual(finding.expected)
    expect(counterexample?.actual).toEqual(finding.actual)
  })

  it.each(all)('%s has a page that explains it', (file) => {
    const page = new URL(`../../../docs/findings/${file.replace('.json', '.md')}`, import.meta.url)
    expect(existsSync(page)).toBe(true)
  })
})
