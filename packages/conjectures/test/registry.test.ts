import { describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { VERDICT_OF } from '../src/cards/cards.ts'
import { casesOf } from '../src/claim/parameter.ts'
import { CLAIMS, findClaim } from '../src/papers/registry.ts'
import dh from './ids/dh.json' with { type: 'json' }
import gmmv from './ids/gmmv.json' with { type: 'json' }
import gn from './ids/gn.json' with { type: 'json' }
import nt from './ids/nt.json' with { type: 'json' }
import v from './ids/v.json' with { type: 'json' }

/** A claim that summarizes other claims of the paper and has no id in the paper's list. */
const SUMMARIES = ['GMMV-App']

describe('the registry', () => {
  it.each([
    ['gmmv', gmmv],
    ['dh', dh],
    ['gn', gn],
    ['v', v],
    ['nt', nt],
  ] as const)('contains every id of %s', (paper, ids) => {
    const held = CLAIMS.filter((claim) => claim.paper === paper)
      .map(({ id }) => id)
      .filter((id) => !id.endsWith('-fix') && !SUMMARIES.includes(id))
    expect(held.toSorted()).toEqual(ids.toSorted())
  })

  it('has no duplicate id or alias', () => {
    const names = CLAIMS.flatMap(({ id, alias }) => (alias === undefined ? [id] : [id, alias]))
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  })

  it('lists every correction after the statement that it corrects', () => {
    const ids = CLAIMS.map(({ id }) => id)
    for (const [i, id] of ids.entries()) {
      if (id.endsWith('-fix')) expect(ids.slice(0, i)).toContain(id.replace('-fix', ''))
    }
  })

  it('links a repeated statement to an earlier one with the same verdict', () => {
    const again = CLAIMS.filter(({ repeats }) => repeats !== undefined)
    expect(again.length).toBeGreaterThan(0)
    for (const { id, paper, repeats } of again) {
      const earlier = CLAIMS.slice(
        0,
        CLAIMS.findIndex((claim) => claim.id === id),
      )
      const first = earlier.find((claim) => claim.id === repeats)
      expect(first?.paper, id).toBe(paper)
      expect(first?.repeats, id).toBeUndefined()
      expect(VERDICT_OF[id], id).toBe(VERDICT_OF[repeats!])
    }
  })

  it('marks one of two statements with the same words in one paper as a repetition', () => {
    const printed = CLAIMS.filter(({ by, repeats }) => by === 'paper' && repeats === undefined)
    const words = printed.map(({ paper, statement }) => `${paper}: ${statement}`)
    expect(words.filter((each, i) => words.indexOf(each) !== i)).toEqual([])
  })

  it('finds claims by id and alias, in upper or lower case', () => {
    expect(findClaim('gmmv-t2')?.id).toBe('GMMV-T2')
    expect(findClaim('Slow-SetNim')?.id).toBe('DH-C1')
    expect(findClaim('GMMV-T')).toBeUndefined()
  })
})

describe('every claim', () => {
  it.each(CLAIMS.map((claim) => [claim.id, claim] as const))(
    '%s has a card, cases, finite costs, and quick cases',
    (_, claim) => {
      for (const text of [claim.title, claim.statement, claim.source, claim.decides]) {
        expect(text.length).toBeGreaterThan(8)
      }
      expect(claim.title).not.toMatch(/\n/)
      const cases = casesOf(claim.parameters, {})
      expect(cases.length).toBeGreaterThan(0)
      for (const parameters of cases) {
        const { positions, memory } = claim.cost(parameters, claim.defaultDomain(parameters))
        expect(positions).toBeGreaterThan(0n)
        expect(memory).toBeGreaterThanOrEqual(0n)
      }
      expect(casesOf(claim.parameters, claim.quick?.ranges ?? {}).length).toBeGreaterThan(0)
    },
  )
})

describe('a check', () => {
  it.each(sampled(CLAIMS, 8).map((claim) => [claim.id, claim] as const))(
    'of %s gives the same result twice',
    (_, claim) => {
      const parameters = casesOf(claim.parameters, claim.quick?.ranges ?? {})[0]!
      const domain = claim.defaultDomain(parameters)
      const small = domain.kind === 'fixed' ? domain : { ...domain, max: Math.min(domain.max, 6) }
      const first = claim.check(parameters, small)
      expect(claim.check(parameters, small)).toEqual(first)
      expect(first.digest).toMatch(/^sha256:[0-9a-f]{64}$/)
    },
  )

  it('rejects a box whose tables exceed the memory limit', () => {
    const claim = findClaim('DH-L2.6')!
    expect(() => claim.check({ n: 5, k: 3 }, { kind: 'box', max: 12 }, { memory: 1000 })).toThrow(
      RangeError,
    )
  })
})

describe('corrected statements', () => {
  const fixes = CLAIMS.filter(({ id }) => id.endsWith('-fix'))
  it.each(fixes.map((claim) => [claim.id, claim] as const))('%s hold', (_, claim) => {
    for (const parameters of casesOf(claim.parameters, claim.quick?.ranges ?? {})) {
      const domain = claim.defaultDomain(parameters)
      const max = claim.quick?.max
      const quick = domain.kind === 'fixed' || max === undefined ? domain : { ...domain, max }
      expect(claim.check(parameters, quick).verdict, JSON.stringify(parameters)).toBe('holds')
    }
  })
})
