import { describe, expect, it } from 'vitest'
import { planFile } from '../src/directory/plan-file.ts'
import {
  canonicalPlan,
  checksOf,
  parsePlan,
  type Plan,
  planDigest,
  readPlan,
  runCheck,
  unfold,
} from '../src/index.ts'

const GIBIBYTE = 2 ** 30

function plan(claim: string, ranges: Plan['claims'][number]['ranges'], max?: number): Plan {
  return { format: 1, claims: [{ claim, ranges, ...(max === undefined ? {} : { max }) }] }
}

describe('a plan', () => {
  it('is the same with an alias or an id, and with its ranges in any order', async () => {
    const byAlias = plan('m-critical', { k: [2, 3], n: [3, 4] }, 5)
    const byId = plan('GMMV-C1', { n: [3, 4], k: [2, 3] }, 5)
    expect(canonicalPlan(byAlias)).toEqual(byId)
    expect(planDigest(byAlias)).toBe(planDigest(byId))
    expect(planFile(await unfold(byAlias))).toBe(planFile(await unfold(byId)))
    expect(planDigest(plan('GMMV-C1', { n: [3, 4] }, 5))).not.toBe(planDigest(byId))
  })

  it('has a check for every case, in order', async () => {
    const checks = await checksOf(plan('m-critical', { n: [3, 4], k: [2, 3] }, 5), GIBIBYTE)
    expect(checks.map((check) => check.case)).toEqual([
      { n: 3, k: 2 },
      { n: 4, k: 2 },
      { n: 4, k: 3 },
    ])
    expect(checks.every(({ domain }) => domain.kind === 'box' && domain.max === 5)).toBe(true)
  })

  it.each([
    [
      'a misspelt claim',
      plan('DH-C11', {}),
      /^plan: unknown claim 'DH-C11'; did you mean DH-C1\? 'nimlab claims' lists all claims$/,
    ],
    [
      'a misspelt alias',
      plan('slow-setnm', {}),
      /^plan: unknown claim 'slow-setnm'; did you mean slow-setnim\? /,
    ],
    [
      'a claim that is similar to many claims',
      plan('GMMV-X', {}),
      /'GMMV-X'; did you mean GMMV-[^,]+, GMMV-[^,]+ or GMMV-[^,]+\? 'nimlab/,
    ],
    [
      'a claim that is similar to no claim',
      plan('zzzzzzzzzzzz', {}),
      /^plan: unknown claim 'zzzzzzzzzzzz'; 'nimlab claims' lists all claims$/,
    ],
    ['names in place of a range', plan('GMMV-C1', { n: ['3'] }), /'n' takes a range/],
    ['an unknown parameter', plan('GMMV-C1', { q: [1, 2] }), /no parameter 'q'; accepted: n, k/],
    ['a range without a case', plan('GMMV-C1', { n: [1, 1] }), /no case in the range n 1..1/],
    [
      'a box that needs too much memory',
      plan('GMMV-C1', { n: [6, 6] }, 300),
      /more than the limit of 1024 MiB/,
    ],
    ['a huge box', plan('DH-C1', { n: [20, 20] }, 1_000_000), /more than the limit/],
  ])('with %s is rejected', (_, wrong, message) => {
    return expect(checksOf(wrong, GIBIBYTE)).rejects.toThrow(message)
  })
})

describe('a plan with several boxes', () => {
  it('has at most 100,000 cases', async () => {
    const upTo = (cases: number): Plan => ({
      format: 1,
      claims: [{ claim: 'V-I.3', ranges: {}, max: Array.from({ length: cases }, (_, i) => i) }],
    })
    expect((await unfold(upTo(100_000))).cases).toBe(100_000)
    await expect(unfold(upTo(100_001))).rejects.toThrow('plan: more than 100000 cases')
  })

  it('has a check for every case on every box, and the box changes fastest', async () => {
    const several: Plan = {
      format: 1,
      claims: [{ claim: 'GMMV-C1', ranges: { n: [3, 3] }, max: [4, 2] }],
    }
    const checks = await checksOf(several, GIBIBYTE)
    expect(checks.map(({ case: { k }, domain }) => [k, 'max' in domain && domain.max])).toEqual([
      [1, 4],
      [1, 2],
      [2, 4],
      [2, 2],
    ])
  })

  it('is the same as a plan with one box if its list contains only this box', () => {
    const list: Plan = { format: 1, claims: [{ claim: 'GMMV-C1', ranges: {}, max: [4] }] }
    expect(planDigest(list)).toBe(planDigest(plan('GMMV-C1', {}, 4)))
  })
})

describe('a budget', () => {
  const tight: Plan = { ...plan('GMMV-C1', { n: [3, 6] }, 300), budget: { positions: 5_000_000 } }

  it('allows a plan that would need too much memory, and is part of the digest of the plan', async () => {
    expect(await checksOf(tight, GIBIBYTE)).toHaveLength(14)
    expect(planDigest(tight)).not.toBe(planDigest(plan('GMMV-C1', { n: [3, 6] }, 300)))
  })

  it('makes a case that exceeds it incomplete without starting the case', async () => {
    const beyond = (await checksOf(tight, GIBIBYTE)).at(-1)!
    expect(await runCheck(beyond)).toMatchObject({
      verdict: 'incomplete',
      checked: 0,
      counterexample: null,
      data: { 'positions allowed': 5_000_000 },
    })
  })
})

const stored = planFile(await unfold(plan('DH-C1', { n: [3, 3] }, 6)))

describe('readPlan', () => {
  it('parses a stored plan', () => {
    expect(readPlan(stored)).toEqual(plan('DH-C1', { n: [3, 3] }, 6))
  })

  it('rejects a stored plan that was edited', () => {
    expect(() => readPlan(stored.replace('"max": 6', '"max": 7'))).toThrow(/edited or damaged/)
  })
})

describe('parsePlan', () => {
  it('parses JSON and YAML to the same plan', () => {
    const json = '{"format":1,"claims":[{"claim":"DH-C1","ranges":{"n":[3,4]},"max":6}]}'
    const yaml = 'format: 1\nclaims:\n  - claim: DH-C1\n    ranges:\n      n: [3, 4]\n    max: 6\n'
    expect(parsePlan(yaml)).toEqual(parsePlan(json))
    expect(parsePlan(json)).toEqual(plan('DH-C1', { n: [3, 4] }, 6))
  })

  it('rejects a text of more than 500,000 characters', () => {
    const long = `${'#'.repeat(500_000)}\n{"format":1,"claims":[{"claim":"DH-C1"}]}`
    expect(() => parsePlan(long)).toThrow(/^plan: it has 5\d{5} characters, more than 500000$/)
  })

  it.each([
    ['"claims":[{"claim":"DH-C1","mx":3}]', 'claims.0.mx: NONE; did you mean max?'],
    ['"claims":[{"clam":"DH-C1"}]', 'claims.0.clam: NONE; did you mean claim?'],
    [
      '"claims":[{"claim":"DH-C1","module":{"pth":"x"}}]',
      'claims.0.module.pth: NONE; did you mean path?',
    ],
    ['"claims":[{"claim":"DH-C1"}],"shard":{"case":1}', 'shard.case: NONE; did you mean cases?'],
    [
      '"claims":[{"claim":"DH-C1"}],"budget":{"seconds":1}',
      'budget.seconds: NONE; accepted: positions, memory',
    ],
    [
      '"claims":[{"claim":"DH-C1"}],"seed":1',
      'seed: NONE; accepted: format, claims, budget, shard',
    ],
  ])('names the fields that can replace the unknown field of %s', (fields, message) => {
    expect(() => parsePlan(`{"format":1,${fields}}`)).toThrow(
      new RangeError(`plan: ${message.replace('NONE', 'there is no such field')}`),
    )
  })

  it.each([
    ['{', /not valid JSON or YAML/],
    ['{"format":2,"claims":[{"claim":"DH-C1"}]}', /format/],
    ['{"format":1,"claims":[]}', /claims/],
    ['{"format":1,"claims":[{"claim":"DH-C1","max":-1}]}', /claims\.0\.max/],
    ['{"format":1,"claims":[{"claim":"DH-C1","ranges":{"n":[1]}}]}', /claims\.0\.ranges\.n/],
    ['{"format":1,"claims":[{"claim":"DH-C1"}],"seed":1}', /seed/],
    ['{"format":1,"claims":[{"claim":"DH-C1","max":[2,2]}]}', /given twice/],
    ['{"format":1,"claims":[{"claim":"DH-C1"}],"budget":{"positions":0}}', /budget\.positions/],
    ['just text', /plan: /],
  ])('rejects %s', (text, message) => {
    expect(() => parsePlan(text)).toThrow(message)
  })
})
