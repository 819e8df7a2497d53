import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { type ShiftCertificate, checkShifts } from '../../src/shift-check/index.ts'
import {
  certificateOf,
  NIM_4_3,
  SN_3_2,
  SN_4_12_MISERE_REMOTENESS,
  SN_4_12_REMOTENESS,
  SN_5_34,
  SN_6_2,
  SN_6_24,
} from './given.ts'

/**
 * What the checker must report: the box, B_crit, B_cov, the number of edges on the box and beyond
 * it, the number of irreducible positions, and how many of these are P.
 */
type Numbers = readonly [
  text: string,
  box: number,
  critical: number,
  covered: number,
  edges: readonly [box: number, beyond: number],
  irreducible: readonly [count: number, p: number],
]

const GIVEN: readonly Numbers[] = [
  [SN_3_2, 14, 14, 9, [821, 0], [72, 32]],
  [NIM_4_3, 8, 26, 17, [513, 698], [189, 83]],
  [SN_5_34, 12, 36, 24, [6945, 10_971], [1671, 462]],
  [SN_4_12_REMOTENESS, 11, 11, 7, [2200, 0], [54, 16]],
  [SN_4_12_MISERE_REMOTENESS, 16, 16, 10, [8931, 0], [112, 28]],
]

/** Games for which the check takes more than a second each. */
const LARGE: readonly Numbers[] = [
  [SN_6_2, 30, 30, 18, [6_892_971, 0], [2044, 740]],
  [SN_6_24, 36, 36, 21, [18_648_086, 0], [2640, 586]],
]

/**
 * A certificate of a period for the one-pile game in which a move takes one of these numbers of
 * stones.
 */
function subtraction(
  stones: readonly number[],
  period: number,
  from: number,
  value: ShiftCertificate['value'] = 'outcome',
): ShiftCertificate {
  const where = [[[1], from + period] as const]
  return {
    format: 'nimlab-shifts-1',
    ruleset: `SUB(1;${stones.join()})`,
    play: 'normal',
    value,
    box: 0,
    rules: [{ z: [period], add: 0, where }],
  }
}

describe('checkShifts', () => {
  it.each(
    [...GIVEN, ...sampled(LARGE, 8)].map((row) => [row[0].trim().split('\n')[0], ...row] as const),
  )('proves %s with the numbers of the theorem', (_, text, box, ...numbers) => {
    const [critical, covered, edges, irreducible] = numbers
    expect(checkShifts(certificateOf(text, box))).toMatchObject({
      accepted: true,
      critical,
      covered,
      edges: { box: edges[0], beyond: edges[1] },
      irreducible: { count: irreducible[0], p: irreducible[1] },
      semilinear: true,
    })
  })

  it('accepts the same rules on any box, because it also compares the edges beyond the box', () => {
    const results = [0, 4, 13, 26, 60].map((box) => checkShifts(certificateOf(NIM_4_3, box)))
    for (const result of results) {
      expect(result).toMatchObject({ accepted: true, irreducible: { count: 189, p: 83 } })
    }
  })

  it('proves the remoteness of SN(3,{2}) with the same rules', () => {
    const adds = [0, 2, 4, 6]
    const outcomes = certificateOf(SN_3_2, 14)
    const rules = outcomes.rules.map((rule, i) => ({ ...rule, add: adds[i]! }))
    const remoteness = { ...outcomes, value: 'remoteness', rules }
    expect(checkShifts(remoteness)).toMatchObject({ accepted: true, irreducible: { p: 32 } })
    const wrong = rules.with(1, { ...rules[1]!, add: 4 })
    expect(checkShifts({ ...remoteness, rules: wrong })).toMatchObject({ edges: [{ rule: 1 }] })
  })

  it('proves the period of a game in which a move takes several stones', () => {
    expect(checkShifts(subtraction([1, 3, 4], 7, 4))).toMatchObject({ accepted: true })
    expect(checkShifts(subtraction([1, 3, 4], 7, 4, 'grundy'))).toMatchObject({ accepted: true })
    expect(checkShifts(subtraction([1, 3, 4], 6, 4))).toMatchObject({ edges: [{ rule: 0 }] })
    expect(checkShifts(subtraction([1, 3, 4], 7, 3))).toMatchObject({
      accepted: false,
      why: 'rule 1: coordinate 1 has to be at least 11',
    })
  })

  it('proves the period in each pile if the rules do not distinguish the piles', () => {
    const rules = [
      { z: [2, 0], add: 0, where: [[[1, 0], 5]] },
      { z: [0, 2], add: 0, where: [[[0, 1], 5]] },
    ]
    const certificate = { ...subtraction([1, 3], 2, 3), ruleset: 'SUB(2;1,3)', box: 6, rules }
    expect(checkShifts(certificate)).toMatchObject({
      accepted: true,
      covered: 4,
      irreducible: { count: 25, p: 13 },
    })
    expect(checkShifts({ ...certificate, value: 'grundy', play: 'misere' })).toMatchObject({
      accepted: true,
    })
  })

  it('proves a hypergraph game, and reports that no rule has room along a wall', () => {
    const rules = [
      {
        z: [1, 0, 0],
        add: 0,
        where: [
          [[1, -1, 0], 1],
          [[1, 0, 0], 2],
        ],
      },
      {
        z: [0, 1, 0],
        add: 0,
        where: [
          [[-1, 1, -1], 1],
          [[0, 1, 0], 2],
        ],
      },
      {
        z: [0, 0, 1],
        add: 0,
        where: [
          [[0, -1, 1], 1],
          [[0, 0, 1], 2],
        ],
      },
      {
        z: [2, 2, 0],
        add: 0,
        where: [
          [[1, 0, 0], 3],
          [[0, 1, 0], 3],
          [[1, -1, 1], 0],
        ],
      },
      {
        z: [0, 2, 2],
        add: 0,
        where: [
          [[0, 0, 1], 3],
          [[0, 1, 0], 3],
          [[1, -1, 1], 0],
        ],
      },
    ]
    const path = { ...subtraction([1], 2, 1), ruleset: 'HNIM(3;{1,2},{2,3})', box: 8, rules }
    expect(checkShifts(path)).toMatchObject({ accepted: true, semilinear: false })
  })
})
