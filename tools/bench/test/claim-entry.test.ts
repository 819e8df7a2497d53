import { casesOf, type Restriction } from '@nim/conjectures'
import { findClaim } from '@nim/conjectures/registry'
import { parseRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { CLAIM_ENTRIES } from '../src/claim-entry.ts'

describe('the claims of the benchmark', () => {
  it.each(CLAIM_ENTRIES)('$claim has the named case and the named game', (entry) => {
    const claim = findClaim(entry.claim)!
    const only = Object.entries(entry.parameters).map(([name, value]): [string, Restriction] => [
      name,
      typeof value === 'number' ? [value, value] : [value],
    ])
    const cases = casesOf(claim.parameters, Object.fromEntries(only))
    expect(cases).toEqual([entry.parameters])
    expect(claim.defaultDomain(entry.parameters).kind).toBe('box')
    const { piles } = parseRuleset(entry.ruleset)
    expect(piles).toBe(entry.parameters['n'] ?? (claim.paper === 'v' ? 2 : 4))
  })
})
