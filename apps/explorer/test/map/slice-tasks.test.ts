import { solve, type Table } from '@nim/bruteforce'
import { readFormula } from '@nim/conjectures/formula-claims'
import { formatRuleset, isSymmetric, parseRuleset, sorted } from '@nim/core/rules'
import { heatMap, heatMapSvg, heatMapTikz } from '@nim/report'
import { expect, test } from 'vitest'
import {
  AGREES,
  ERRS,
  type OverlayInput,
  SAYS_NOTHING,
  overlayFormula as overlay,
} from '../../src/tasks/overlay.ts'
import { makeSliceFile as sliceFile } from '../../src/tasks/slice-file.ts'

const MAX = 12

/** A slice as the page passes it to a task. */
function given(table: Table, vary: readonly [number, number], fixed: readonly number[]) {
  const side = table.box.max + 1
  const { entries } = heatMap(table, { vary, fixed })
  const game = formatRuleset(table.ruleset)
  return { game, play: table.play, value: table.value, vary, fixed, side, entries: entries.flat() }
}

const CASES = [
  ['NIM(4,3)', 'outcome', 'normal', [1, 2], [3, 5]],
  ['SN(3,{2})', 'remoteness', 'misere', [1, 2], [4]],
  ['HNIM(3;{1,2},{3})', 'grundy', 'normal', [1, 3], [7]],
  ['WYTHOFF', 'grundy', 'normal', [1, 2], []],
] as const

test.each(CASES)(
  'the files of a slice of %s, %s, %s equal those of @nim/report',
  async (...one) => {
    const [game, value, play, vary, fixed] = one
    const table = solve(parseRuleset(game), { max: MAX }, { value, play })
    const slice = { ...given(table, vary, fixed), overlay: null }
    const map = heatMap(table, { vary, fixed })
    expect(sliceFile({ ...slice, format: 'svg' })).toBe(heatMapSvg(map))
    expect(sliceFile({ ...slice, format: 'tex' })).toBe(heatMapTikz(map))
    const lines = (sliceFile({ ...slice, format: 'csv' }) as string).trimEnd().split('\n').slice(1)
    expect(lines).toHaveLength((MAX + 1) ** 2)
    for (const line of lines) {
      const cells = line.split(',')
      const position = cells.slice(0, -1).map(Number)
      const label = value === 'outcome' ? table.outcomeAt(position) : String(table.at(position))
      expect(cells.at(-1)).toBe(label)
    }
    const npy = new Uint8Array(await (sliceFile({ ...slice, format: 'npy' }) as Blob).arrayBuffer())
    const text = new TextDecoder('latin1').decode(npy.subarray(0, 128))
    expect(text).toContain("'fortran_order': True, 'shape': (13, 13)")
    expect([...npy.subarray(npy.length - 169)]).toEqual(slice.entries)
  },
)

test.each([
  ['NIM(4,3)', 'outcome', 'x1 mod 2 = 0 and x2 mod 2 = 0'],
  ['NIM(4,3)', 'outcome', 'x1 mod 2 = 0 if x4 > 6'],
  ['NIM(3,2)', 'remoteness', 'value = x1 + x2'],
  ['HNIM(3;{1,2},{3})', 'grundy', 'value <= x2'],
] as const)('overlayFormula judges each cell of a slice of %s, %s: %s', (game, value, says) => {
  const ruleset = parseRuleset(game)
  const table = solve(ruleset, { max: MAX }, { value })
  const slice: OverlayInput = { ...given(table, [1, 2], [3, 5].slice(0, ruleset.piles - 2)), says }
  const answer = overlay(slice)
  const formula = readFormula(says, ruleset, value)
  let errors = 0
  answer.cells.forEach((cell, at) => {
    const piles = [at % slice.side, Math.floor(at / slice.side), ...slice.fixed]
    const position = isSymmetric(ruleset) ? sorted(piles) : piles
    const holds = formula.holds(position, table.at(position))
    expect(cell).toBe(holds === null ? SAYS_NOTHING : holds ? AGREES : ERRS)
    if (holds === false) errors++
  })
  expect(answer.errors).toBe(errors)
  expect(answer.spoken).toBe(answer.cells.filter((cell) => cell !== SAYS_NOTHING).length)
})

test('overlayFormula rejects an invalid formula and names the column', () => {
  const table = solve(parseRuleset('NIM(3,2)'), { max: 3 }, { value: 'outcome' })
  const slice = given(table, [1, 2], [1])
  expect(() => overlay({ ...slice, says: 'x1 @ 2' })).toThrow(/column 4/)
})

test('a file marks the cells at which the formula is wrong', () => {
  const table = solve(parseRuleset('NIM(3,2)'), { max: 3 }, { value: 'outcome' })
  const slice = given(table, [1, 2], [1])
  const cells = new Uint8Array(16)
  cells[6] = ERRS
  expect(sliceFile({ ...slice, overlay: cells, format: 'svg' })).toContain(
    'the formula errs: x = 2, y = 1',
  )
})
