import { describe, expect, it } from 'vitest'
import {
  canonicalPlan,
  parsePlan,
  type Plan,
  planDigest,
  planFile,
  shardsOf,
} from '../src/index.ts'

const GIBIBYTE = 2 ** 30

function plan(claim: string, ranges: Plan['claims'][number]['ranges'], max?: number): Plan {
  return { format: 1, claims: [{ claim, ranges, ...(max === undefined ? {} : { max }) }] }
}

describe('a plan', () => {
  it('is the same by alias and by id, and whatever the order of its ranges', () => {
    const byAlias = plan('m-critical', { k: [2, 3], n: [3, 4] }, 5)
    const byId = plan('GMMV-C1', { n: [3, 4], k: [2, 3] }, 5)
    expect(canonicalPlan(byAlias)).toEqual(byId)
    expect(planDigest(byAlias)).toBe(planDigest(byId))
    expect(planFile(byAlias)).toBe(planFile(byId))
    expect(planDigest(plan('GMMV-C1', { n: [3, 4] }, 5))).not.toBe(planDigest(byId))
  })

  it('unfolds into a shard for every case, in order', () => {
    const shards = shardsOf(plan('m-critical', { n: [3, 4], k: [2, 3] }, 5), GIBIBYTE)
    expect(shards.map((shard) => shard.case)).toEqual([
      { n: 3, k: 2 },
      { n: 4, k: 2 },
      { n: 4, k: 3 },
    ])
    expect(shards.every(({ domain }) => domain.kind === 'box' && domain.max === 5)).toBe(true)
  })

  it.each([
    ['an unknown claim', plan('GMMV-X', {}), /unknown claim 'GMMV-X'; accepted: /],
    ['an unknown parameter', plan('GMMV-C1', { q: [1, 2] }), /no parameter 'q'; accepted: n, k/],
    ['a range without a case', plan('GMMV-C1', { n: [1, 1] }), /no case in the range n 1..1/],
    ['a box beyond memory', plan('GMMV-C1', { n: [6, 6] }, 300), /more than the limit of 1024 MiB/],
    ['an absurd box', plan('DH-C1', { n: [20, 20] }, 1_000_000), /more than the limit/],
  ])('with %s is refused', (_, wrong, message) => {
    expect(() => shardsOf(wrong, GIBIBYTE)).toThrow(message)
  })
})

describe('parsePlan', () => {
  it('reads JSON and YAML alike', () => {
    const json = '{"format":1,"claims":[{"claim":"DH-C1","ranges":{"n":[3,4]},"max":6}]}'
    const yaml = 'format: 1\nclaims:\n  - claim: DH-C1\n    ranges:\n      n: [3, 4]\n    max: 6\n'
    expect(parsePlan(yaml)).toEqual(parsePlan(json))
    expect(parsePlan(json)).toEqual(plan('DH-C1', { n: [3, 4] }, 6))
  })

  it.each([
    ['{', /not JSON or YAML/],
    ['{"format":2,"claims":[{"claim":"DH-C1"}]}', /format/],
    ['{"format":1,"claims":[]}', /claims/],
    ['{"format":1,"claims":[{"claim":"DH-C1","max":-1}]}', /claims\.0\.max/],
    ['{"format":1,"claims":[{"claim":"DH-C1","ranges":{"n":[1]}}]}', /claims\.0\.ranges\.n/],
    ['{"format":1,"claims":[{"claim":"DH-C1"}],"seed":1}', /seed/],
    ['just text', /plan: /],
  ])('refuses %s', (text, message) => {
    expect(() => parsePlan(text)).toThrow(message)
  })
})
