import { exactSlowNim } from '@nim/core/rules'
import { and, type Formula, MOST_PARTS, parse } from '@nim/presburger'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../vitest.sample.ts'
import { checkPoints } from '../../src/points-check/index.ts'
import { type PointResult, proveByPoints } from '../../src/points/index.ts'

const EVEN_TEXT = 'x1 == 0 (mod 2)'
const EVEN = parse(EVEN_TEXT)

/**
 * Asks for a proof for the game on one pile in which a move takes one stone. Its P-positions are
 * the even piles.
 */
function asked(says: Formula): PointResult {
  const ruleset = exactSlowNim(1, 1)
  return proveByPoints({ value: 'outcome', ruleset, play: 'normal', variables: ['x1'], says })
}

/**
 * A conjunction with this many members. The conjunction has 4 distinct parts for `x1 == 0 (mod 2)`,
 * plus one part for each member.
 */
function repeated(times: number): Formula {
  return { kind: 'and', formulas: Array.from({ length: times }, () => EVEN) }
}

/**
 * The conjunction of a formula with itself, nested this many times. Each level of nesting doubles
 * the length of its tree.
 */
function doubled(times: number): Formula {
  return times === 0 ? EVEN : and(doubled(times - 1), doubled(times - 1))
}

function negated(times: number): Formula {
  return times === 0 ? EVEN : { kind: 'not', formula: negated(times - 1) }
}

describe('a proof by points', () => {
  // some of these formulas have a few parts or levels too many: the limits are 20,000 parts and 90
  // levels
  const formulas = fc.oneof(
    fc.integer({ min: MOST_PARTS - 60, max: MOST_PARTS + 60 }).map(repeated),
    fc.integer({ min: 38, max: 50 }).map((half) => negated(2 * half)),
    fc.integer({ min: 9, max: 12 }).map(doubled),
  )

  it('is accepted by the checker, however long and deep the formula is', () => {
    const ends = { proved: 0, 'not decidable': 0, refuted: 0 }
    fc.assert(
      fc.property(formulas, (says) => {
        const result = asked(says)
        ends[result.answer]++
        if (result.answer === 'proved') expect(checkPoints(result.certificate).accepted).toBe(true)
      }),
      { numRuns: runs(200, 10) },
    )
    expect(ends).toMatchObject({ refuted: 0 })
    expect(Math.min(ends.proved, ends['not decidable'])).toBeGreaterThan(0)
  })

  it('is accepted for a formula of more than 41,176 characters that shares its parts', () => {
    const result = asked(doubled(12))
    if (result.answer !== 'proved') throw new Error(result.answer)
    const { says } = result.certificate.question
    expect(says).toMatch(/^a1 := x1 == 0 \(mod 2\); a2 := .*; \(a6 and a6\)/)
    expect(says.length).toBeLessThan(500)
    expect(EVEN_TEXT.length * 2 ** 12).toBeGreaterThan(41_176)
    expect(checkPoints(result.certificate)).toMatchObject({ accepted: true, question: { says } })
  })

  it('is not created for a formula that no checker can parse, and the result says why', () => {
    expect(asked(repeated(30_000))).toEqual({
      answer: 'not decidable',
      why: expect.stringMatching(
        /^not decidable this way: no checker can read .* has 30004 distinct parts, more than 20000$/,
      ),
    })
    expect(asked(negated(120))).toMatchObject({ why: expect.stringContaining('more than 90') })
  })
})
