import { solve } from '@nim/bruteforce'
import { boxOf, parseRuleset } from '@nim/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IS_LONG, runs } from '../../../../vitest.sample.ts'
import { checkShifts, type ShiftCertificate, type ShiftRule } from '../../src/shift-check/index.ts'
import {
  certificateOf,
  NIM_4_3,
  SN_3_2,
  SN_4_12_MISERE_REMOTENESS,
  SN_4_12_REMOTENESS,
  SN_6_246_WRONG,
} from './given.ts'

const SOUND = certificateOf(NIM_4_3, 8)

/** Replaces one rule of the certificate. */
function changed(
  certificate: ShiftCertificate,
  rule: number,
  change: (rule: ShiftRule) => ShiftRule,
): ShiftCertificate {
  return { ...certificate, rules: certificate.rules.with(rule, change(certificate.rules[rule]!)) }
}

/** Lowers the bound of one inequality of a rule. */
function loosened(inequality: number, by: number): (rule: ShiftRule) => ShiftRule {
  return (rule) => {
    const [form, least] = rule.where[inequality]!
    return { ...rule, where: rule.where.with(inequality, [form, least - by]) }
  }
}

/**
 * Compares F(x) with F(x − z) + add wherever a rule applies on a box, according to the exhaustive
 * solver. Returns the first edge at which the two values differ, or null.
 */
function firstBadEdge(certificate: ShiftCertificate, max: number): string | null {
  const { play, value, rules } = certificate
  const ruleset = parseRuleset(certificate.ruleset)
  const table = solve(ruleset, { max }, { play, value })
  let bad: string | null = null
  boxOf(ruleset, max).forEach((x) => {
    for (const [i, { z, add, where }] of rules.entries()) {
      const isEdge = where.every(
        ([form, least]) => form.reduce((sum, a, j) => sum + a * x[j]!, 0) >= least,
      )
      if (!isEdge || bad !== null) continue
      const less = x.map((pile, j) => pile - z[j]!)
      if (table.at(x) !== table.at(less) + add) bad = `${i} at ${x.join()}`
    }
  })
  return bad
}

describe('checkShifts', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 0],
    [5, 0],
  ])(
    'rejects rule %i with a bound that is lower by one, and names a bad edge',
    (rule, inequality) => {
      const wrong = changed(SOUND, rule, loosened(inequality, 1))
      const checked = checkShifts(wrong)
      expect(checked).toMatchObject({ accepted: false, edges: [{ rule }] })
      expect(firstBadEdge(wrong, 20)).not.toBe(null)
    },
  )

  it('rejects a rule with the step 3·(1,1,1,1) in place of 6·(1,1,1,1)', () => {
    const wrong = changed(SOUND, 4, (rule) => ({ ...rule, z: [3, 3, 3, 3] }))
    expect(checkShifts(wrong)).toMatchObject({
      accepted: false,
      edges: [{ rule: 4, position: [7, 7, 7, 7] }],
    })
  })

  it('rejects a wrong rule that applies only from two million stones on', () => {
    const where: ShiftRule['where'] = [
      [[1, 1, 1, -2], 6],
      [[1, 0, 0, 0], 2_000_000],
    ]
    const rules = [...SOUND.rules, { z: [1, 1, 1, 1], add: 0, where }]
    expect(checkShifts({ ...SOUND, rules })).toMatchObject({
      accepted: false,
      edges: [{ rule: 6 }],
    })
  })

  it.runIf(IS_LONG)('rejects rules that are correct on box 56 but wrong beyond it', () => {
    const checked = checkShifts(certificateOf(SN_6_246_WRONG, 20))
    expect(checked).toMatchObject({ accepted: false, edges: [{ rule: 12 }] })
    expect(checked.accepted || Math.max(...checked.edges![0]!.position)).toBe(57)
  })

  it.each(SOUND.rules.map((_, i) => i))('rejects the rules without rule %i', (rule) => {
    const rules = SOUND.rules.toSpliced(rule, 1)
    const checked = checkShifts({ ...SOUND, rules })
    expect(checked).toMatchObject({ accepted: false, direction: expect.any(Array) })
    expect((checked as { why: string }).why).toMatch(/in the direction \d+(?:,\d+){3}$/)
  })

  it('rejects rules that do not have the required form', () => {
    const why = (certificate: unknown): unknown =>
      (checkShifts(certificate) as { why?: string }).why
    const with0 = (rule: Partial<ShiftRule>): unknown =>
      changed(SOUND, 0, (first) => ({ ...first, ...rule }))
    expect(why(with0({ z: [0, 0, 0, 0] }))).toBe('rule 1: z is not a step between positions')
    expect(why(with0({ z: [0, 0, 1, 0] }))).toBe('rule 1: z is not a step between positions')
    expect(why(with0({ z: [0, 0, 1] }))).toMatch(/too few or too many entries/)
    expect(why(with0({ add: 2 }))).toBe('rule 1: 2 cannot be added to the outcome')
    expect(why(with0({ where: [[[0, 0, -1, 1], 1]] }))).toMatch(/has to be at least 2/)
    expect(why(with0({ where: [] }))).toMatch(/has to be at least 2/)
    expect(why({ ...SOUND, rules: [] })).toMatch(/^rules/)
    expect(why({ ...SOUND, ruleset: 'WYTHOFF' })).toBe(
      'expected a game with a finite list of moves',
    )
    expect(why({ ...SOUND, ruleset: 'SN(4,3)' })).toBe('the game is not in standard notation')
    expect(why({ ...SOUND, more: 1 })).toBeDefined()
    const remoteness = certificateOf(SN_4_12_REMOTENESS, 12)
    expect(why(changed(remoteness, 0, (rule) => ({ ...rule, add: 1 })))).toMatch(/cannot be added/)
    // no move lowers the coordinate that z changes, so a terminal position may satisfy the
    // inequalities
    const onTop = { z: [0, 0, 1], add: 2, where: [[[0, -1, 1], 2] as const] }
    const short = { ...certificateOf(SN_3_2, 0), value: 'remoteness', rules: [onTop] }
    expect(why(short)).toBe('rule 1: a terminal position may satisfy the inequalities')
  })

  it('stops at its limits', () => {
    expect(checkShifts(SOUND, { nodes: 10 })).toEqual({
      accepted: false,
      why: 'more than 10 nodes',
      outOfBounds: true,
    })
    expect(checkShifts(SOUND, { points: 10 })).toEqual({
      accepted: false,
      why: 'more than 10 points',
      outOfBounds: true,
    })
  })

  it('accepts no altered rules with a bad edge on box 30', () => {
    const all = [NIM_4_3, SN_3_2, SN_4_12_REMOTENESS, SN_4_12_MISERE_REMOTENESS].map((text) =>
      certificateOf(text, 6),
    )
    let accepted = 0
    const alteration = fc.record({
      certificate: fc.constantFrom(...all),
      rule: fc.nat(),
      inequality: fc.nat(),
      by: fc.integer({ min: -3, max: 2 }),
      pile: fc.nat(),
      stones: fc.integer({ min: -1, max: 1 }),
    })
    fc.assert(
      fc.property(alteration, ({ certificate, rule, inequality, by, pile, stones }) => {
        const number = rule % certificate.rules.length
        const wrong = changed(certificate, number, (right) => {
          const place = pile % right.z.length
          const z = right.z.with(place, Math.max(0, right.z[place]! + stones))
          return loosened(inequality % right.where.length, by)({ ...right, z })
        })
        if (!checkShifts(wrong).accepted) return
        accepted++
        expect(firstBadEdge(wrong, 30)).toBe(null)
      }),
      { numRuns: runs(600, 40) },
    )
    expect(accepted).toBeGreaterThan(0)
  })
})
