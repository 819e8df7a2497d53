import { parseRuleset } from '@nim/core/rules'
import { FALSE, type Formula, parse, parseTerm, TRUE } from '@nim/presburger'
import { proveByPoints } from '@nim/prover/points'
import { checkPoints } from '@nim/prover/points-check'
import { describe, expect, it } from 'vitest'
import { solvedBox } from '../src/box/solved-box.ts'
import { decideDescribed, type DecideLimits } from '../src/discover/decide.ts'
import type { Described, Says } from '../src/discover/discovery.ts'

/** NIM(1,1): a position is P if and only if its pile is even. */
const SUBJECT = { ruleset: parseRuleset('NIM(1,1)'), play: 'normal', value: 'outcome' } as const
const BOX = solvedBox(SUBJECT, 4)
const EVEN = parse('x1 == 0 (mod 2)')
const ODD = parse('x1 == 1 (mod 2)')
/** This formula is right for piles up to 6, and wrong for odd piles from 7 on. */
const EVEN_BELOW_7 = parse('x1 == 0 (mod 2) or x1 >= 7')

const described = (says: Says): Described => ({ tree: null as never, says, cases: ['a case'] })

function limits(more: Partial<DecideLimits> = {}): DecideLimits {
  return {
    variables: ['x1'],
    points: 1000,
    learnedTo: 4,
    probes: 0,
    seed: 1,
    probed: new Map(),
    furthest: BOX,
    mostSolved: 1000,
    theorems: [],
    watched: {},
    ...more,
  }
}

const theorem = (isP: Formula, isN: Formula) => [{ theorem: 'a theorem', isP, isN }]
/** This number of points is too small to decide anything. */
const FEW = { points: 1 }

describe('a description that is right', () => {
  it('is proved by a certificate that the checker accepts, and by a box with twice as many positions', () => {
    const decision = decideDescribed(BOX, described(EVEN), limits())
    expect(decision).toMatchObject({
      status: 'proved',
      says: EVEN,
      cases: ['a case'],
      points: 3,
      largestPile: 2,
      // The box with piles up to 4 has 5 positions. The larger box has twice as many positions, but
      // no pile larger than 2 · 4.
      solvedTo: 8,
    })
    expect(decision.status === 'proved' && checkPoints(decision.certificate).accepted).toBe(true)
    expect(decideDescribed(BOX, described(EVEN), limits({ learnedTo: 9 }))).toMatchObject({
      solvedTo: 18,
    })
    // The larger box has at least one additional pile size.
    expect(decideDescribed(BOX, described(EVEN), limits({ learnedTo: 0 }))).toMatchObject({
      solvedTo: 1,
    })
  })

  it('is a candidate if the points do not decide it, up to the largest solved box', () => {
    const furthest = solvedBox(SUBJECT, 6)
    const of = (one: typeof BOX, other: typeof BOX) =>
      decideDescribed(one, described(EVEN), limits({ ...FEW, furthest: other }))
    expect(of(BOX, furthest)).toMatchObject({
      status: 'candidate',
      holdsTo: 6,
      why: expect.stringContaining('more than 1 points') as string,
    })
    expect(of(furthest, BOX)).toMatchObject({ status: 'candidate', holdsTo: 6 })
  })

  it('is a candidate if the independent checker rejects the certificate', () => {
    const check = () => ({ accepted: false, why: 'a reason' }) as const
    expect(
      decideDescribed(BOX, described(EVEN), limits(), { prove: proveByPoints, check }),
    ).toEqual({
      ...described(EVEN),
      status: 'candidate',
      holdsTo: 4,
      why: 'the independent checker rejects the certificate: a reason',
    })
  })

  it('stops nimlab if the solver contradicts the proof', () => {
    const proof = proveByPoints({ ...SUBJECT, variables: ['x1'], says: EVEN })
    const deciders = {
      prove: () => proof,
      check: () => checkPoints(proof.answer === 'proved' ? proof.certificate : null),
    }
    const wrong = () => decideDescribed(BOX, described(EVEN_BELOW_7), limits(), deciders)
    expect(wrong).toThrow('discover: the solver contradicts a proof at 7')
  })

  it('stops nimlab if a theorem contradicts the proof', () => {
    const wrong = () =>
      decideDescribed(BOX, described(EVEN), limits({ theorems: theorem(ODD, FALSE) }))
    expect(wrong).toThrow('discover: a theorem contradicts a proof at 1')
    const right = limits({ theorems: theorem(EVEN, ODD) })
    expect(decideDescribed(BOX, described(EVEN), right).status).toBe('proved')
  })
})

describe('a description that is wrong', () => {
  it('is refuted at the smallest wrong position, and the decision contains the true value', () => {
    expect(decideDescribed(BOX, described(EVEN_BELOW_7), limits())).toEqual({
      status: 'refuted',
      position: [7],
      examples: [{ position: [7], label: 0 }],
    })
    expect(decideDescribed(BOX, described(parse('x1 == 0 (mod 2) and x1 < 6')), limits())).toEqual({
      status: 'refuted',
      position: [6],
      examples: [{ position: [6], label: 1 }],
    })
  })

  it('is refuted by a theorem if points do not decide it, even if other theorems say nothing', () => {
    const by = (isP: Formula, isN: Formula) =>
      decideDescribed(
        BOX,
        described(EVEN_BELOW_7),
        limits({ ...FEW, theorems: [...theorem(FALSE, FALSE), ...theorem(isP, isN)] }),
      )
    expect(by(FALSE, ODD)).toMatchObject({ status: 'refuted', examples: [{ label: 0 }] })
    const few = limits({ ...FEW, theorems: theorem(parse('x1 = 0'), FALSE) })
    expect(decideDescribed(BOX, described(ODD), { ...few, points: 1 })).toEqual({
      status: 'refuted',
      position: [0],
      examples: [{ position: [0], label: 1 }],
    })
  })

  it('is refuted by the largest box if points do not decide it', () => {
    const furthest = solvedBox(SUBJECT, 8)
    expect(decideDescribed(BOX, described(EVEN_BELOW_7), limits({ ...FEW, furthest }))).toEqual({
      status: 'refuted',
      position: [7],
      examples: [{ position: [7], label: 0 }],
    })
  })

  it('is probed once, and later searches that find it again use the result', () => {
    const probed = new Map()
    const asked = limits({ ...FEW, probed, probes: 200 })
    expect(decideDescribed(BOX, described(EVEN), asked).status).toBe('candidate')
    expect([...probed]).toEqual([['x1 == 0 (mod 2)', null]])
    probed.set('x1 == 0 (mod 2)', [9])
    expect(decideDescribed(BOX, described(EVEN), { ...asked, mostSolved: 0 })).toEqual({
      status: 'refuted',
      position: [9],
      examples: [],
    })
  })
})

it('a theorem about outcomes says nothing about other values', () => {
  const grundy = solvedBox({ ...SUBJECT, value: 'grundy' }, 4)
  const asked = limits({ ...FEW, furthest: grundy, theorems: theorem(TRUE, FALSE) })
  const decision = decideDescribed(grundy, described(parseTerm('x1 mod 2')), asked)
  expect(decision.status).toBe('candidate')
})
