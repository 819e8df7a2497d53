import { exactSlowNim } from '@nim/core/rules'
import { type Formula, parse } from '@nim/presburger'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../vitest.sample.ts'
import { checkPoints } from '../../src/points-check/index.ts'
import { type PointResult, proveByPoints } from '../../src/points/index.ts'

const EVEN = parse('x1 == 0 (mod 2)')

/** Even piles are the P-positions of one pile from which a move takes one stone. */
function asked(says: Formula): PointResult {
  const ruleset = exactSlowNim(1, 1)
  return proveByPoints({ value: 'outcome', ruleset, play: 'normal', variables: ['x1'], says })
}

function repeated(times: number): Formula {
  return { kind: 'and', formulas: Array.from({ length: times }, () => EVEN) }
}

function negated(times: number): Formula {
  return times === 0 ? EVEN : { kind: 'not', formula: negated(times - 1) }
}

describe('a proof by points', () => {
  // the text of `repeated` has 20,000 characters at 1,000 times, and `negated` has 90 levels at 89 times
  const formulas = fc.oneof(
    fc.integer({ min: 940, max: 1060 }).map(repeated),
    fc.integer({ min: 38, max: 50 }).map((half) => negated(2 * half)),
  )

  it('is accepted by the checker, whatever the length and the depth of the formula', () => {
    const ends = { proved: 0, 'not decidable': 0, refuted: 0 }
    fc.assert(
      fc.property(formulas, (says) => {
        const result = asked(says)
        ends[result.answer]++
        if (result.answer === 'proved') expect(checkPoints(result.certificate).accepted).toBe(true)
      }),
      { numRuns: runs(200, 5) },
    )
    expect(ends).toMatchObject({ refuted: 0 })
    expect(Math.min(ends.proved, ends['not decidable'])).toBeGreaterThan(0)
  })

  it('is not made of a formula that no checker reads, with the reason', () => {
    expect(asked(repeated(2000))).toEqual({
      answer: 'not decidable',
      why: expect.stringMatching(
        /^not decidable this way: no checker reads .* has \d{5} characters, more than 20000$/,
      ),
    })
    expect(asked(negated(120))).toMatchObject({ why: expect.stringContaining('more than 90') })
  })
})
