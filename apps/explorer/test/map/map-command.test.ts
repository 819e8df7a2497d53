import { parseRuleset } from '@nim/core/rules'
import { expect, test } from 'vitest'
import { quoted } from '../../src/parts/shell-word.ts'
import { mapCommands } from '../../src/views/map/map-command.ts'
import { readMap } from '../../src/views/map/map-state.ts'

const commands = (game: string, settings: Record<string, string>): readonly string[] =>
  mapCommands(
    readMap(parseRuleset(game), settings['play'] === 'misere' ? 'misere' : 'normal', { settings })
      .state,
  )

test('the command for a grid is nimlab grid', () => {
  expect(commands('SN(6,{4,5,6})', { show: 'grid', max: '9', mod: '12', play: 'misere' })).toEqual([
    "nimlab grid 'SN(6,{4,5,6})' --max 9 --modulus 12 --misere --svg grid.svg",
  ])
})

test('the command for a slice is nimlab plot, whichever piles vary', () => {
  const settings = { max: '9', fixed: '3', vary: '1,3', value: 'grundy' }
  expect(commands('HNIM(3;{1,2},{3})', settings)).toEqual([
    "nimlab plot 'HNIM(3;{3},{1,2})' --slice x2=3 --value grundy --max 9 --svg slice.svg",
  ])
  expect(commands('WYTHOFF', { max: '9' })).toEqual([
    "nimlab plot 'WYTHOFF' --slice --value outcome --max 9 --svg slice.svg",
  ])
})

test('a slice that is too wide for a figure has the command for a table, and a formula adds nimlab test', () => {
  expect(commands('WYTHOFF', { max: '600', says: "x1 = x2'" })).toEqual([
    "nimlab solve 'WYTHOFF' --max 600 --value outcome --out table.npy",
    String.raw`nimlab test 'WYTHOFF' --says 'x1 = x2'\''' --value outcome --max 600`,
  ])
})

test('a quoted text is a single word in a shell', () => {
  expect(quoted("a'$(b)`c")).toBe(String.raw`'a'\''$(b)` + "`c'")
})
