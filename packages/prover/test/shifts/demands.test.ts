import { describe, expect, it } from 'vitest'
import {
  checkShifts,
  type ShiftCertificate,
  type ShiftCheckOptions,
  type ShiftRule,
} from '../../src/shift-check/index.ts'
import { certificateOf, NIM_4_3, SN_4_12_REMOTENESS } from './given.ts'

/** In SUB(1;1,2), a move takes one stone or two. The outcome has period 3. */
const PERIOD_3: ShiftCertificate = {
  format: 'nimlab-shifts-1',
  ruleset: 'SUB(1;1,2)',
  play: 'normal',
  value: 'outcome',
  box: 9,
  rules: [{ z: [3], add: 0, where: [[[1], 5]] }],
}
/** In NIM(2,2), the remoteness is the smaller pile, so a larger second pile changes nothing. */
const SMALLER_PILE: ShiftCertificate = {
  format: 'nimlab-shifts-1',
  ruleset: 'NIM(2,2)',
  play: 'normal',
  value: 'remoteness',
  box: 0,
  rules: [
    { z: [2, 2], add: 2, where: [[[1, 0], 3]] },
    { z: [0, 1], add: 0, where: [[[-1, 1], 2]] },
  ],
}

const rule = (more: Partial<ShiftRule>, from = PERIOD_3): ShiftCertificate => ({
  ...from,
  rules: from.rules.with(0, { ...from.rules[0]!, ...more }),
})
const game = (ruleset: string): ShiftCertificate => ({ ...PERIOD_3, ruleset })
const manyPiles = (piles: number): ShiftCertificate => {
  const one = Array.from({ length: piles }, (_, i) => +(i === piles - 1))
  const gap = one.with(piles - 2, -1)
  return {
    ...PERIOD_3,
    ruleset: `SN(${piles},{${piles}})`,
    rules: [{ z: one, add: 0, where: [[gap, 2]] }],
  }
}

/** Certificates that violate only one requirement. */
const REFUSED: readonly (readonly [
  certificate: unknown,
  why: string,
  options?: ShiftCheckOptions,
])[] = [
  [game('SUB(1;2,1)'), 'the game is not in standard notation'],
  [game('WYTHOFF'), 'expected a game with a finite list of moves'],
  [manyPiles(13), 'at most 12 piles'],
  [rule({ z: [3, 0] }), 'rule 1: a vector has too few or too many entries'],
  [rule({ where: [[[1, 0], 5]] }), 'rule 1: a vector has too few or too many entries'],
  [rule({ z: [0] }), 'rule 1: z is not a step between positions'],
  [rule({ z: [2, 0] }, SMALLER_PILE), 'rule 1: z is not a step between positions'],
  [rule({ where: [[[1], 4]] }), 'rule 1: coordinate 1 has to be at least 5'],
  [rule({ where: [[[2], 5]] }), 'rule 1: coordinate 1 has to be at least 5'],
  [rule({ where: [[[0, 1], 3]] }, SMALLER_PILE), 'rule 1: coordinate 1 has to be at least 3'],
  [rule({ add: 2 }), 'rule 1: 2 cannot be added to the outcome'],
  [{ ...rule({ add: 2 }), value: 'grundy' }, 'rule 1: 2 cannot be added to the grundy'],
  [rule({ add: 1 }, SMALLER_PILE), 'rule 1: 1 cannot be added to the remoteness'],
  [
    { ...SMALLER_PILE, rules: SMALLER_PILE.rules.with(1, { ...SMALLER_PILE.rules[1]!, add: 2 }) },
    'rule 2: a terminal position may satisfy the inequalities',
  ],
  [rule({ z: [2], where: [[[1], 4]] }), 'rule 1 is wrong at 5: 3 has another value'],
  [{ ...rule({ z: [2], where: [[[1], 4]] }), box: 0 }, 'rule 1 is wrong at 5: 3 has another value'],
  [rule({ add: 4 }, SMALLER_PILE), 'rule 1 is wrong at 3,3: 1,1 has another value'],
  [
    rule({ where: [...PERIOD_3.rules[0]!.where, [[-1], -8]] }),
    'no rule applies beyond 0 in the direction 1',
  ],
  [
    rule({
      where: [
        [[1], 5],
        [[2 ** 52], 0],
      ],
    }),
    'a number reaches 2^53',
  ],
  [
    { ...SMALLER_PILE, rules: SMALLER_PILE.rules.slice(0, 1) },
    'rule 1 leaves edges unsettled beyond 3,3 in the direction 0,1',
  ],
  [
    { ...SMALLER_PILE, rules: SMALLER_PILE.rules.slice(1) },
    'no rule applies beyond 0,0 in the direction 1,1',
  ],
  [PERIOD_3, 'more than 1 nodes', { nodes: 1 }],
  [{ ...PERIOD_3, box: 0 }, 'more than 1 points', { points: 1 }],
]

/** The least number of nodes and of points that suffice to check {@link PERIOD_3} without a box. */
const LEAST: Readonly<Record<string, number>> = { nodes: 5, points: 12 }

describe('the checker of shift rules', () => {
  it('accepts correct rules, and counts what it compared', () => {
    expect(checkShifts(PERIOD_3)).toEqual({
      accepted: true,
      ruleset: 'SUB(1;1,2)',
      play: 'normal',
      value: 'outcome',
      rules: 1,
      critical: 6,
      covered: 4,
      edges: { box: 2, beyond: 0 },
      irreducible: { count: 5, p: 2 },
      semilinear: true,
    })
    // the second rule applies to piles of 5 or more
    const rules = [8, 5].map((least): ShiftRule => ({ z: [3], add: 0, where: [[[1], least]] }))
    expect(checkShifts({ ...PERIOD_3, rules })).toMatchObject({ irreducible: { count: 5, p: 2 } })
    // no rule applies at (a, a) and (a, a + 1) with a ≤ 2; these are P for a = 0 and a = 2
    expect(checkShifts(SMALLER_PILE)).toMatchObject({
      accepted: true,
      value: 'remoteness',
      irreducible: { count: 6, p: 4 },
    })
    expect(checkShifts({ ...SMALLER_PILE, play: 'misere' })).toMatchObject({
      irreducible: { count: 6, p: 2 },
    })
    expect(checkShifts(certificateOf(SN_4_12_REMOTENESS, 11))).toMatchObject({
      accepted: true,
      critical: 11,
      covered: 7,
      edges: { box: 2200, beyond: 0 },
      irreducible: { count: 54, p: 16 },
    })
    expect(checkShifts(certificateOf(NIM_4_3, 8))).toMatchObject({
      accepted: true,
      critical: 26,
      covered: 17,
      edges: { box: 513, beyond: 698 },
      irreducible: { count: 189, p: 83 },
    })
  })

  it('names the smallest position at which a rule is wrong, even if a limit ends the search', () => {
    const wrong = (least: number): ShiftRule => ({ z: [2], add: 0, where: [[[1], least]] })
    const both = { ...PERIOD_3, box: 0, rules: [wrong(8), wrong(4)] }
    const why = 'rule 2 is wrong at 5: 3 has another value'
    expect(checkShifts(both)).toMatchObject({ why, edges: [{ position: [5], rule: 1 }] })
    const first = { ...PERIOD_3, box: 0, rules: [wrong(4)] }
    const soon = { ...first, rules: [wrong(8)] }
    expect(checkShifts(soon, { edges: 1 })).toMatchObject({ edges: [{ position: [8], rule: 0 }] })
    expect(checkShifts(first, { edges: 1 })).toEqual({
      accepted: false,
      why: 'more than 1 critical edges beyond the box',
      outOfBounds: true,
    })
  })

  it('names the direction in which a rule is missing', () => {
    const one = { ...SMALLER_PILE, rules: SMALLER_PILE.rules.slice(0, 1) }
    expect(checkShifts(one)).toMatchObject({ accepted: false, direction: [0, 1] })
  })

  it('rejects data that are not in the format of a certificate, and names the wrong field', () => {
    const why = (pattern: RegExp): unknown => expect.stringMatching(pattern)
    expect(checkShifts(null)).toEqual({ accepted: false, why: why(/^it: /) })
    expect(checkShifts({ ...PERIOD_3, box: -1 })).toEqual({ accepted: false, why: why(/^box: /) })
  })

  it('reports its next step, and does no more work than its limits allow', () => {
    const steps: string[] = []
    const far = { ...PERIOD_3, box: 0 }
    expect(checkShifts(far, { onStep: (step) => void steps.push(step) }).accepted).toBe(true)
    expect(steps).toEqual([
      'bounding the critical edges',
      'solving the positions with piles up to 0',
      'comparing the edges of the box',
      'comparing the critical edges beyond the box',
      'comparing the critical edges beyond the box',
      'counting the positions at which no rule applies',
    ])
    for (const limit of ['nodes', 'points']) {
      const at = (most: number): boolean => checkShifts(far, { [limit]: most }).accepted
      const least = Array.from({ length: 100 }, (_, i) => i).findIndex(at)
      expect([limit, least, at(least + 1)]).toEqual([limit, LEAST[limit], true])
      expect(checkShifts(far, { [limit]: least - 1 })).toEqual({
        accepted: false,
        why: `more than ${least - 1} ${limit}`,
        outOfBounds: true,
      })
    }
  })

  it('finds the same without a box, and solves no larger box than necessary', () => {
    expect(checkShifts({ ...PERIOD_3, box: 0 })).toMatchObject({
      critical: 6,
      edges: { box: 0, beyond: 2 },
      irreducible: { count: 5, p: 2 },
    })
    expect(checkShifts({ ...PERIOD_3, box: 2 ** 40 })).toMatchObject({ accepted: true })
    expect(checkShifts({ ...PERIOD_3, play: 'misere' })).toMatchObject({
      irreducible: { count: 5, p: 2 },
    })
  })

  it.each(REFUSED.map(([certificate, why, options], i) => [i, why, certificate, options] as const))(
    'rejects certificate %i and reports: %s',
    (_, why, certificate, options) => {
      expect(checkShifts(certificate, options)).toMatchObject({ accepted: false, why })
    },
  )
})
