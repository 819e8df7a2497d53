import { readFileSync } from 'node:fs'
import { solve } from '@nim/bruteforce'
import { exactSlowNim, parseRuleset, sortedBox } from '@nim/core/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { limited } from '../../src/points-check/refuse.ts'
import { forEachPoint } from '../../src/shift-check/points.ts'
import { isCritical, shiftOf } from '../../src/shift-check/shift.ts'
import { largestPile, spaceOf } from '../../src/shift-check/space.ts'
import { criticalLeaves } from '../../src/shift-check/trees.ts'
import { type CoreTable, coreTable } from './two-counters.ts'

type Form = [form: number[], least: number]

/** The rules of Theorem 45: F(s) = F(s − z) + (add, more, more, …) where the inequalities hold. */
const RULES: readonly { z: number[]; add: number; more: number; where: Form[] }[] = [
  {
    z: [0, 0, 0, 0, 1],
    add: 0,
    more: 0,
    where: [
      [[0, 0, 0, -1, 1], 2],
      [[-1, -1, -1, -1, 1], 1],
    ],
  },
  { z: [0, 0, 0, 2, 2], add: 2, more: 2, where: [[[0, 0, -1, 1, 0], 3]] },
  {
    z: [0, 0, 4, 4, 4],
    add: 6,
    more: 6,
    where: [
      [[0, -1, 1, 0, 0], 5],
      [[-2, 1, 1, 1, -1], 9],
    ],
  },
  {
    z: [0, 2, 2, 2, 2],
    add: 4,
    more: 4,
    where: [
      [[-1, 1, 0, 0, 0], 4],
      [[-2, 1, 1, 1, -1], 9],
    ],
  },
  {
    z: [0, 2, 2, 2, 6],
    add: 6,
    more: 6,
    where: [
      [[-1, 1, 0, 0, 0], 4],
      [[0, 0, 0, -1, 1], 5],
    ],
  },
  {
    z: [0, 0, 2, 2, 4],
    add: 4,
    more: 4,
    where: [
      [[0, -1, 1, 0, 0], 3],
      [[0, 0, 0, -1, 1], 3],
    ],
  },
  {
    z: [2, 2, 2, 2, 8],
    add: 8,
    more: 8,
    where: [
      [[1, 0, 0, 0, 0], 3],
      [[0, 0, 0, -1, 1], 7],
      [[2, -1, -1, -1, 1], 8],
    ],
  },
  {
    z: [4, 4, 4, 4, 4],
    add: 8,
    more: 7,
    where: [
      [[1, 0, 0, 0, 0], 9],
      [[1, 1, 1, 1, -1], 22],
    ],
  },
]

const MAX = 44

describe('Theorem 45 of docs/proofs/m-critical.md: two counters', () => {
  let table: CoreTable
  beforeAll(() => {
    table = coreTable(MAX)
  })

  it('has the remoteness of SN(5,{2,3,4}) as f', () => {
    const solved = solve(parseRuleset('SN(5,{2,3,4})'), { max: 20 }, { value: 'remoteness' })
    sortedBox(5, 20).forEach((s) => {
      if (solved.at(s) !== table.f[table.box.rank(s)]) expect.fail(s.join())
    })
  })

  it('gives R of NIM(7,4) wherever both counters are at least β', () => {
    const solved = solve(exactSlowNim(7, 4), { max: 20 }, { value: 'remoteness' })
    let counted = 0
    sortedBox(5, 20).forEach((s) => {
      const at = table.box.rank(s)
      for (let b = table.beta[at]!; b <= 20; b++) {
        for (let c = b; c <= 20; c++) {
          counted++
          const x = [...s, b, c].sort((p, q) => p - q)
          if (solved.at(x) !== table.f[at]) expect.fail(x.join())
        }
      }
    })
    expect(counted).toBeGreaterThan(100_000)
  })

  it('has shift rules that hold on the box 0..44', () => {
    for (const { z, add, more, where } of RULES) {
      let edges = 0
      table.box.forEach((s, here) => {
        for (const [form, least] of where) {
          let value = 0
          for (let i = 0; i < 5; i++) value += form[i]! * s[i]!
          if (value < least) return
        }
        edges++
        const there = table.box.rank(s.map((pile, i) => pile - z[i]!))
        if (
          table.f[here] !== table.f[there]! + add ||
          table.beta[here] !== table.beta[there]! + more ||
          table.offsets[here] !== table.offsets[there]
        ) {
          expect.fail(`${z.join()} at ${s.join()}`)
        }
      })
      expect(edges).toBeGreaterThan(0)
    }
  })

  it('has no critical edge of these rules beyond the box', () => {
    const space = spaceOf(parseRuleset('SN(5,{2,3,4})'))
    const shifts = RULES.map(({ z, add, where }, i) =>
      shiftOf(space, 'remoteness', { z, add, where }, i),
    )
    const count = { node: limited(100_000, 'nodes'), work: limited(2_000_000_000, 'steps') }
    let [points, largest] = [0, 0]
    for (const rule of shifts.keys()) {
      for (const leaf of criticalLeaves(space, shifts, rule, count)) {
        largest = Math.max(largest, leaf.largest)
        if (leaf.largest <= MAX) continue
        forEachPoint(leaf.cone, { most: Infinity, count: () => {} }, (y) => {
          points++
          if (largestPile(space, y) <= MAX) return
          if (isCritical(shifts, { y, rule })) expect.fail(`rule ${rule + 1} at ${y.join()}`)
        })
      }
    }
    expect(largest).toBe(61)
    expect(points).toBeGreaterThan(0)
  })

  it('has the rules that the page lists', () => {
    const page = readFileSync(
      new URL('../../../../docs/proofs/m-critical.md', import.meta.url),
      'utf8',
    )
    const rows = page.match(/^\| \$\((?:\d,?)+\)\$ .*\|$/gm)!
    const listed = rows.map((row) => {
      const [z, add, more, where] = row.slice(1, -1).split('|')
      return { z: numbersIn(z!), add: Number(add), more: Number(more), where: formsIn(where!) }
    })
    expect(listed).toEqual(RULES)
  })

  it('has β = 25 + 7j at the first five piles of the family', () => {
    for (let j = 0; 15 + 4 * j <= MAX; j++) {
      const at = table.box.rank([12, 12, 12, 13, 15].map((pile) => pile + 4 * j))
      expect([table.f[at], table.beta[at]]).toEqual([27 + 8 * j, 25 + 7 * j])
    }
  })
})

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number)

/** The inequalities of a cell such as `$x_5-x_4\ge2$, $x_1\ge3$`. */
function formsIn(cell: string): Form[] {
  return [...cell.matchAll(/\$(.*?)\\ge(\d+)\$/g)].map(([, sum, least]) => {
    const form = [0, 0, 0, 0, 0]
    for (const [, sign, factor, pile] of sum!.matchAll(/([+-]?)(\d*)x_(\d)/g)) {
      form[Number(pile) - 1] = (sign === '-' ? -1 : 1) * Number(factor === '' ? 1 : factor)
    }
    return [form, Number(least)]
  })
}
