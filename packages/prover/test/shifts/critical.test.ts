import { solve } from '@nim/bruteforce'
import { boxOf, compareSumLex, options, parseRuleset, type PlayConvention } from '@nim/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../vitest.sample.ts'
import {
  criticalEdges,
  type ShiftCertificate,
  type ShiftRule,
} from '../../src/shift-check/index.ts'
import { valueAt } from '../../src/shift-check/cone.ts'
import { shiftOf } from '../../src/shift-check/shift.ts'
import { coordinatesOf, spaceOf } from '../../src/shift-check/space.ts'
import { criticalLeaves } from '../../src/shift-check/trees.ts'
import { DRAWN_RULES, rulesOf } from './drawn-rules.ts'
import { less, settling, type Vector } from './settling.ts'
import { certificateOf, NIM_4_3, SN_3_2, SN_4_12_REMOTENESS, SN_5_34 } from './given.ts'

/** The stones that each move takes, as a vector in the order of the sorted piles. */
function movesOf(text: string): number[][] {
  const ruleset = parseRuleset(text)
  const wide = Array.from({ length: ruleset.piles }, (_, i) => 9 * i + 9)
  return options(ruleset, wide).map((x) => less(wide, x))
}

const UNCOUNTED = { node: () => undefined, work: () => undefined }

describe('critical edges', () => {
  it.each([
    ['NIM(4,3)', certificateOf(NIM_4_3, 0), 40, 821, 26],
    ['SN(5,{3,4}) up to 30', certificateOf(SN_5_34, 0), runs(30, 2), 12_393, 30],
  ] as const)('of %s are those that brute force finds', (_, certificate, max, count, largest) => {
    const { isIn, isSettled } = settling(certificate.rules, movesOf(certificate.ruleset))
    let critical = 0
    let most = 0
    boxOf(parseRuleset(certificate.ruleset), max).forEach((x) => {
      for (const rule of certificate.rules) {
        if (!isIn(rule, x) || isSettled(rule, x)) continue
        critical++
        most = Math.max(most, x.at(-1)!)
      }
    })
    if (max < 30) return
    expect([critical, most]).toEqual([count, largest])
  })

  it.each([NIM_4_3, SN_3_2, SN_4_12_REMOTENESS])(
    'all lie in the leaves of the tree: %s',
    (text) => {
      const { ruleset, rules, value } = certificateOf(text, 0)
      const { isIn, isSettled } = settling(rules, movesOf(ruleset))
      const space = spaceOf(parseRuleset(ruleset))
      const shifts = rules.map((rule, i) => shiftOf(space, value, rule, i))
      const leaves = shifts.map((__, i) => criticalLeaves(space, shifts, i, UNCOUNTED))
      boxOf(parseRuleset(ruleset), 34).forEach((x) => {
        for (const [i, rule] of rules.entries()) {
          if (!isIn(rule, x) || isSettled(rule, x)) continue
          const at = [...coordinatesOf(space, x), 1]
          const isThere = leaves[i]!.some(({ cone }) => cone.rows.every((r) => valueAt(r, at) >= 0))
          if (!isThere) throw new Error(`the edge of rule ${i + 1} at ${x.join()} is in no leaf`)
        }
      })
    },
  )

  it.each([NIM_4_3, SN_3_2, SN_4_12_REMOTENESS])(
    'criticalEdges lists all of them and nothing else: %s',
    (text) => {
      const certificate = certificateOf(text, 0)
      const { ruleset, rules } = certificate
      const { isIn, isSettled } = settling(rules, movesOf(ruleset))
      const critical: string[] = []
      boxOf(parseRuleset(ruleset), 34).forEach((x) => {
        for (const [i, rule] of rules.entries()) {
          if (isIn(rule, x) && !isSettled(rule, x)) critical.push(`${i} ${x.join()}`)
        }
      })
      const listed = criticalEdges(certificate).map(
        ({ position, rule }) => `${rule} ${position.join()}`,
      )
      expect(listed.toSorted()).toEqual(critical.toSorted())
    },
  )

  it('include the smallest bad edge, whatever the rules are', () => {
    const games = ['SN(3,{2})', 'SN(3,{1,3})', 'NIM(4,3)', 'HNIM(3;{1,2},{2,3})', 'SUB(1;2,5)']
    const wrong = fc.record({
      game: fc.constantFrom(...games),
      play: fc.constantFrom<PlayConvention>('normal', 'misere'),
      value: fc.constantFrom<ShiftCertificate['value']>('outcome', 'grundy'),
      rules: DRAWN_RULES,
    })
    fc.assert(
      fc.property(wrong, ({ game, play, value, rules: drawn }) => {
        const ruleset = parseRuleset(game)
        const space = spaceOf(ruleset)
        const rules = rulesOf(space, drawn)
        const { isIn, isSettled } = settling(rules, movesOf(game))
        const table = solve(ruleset, { max: 12 }, { value, play })
        const bad: [x: Vector, rule: ShiftRule][] = []
        table.box.forEach((x) => {
          for (const rule of rules) {
            const isBad = isIn(rule, x) && table.at(x) !== table.at(less(x, rule.z))
            if (isBad) bad.push([[...x], rule])
          }
        })
        bad.sort(([a], [b]) => compareSumLex(a, b))
        if (bad.length > 0) expect(isSettled(bad[0]![1], bad[0]![0])).toBe(false)
      }),
      { numRuns: runs(2000, 10) },
    )
  })
})
