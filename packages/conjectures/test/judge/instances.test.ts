import { parseRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import type { Cost } from '../../src/claim/claim.ts'
import type { FixedDomain, UpToDomain } from '../../src/claim/verdict.ts'
import { type InstancesClaim, instances } from '../../src/judge/instances.ts'
import { streamHeader } from '../../src/judge/stream-header.ts'
import { valueTally } from '../../src/judge/value-tally.ts'

const POSITIONS = [
  [0, 9],
  [2, 2],
  [1, 3],
  [5, 5],
]

const CLAIM: InstancesClaim<Record<string, never>, FixedDomain, readonly number[]> = {
  id: 'GN-X',
  kind: 'remark',
  at: 'nowhere',
  paperStatus: 'asserted',
  title: 'a title',
  statement: 'the largest pile is above 3',
  domain: () => ({ kind: 'fixed' }),
  instances: () => POSITIONS,
  digest: (x) => x[1]!,
  position: (x) => x,
  printed: (x) => (x[0] === 5 ? null : x[1]! > 3),
}

describe('listed positions', () => {
  it('are reported by their position in the list, or by their sum', () => {
    const listed = instances(CLAIM).check({}, { kind: 'fixed' })
    const bySum = instances({ ...CLAIM, words: 'position' }).check({}, { kind: 'fixed' })
    expect(listed).toMatchObject({ checked: 3, failures: 2, counterexample: { position: [2, 2] } })
    expect(bySum).toMatchObject({ checked: 3, failures: 2, counterexample: { position: [1, 3] } })
  })

  it('are digested like the positions of a box if the claim requests it', () => {
    const { digest } = instances({ ...CLAIM, words: 'position' }).check({}, { kind: 'fixed' })
    const tally = valueTally(streamHeader('GN-X', {}, { kind: 'fixed' }))
    for (const x of POSITIONS.slice(0, 3)) tally.test(x, x[1]! > 3, x[1]!, 0)
    expect(digest).toBe(tally.result('m', () => ({ expected: 0, actual: 0, explain: '' })).digest)
  })
})

describe('an instance', () => {
  interface Of {
    readonly n: number
    readonly big: bigint
    readonly word: string
    readonly list: readonly number[]
  }
  const instance = (n: number): Of => ({ n, big: 10n ** 20n, word: 'w', list: [n, n] })
  const claim: InstancesClaim<Record<string, never>, UpToDomain, Of> = {
    id: 'GN-X',
    kind: 'remark',
    at: 'nowhere',
    title: 'a title',
    statement: 'n is small',
    domain: () => ({ kind: 'up-to', of: 'n', max: 4 }),
    instances: ({ domain }) => Array.from({ length: domain.max + 1 }, (_, n) => instance(n)),
    digest: ({ n }) => n,
    printed: ({ n }) => n < 2,
  }
  const check = (changes: Partial<typeof claim>) =>
    instances({ ...claim, ...changes }).check({}, { kind: 'up-to', of: 'n', max: 4 })

  it("that fails is identified by its numbers, words and lists, or by the claim's own description", () => {
    const found = check({})
    expect(found).toMatchObject({ counted: 5, checked: 5, failures: 3, method: 'definition' })
    expect(found).not.toHaveProperty('data')
    expect(found.counterexample).toEqual({
      witness: { n: 2, big: '100000000000000000000', word: 'w', list: [2, 2] },
      expected: 'a title',
      actual: 'it fails at n=2 big=100000000000000000000 word=w list=(2,2)',
      explain:
        'the statement says "a title", but it fails at n=2 big=100000000000000000000 word=w list=(2,2)',
    })
    const own = check({
      witness: ({ n }) => ({ n }),
      evidence: ({ n }) => ({ expected: 1, actual: n, explain: 'too large' }),
      stated: () => [],
      method: () => 'by hand',
    })
    expect(own.method).toBe('by hand')
    expect(own.counterexample).toEqual({
      witness: { n: 2 },
      expected: 1,
      actual: 2,
      explain: 'too large',
      stated: [],
    })
  })

  it('counts as an edge case only if it fails, and is reported after other failures', () => {
    const edge = { is: ({ n }: Of) => n !== 3, says: 'n is not 3' }
    const found = check({ edge, witness: ({ n }) => ({ n }) })
    expect(found.counterexample).toMatchObject({ witness: { n: 3 } })
    expect(found.counterexample).not.toHaveProperty('edge')
    const all = check({ edge, witness: ({ n }) => ({ n }), printed: ({ n }) => n < 2 || n === 3 })
    expect(all.counterexample).toMatchObject({ witness: { n: 2 }, edge: 'n is not 3' })
  })

  it('without a witness leaves the check incomplete', () => {
    const found = check({
      printed: ({ n }) => (n < 3 ? null : n === 3 ? true : { no: 'larger n' }),
    })
    expect(found).toMatchObject({ verdict: 'incomplete', checked: 2, failures: 0 })
    expect(found.answer).toMatch(/has no larger n\./)
    expect(check({ printed: () => true })).not.toHaveProperty('answer')
    expect(check({ printed: () => null })).toMatchObject({ verdict: 'vacuous' })
  })

  it("costs one unit of the domain, or the claim's own estimate", () => {
    const costOf = (changes: Partial<typeof claim>): Cost =>
      instances({ ...claim, ...changes }).cost({}, { kind: 'up-to', of: 'n', max: 4 })
    expect(costOf({})).toEqual({ positions: 5n, memory: 0n })
    expect(costOf({ cost: () => 7n })).toEqual({ positions: 7n, memory: 0n })
    expect(costOf({ cost: () => ({ positions: 7n, memory: 9n }) })).toEqual({
      positions: 7n,
      memory: 9n,
    })
    const fixed = instances(CLAIM)
    expect(fixed.cost({}, { kind: 'fixed' })).toEqual({ positions: 1n, memory: 0n })
    const needy = instances({ ...claim, cost: () => ({ positions: 1n, memory: 9n }) })
    const domain = { kind: 'up-to', of: 'n', max: 1 } as const
    expect(needy.check({}, domain, { memory: 9 }).verdict).toBe('holds')
    expect(() => needy.check({}, domain, { memory: 8 })).toThrow(/need 9 bytes/)
    const list = claim.instances
    const counted = check({
      *instances(listing) {
        yield* list(listing)
        listing.data['listed'] = 5
      },
    })
    expect(counted.data).toEqual({ listed: 5 })
  })

  it('ends the check if the signal is aborted', () => {
    const limits = { memory: 1, signal: AbortSignal.abort(new Error('stopped')) }
    const domain = { kind: 'up-to', of: 'n', max: 4 } as const
    expect(() => instances(claim).check({}, domain, limits)).toThrow('stopped')
  })

  it('belongs to a game only if the claim names one', () => {
    const ruleset = parseRuleset('NIM(2,1)')
    expect(instances(claim).about({})).toEqual({
      game: null,
      counts: 'instances',
      verdicts: ['holds', 'refuted', 'vacuous', 'incomplete'],
    })
    const about = instances({ ...claim, ruleset: () => ruleset, counted: 'entries' }).about({})
    expect(about).toMatchObject({ game: { ruleset, play: 'normal' }, counts: 'entries' })
  })
})
