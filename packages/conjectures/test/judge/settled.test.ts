import { describe, expect, it } from 'vitest'
import { readingWords } from '../../src/cards/reading-words.ts'
import type { Claim } from '../../src/claim/claim.ts'
import { isRemark } from '../../src/record/reading.ts'
import { resultWithAnswer } from '../../src/claim/settled.ts'
import type { CheckResult, FixedDomain } from '../../src/claim/verdict.ts'
import { verdictRecord } from '../../src/record/verdict-record.ts'
import { instances, type InstancesClaim } from '../../src/judge/instances.ts'

type Numbers = InstancesClaim<{ readonly reading: string }, FixedDomain, number>

const FIXED = { kind: 'fixed' } as const
const CARD: Numbers = {
  id: 'GN-X',
  kind: 'remark',
  at: 'nowhere',
  paperStatus: 'asserted',
  title: 'a title',
  statement: 'every number is even',
  domain: () => FIXED,
  instances: () => [1, 3, 4],
  digest: (number) => number,
  printed: (number) => number % 2 === 0,
  witness: (number) => ({ number }),
}

function check(changes: Partial<Numbers>): CheckResult {
  return instances({ ...CARD, ...changes }).check({ reading: 'a' }, FIXED)
}

describe('the meaning of a result', () => {
  it('a question is answered with yes or no', () => {
    const no = { verdict: 'answered', answer: 'no, at 2 of 3; the smallest: number=1' }
    expect(check({ kind: 'question' })).toMatchObject(no)
    const yes = { verdict: 'answered', answer: 'yes, at all 1 that were asked' }
    expect(check({ kind: 'question', instances: () => [4] })).toMatchObject(yes)
  })

  it('a statement that a finite check cannot confirm, or cannot refute, is undecided only in that case', () => {
    const because = 'one procedure says nothing of all procedures'
    const fails = { unsettled: { where: 'fails', because } } as const
    expect(check(fails)).toMatchObject({ verdict: 'undecided', answer: because, failures: 2 })
    expect(check({ ...fails, instances: () => [4] }).verdict).toBe('holds')
    const holds = { unsettled: { where: 'holds', because } } as const
    expect(check(holds).verdict).toBe('refuted')
    expect(check({ ...holds, instances: () => [4] }).verdict).toBe('undecided')
  })

  it('a statement that a finite check can neither confirm nor refute is undecided, unless it is vacuous', () => {
    const always = { unsettled: { where: 'always', because: 'boxes say nothing of it' } } as const
    expect(check(always)).toMatchObject({ verdict: 'undecided', failures: 2 })
    expect(check({ ...always, instances: () => [4] }).verdict).toBe('undecided')
    expect(check({ ...always, instances: () => [] }).verdict).toBe('vacuous')
  })

  it('edge cases are reported only if nothing else fails, and are marked', () => {
    const edge = { says: 'one is the edge', is: (number: number) => number === 1 }
    expect(check({ edge }).counterexample).toMatchObject({ witness: { number: 3 } })
    expect(check({ edge }).counterexample).not.toHaveProperty('edge')
    const alone = check({ edge, instances: () => [1, 4] })
    expect(alone.counterexample).toMatchObject({ witness: { number: 1 }, edge: edge.says })
    // The mark for edge cases does not change the digest.
    expect(check({ edge }).digest).toBe(check({}).digest)
  })

  it('a principal reading can require a least value', () => {
    const principal = { cases: { reading: ['a'] }, from: { n: 2 }, because: 'the paper says so' }
    const isOther = (n: number, reading: string): boolean => isRemark({ principal }, { n, reading })
    expect([isOther(1, 'a'), isOther(2, 'b'), isOther(2, 'a'), isOther(9, 'a')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isRemark({ principal }, { reading: 'a' })).toBe(false)
    expect(readingWords(principal)).toBe('reading=a n≥2')
  })

  it('other statements keep their verdict', () => {
    const found = check({})
    expect(resultWithAnswer({ kind: 'theorem' }, found)).toBe(found)
  })
})

describe('a verdict record', () => {
  const asked = { case: { reading: 'a' }, domain: FIXED }
  const about: Claim['about'] = () => ({ game: null, counts: 'instances', verdicts: [] })
  const PAPERS = { id: 'GN-X', by: 'paper', about } as const
  const flaw = { class: 'theorem', cause: 'GN-X' } as const

  it('names the class and the cause of a refutation, and marks an edge case', () => {
    const record = verdictRecord({ ...PAPERS, flaw }, asked, check({}))
    expect(record).toMatchObject({ verdict: 'refuted', ...flaw })
    const edge = { says: 'all are', is: () => true }
    expect(verdictRecord({ ...PAPERS, flaw }, asked, check({ edge })).class).toBe('edge case')
    const holding = check({ instances: () => [4] })
    expect(verdictRecord({ ...PAPERS, flaw }, asked, holding)).not.toHaveProperty('class')
  })

  it('marks the cases that are remarks, and the statements that are not from the paper', () => {
    const principal = { cases: { reading: ['b'] }, because: 'the proof says so' }
    const record = verdictRecord({ ...PAPERS, principal }, asked, check({}))
    expect(record).toMatchObject({ reading: 'remark' })
    expect(record).not.toHaveProperty('by')
    const own = verdictRecord({ id: 'GN-X', by: 'nimlab', about }, asked, check({}))
    expect(own).toMatchObject({ by: 'nimlab' })
    expect(own).not.toHaveProperty('reading')
  })
})
