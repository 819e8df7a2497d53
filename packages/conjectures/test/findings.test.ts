import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CaseParameters } from '../src/claim/parameter.ts'
import { REFUTATION_CLASSES, type RefutationClass } from '../src/claim/refutation-class.ts'
import { isRemark } from '../src/record/reading.ts'
import type { VerdictRecord } from '../src/record/verdict-record.ts'
import { findClaim } from '../src/papers/registry.ts'
import type { Counterexample, Domain } from '../src/claim/verdict.ts'

/** A committed finding: a case in which a printed statement fails. */
interface Finding extends Counterexample {
  readonly claim: string
  readonly case: CaseParameters
  readonly domain?: Domain
  readonly command: string
  readonly correction: string
}

const root = new URL('../findings/', import.meta.url)
const files = readdirSync(root).filter((name) => name.endsWith('.json'))

/**
 * An erratum that refutes no claim, because nimlab judges the claim in the reading that the paper
 * supports.
 */
interface Slip {
  readonly claim: string
  readonly class: RefutationClass
  readonly cause: string
  readonly printed: string
  readonly right: string
  readonly because: string
}

const read = (file: string): Finding | Slip =>
  JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Finding | Slip
const isSlip = (file: string): boolean => 'class' in read(file)
const slips = files.filter(isSlip)
const judged = files.filter((file) => !isSlip(file))

const results = readFileSync(new URL('../results/check-all.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as VerdictRecord)

it('every claim refuted in its principal reading has a finding, and so does every question that an instance answers', () => {
  const found = results.filter(
    ({ verdict, reading, counterexample }) =>
      reading !== 'remark' &&
      counterexample !== null &&
      (verdict === 'refuted' || verdict === 'answered'),
  )
  const ids = new Set(found.map(({ claim }) => claim))
  expect([...ids].sort()).toEqual(judged.map((name) => name.slice(0, -5)).sort())
})

describe('every erratum that refutes no claim', () => {
  it.each(slips)('%s states the printed text, the right text, and the reason', (file) => {
    const { claim, class: of, cause, printed, right, because } = read(file) as Slip
    expect(`${cause}.json`).toBe(file)
    expect(cause === claim || cause.startsWith(`${claim}.`)).toBe(true)
    expect(findClaim(claim)).toBeDefined()
    expect(REFUTATION_CLASSES).toContain(of)
    for (const text of [printed, right, because]) expect(text.length).toBeGreaterThan(3)
  })
})

describe('every finding', () => {
  it.each(judged)('%s names a correction, and the corrected claim holds', (file) => {
    const { claim, correction } = read(file) as Finding
    expect(correction.length).toBeGreaterThan(3)
    const fix = results.filter((record) => record.claim === `${claim}-fix`)
    if (findClaim(claim)!.kind !== 'question') expect(fix.length).toBeGreaterThan(0)
    expect(fix.every(({ verdict }) => verdict === 'holds')).toBe(true)
  })

  it.each(judged)("%s equals the judge's current report", (file) => {
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

  it.each(files)('%s has a page that explains it', (file) => {
    const page = new URL(`../../../docs/findings/${file.replace('.json', '.md')}`, import.meta.url)
    expect(existsSync(page)).toBe(true)
  })
})
