import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CaseParameters } from '../src/claim/parameter.ts'
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

const root = new URL('../findings/', import.meta.url)
const files = readdirSync(root).filter((name) => name.endsWith('.json'))

const results = readFileSync(new URL('../results/check-all.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly claim: string; readonly verdict: string })

it('every claim refuted at its default range has a finding', () => {
  const refuted = results.flatMap(({ claim, verdict }) => (verdict === 'refuted' ? [claim] : []))
  expect([...new Set(refuted)].sort()).toEqual(files.map((name) => name.slice(0, -5)).sort())
})

describe('every finding', () => {
  it.each(files)('%s names its correction, and the corrected claim holds', (file) => {
    const { claim, correction } = JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Finding
    expect(correction.length).toBeGreaterThan(3)
    const fix = results.filter((record) => record.claim === `${claim}-fix`)
    if (findClaim(claim)!.kind !== 'question') expect(fix.length).toBeGreaterThan(0)
    expect(fix.every(({ verdict }) => verdict === 'holds')).toBe(true)
  })

  it.each(files)('%s is what the judge reports today', (file) => {
    const finding = JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Finding
    expect(`${finding.claim}.json`).toBe(file)
    const claim = findClaim(finding.claim)!
    const domain = finding.domain ?? claim.defaultDomain(finding.case)
    const { verdict, counterexample } = claim.check(finding.case, domain)
    expect(verdict).toBe('refuted')
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
