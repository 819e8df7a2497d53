import { readFileSync } from 'node:fs'
import { parseRuleset, slowSetNim } from '@nim/core/rules'
import { checkShifts, type ShiftCertificate } from '@nim/prover/shift-check'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { judgedRules, wrongSplits } from '../../src/papers/nt/11-shift-rules/judged-rules.ts'
import {
  alterations,
  type RuleSet,
  ruleSetOf,
} from '../../src/papers/nt/11-shift-rules/rule-sets.ts'
import { SOLVED_GAMES } from '../../src/papers/nt/11-shift-rules/solved-games.ts'

const FILE = new URL('../../../../docs/proofs/shift-rules.jsonl', import.meta.url)
const CERTIFICATES = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ShiftCertificate)

function ruleSet(certificate: ShiftCertificate): RuleSet {
  const checked = checkShifts(certificate)
  if (!checked.accepted) throw new Error(checked.why)
  const { piles: n, sizes: A } = parseRuleset(certificate.ruleset) as ReturnType<typeof slowSetNim>
  const { play, value, rules } = certificate
  const { critical, covered } = checked
  return { n, A, play, value, rules, critical, covered, altered: null }
}

/** Rules given by hand: the moves of SN(2,{2}) keep x_2 − x_1. */
const GIVEN = ruleSetOf('2 2 normal outcome 4 3; 0,1 +0 if -1,1 >= 2; 2,2 +0 if 1,0 >= 3')

describe('the rules with which NT-13 is judged', () => {
  it('are those of the certificates for up to four piles', () => {
    const small = CERTIFICATES.filter(({ ruleset }) => parseRuleset(ruleset).piles <= 4)
    expect(SOLVED_GAMES.map(ruleSetOf)).toEqual(small.map(ruleSet))
  })

  it('are wrong after every change of one bound, step or number', () => {
    const changed = [...alterations(GIVEN)]
    expect(changed.map(({ altered }) => altered)).toEqual(['rule 2 with half the step'])
    for (const given of SOLVED_GAMES.map(ruleSetOf).filter(({ n }) => n < 4)) {
      for (const each of alterations(given)) {
        const { bad, leastBad } = judgedRules(each, 18, DEFAULT_LIMITS)
        expect([each.altered, bad > 0, leastBad.critical > 0]).toEqual([each.altered, true, true])
      }
    }
  })
})

describe('the judge of NT-13', () => {
  it('counts edges, bad edges and irreducible positions', () => {
    const right = judgedRules(GIVEN, 8, DEFAULT_LIMITS)
    // 28 positions with x_2 − x_1 ≥ 2, and 21 with x_1 ≥ 3
    expect(right).toMatchObject({ edges: 49, bad: 0, largest: { critical: 4, irreducible: 3 } })
    const half = judgedRules([...alterations(GIVEN)][0]!, 8, DEFAULT_LIMITS)
    // (2,2) is P, and (3,3) is N
    expect(half).toMatchObject({ bad: 21, leastBad: { critical: 1, settled: 0 } })
    expect(half.wrongValues).toBeGreaterThan(0)
  })

  const five = CERTIFICATES.filter(({ ruleset }) => parseRuleset(ruleset).piles === 5)
  it.each(sampled(five, 26))('finds the bounds of $ruleset', (certificate) => {
    const given = ruleSet(certificate)
    const max = Math.min(given.critical + 1, 40)
    const judged = judgedRules(given, max, DEFAULT_LIMITS)
    expect(judged).toMatchObject({ bad: 0, wrongValues: 0 })
    expect(judged.largest.critical).toBeLessThanOrEqual(given.critical)
    expect(judged.largest.irreducible).toBeLessThanOrEqual(given.covered)
    expect(wrongSplits(judgedRules(given, 12, DEFAULT_LIMITS))).toBe(0)
    const [altered] = alterations(given)
    if (altered === undefined) return
    expect(judgedRules(altered, 16, DEFAULT_LIMITS).leastBad.settled).toBe(0)
  })
})
