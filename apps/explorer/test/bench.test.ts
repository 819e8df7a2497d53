import { formatRuleset, parseRuleset } from '@nim/core/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Address, parseAddress, VIEWS } from '../src/address/address.ts'
import {
  type Bench,
  benchAddress,
  benchOf,
  benchPlace,
  libraryAddress,
  withBench,
} from '../src/address/bench.ts'
import { readPosition } from '../src/address/read-game.ts'

const BENCHES: readonly Bench[] = [
  { game: 'SN(3,{1,2})', position: '3,5,6', play: '' },
  { game: 'NIM(4,3)', position: '3,3,4,40', play: 'misere' },
  { game: 'HNIM(4;{1,2},{2,3},{3,4},{1,4})', position: '3,5,4,2', play: '' },
  { game: 'WYTHOFF', position: '7,11', play: 'misere' },
  { game: 'MOORE(3,2)', position: '2,4,5', play: '' },
]
const TOOLS = ['start', 'p', 'play', 'map', 'test', 'sequences', 'atlas'] as const
const benches = fc.constantFrom(...BENCHES)

test('the address of every tool contains the bench that the tool shows', () => {
  fc.assert(
    fc.property(benches, benches, fc.constantFrom(...TOOLS), (bench, before, tool) => {
      const at = parseAddress(benchAddress(tool, bench))
      expect(at.view).toBe(tool)
      expect(benchOf(at, before)).toEqual(bench)
    }),
  )
})

test('pages that do not concern a single game keep the bench', () => {
  fc.assert(
    fc.property(
      benches,
      benches,
      fc.constantFrom('claims', 'atlas', 'settled'),
      (bench, before, page) => {
        expect(benchOf(parseAddress(libraryAddress(page, bench)), before)).toEqual(bench)
        expect(benchOf({ view: page, parts: [], settings: {} }, before)).toEqual(before)
      },
    ),
  )
})

test('a change of the bench keeps the tool, and the settings that do not depend on the game', () => {
  const [first, second] = BENCHES as readonly [Bench, Bench]
  const changed = (hash: string, bench: Bench): string =>
    withBench(parseAddress(hash), bench, benchOf(parseAddress(hash)))
  expect(changed('#/play/SN(3,{1,2})/3,5,6/3,5,5?level=careless&seed=5', second)).toBe(
    '#/play/NIM(4,3)/3,3,4,40?level=careless&seed=5&play=misere',
  )
  expect(changed('#/map/SN(3,{1,2})?show=grid&mod=7&max=9&says=o', second)).toBe(
    '#/map/NIM(4,3)/3,3,4,40?show=grid&play=misere',
  )
  expect(changed('#/map/SN(3,{1,2})?value=grundy&max=9', first)).toBe(
    '#/map/SN(3,{1,2})/3,5,6?value=grundy&max=9',
  )
  expect(changed('#/map/SN(3,{1,2})?max=4', first)).toBe('#/map/SN(3,{1,2})/3,5,6')
  expect(changed('#/test/SN(3,{1,2})?says=o', second)).toBe(
    '#/test/NIM(4,3)/3,3,4,40?says=o&play=misere',
  )
  expect(changed('#/map/NIM(3,2)?show=grid', BENCHES[3]!)).not.toContain('grid')
})

test('any address has a bench, and an invalid position causes a message of one line', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VIEWS, null),
      fc.array(fc.string(), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('bench', 'game', 'at', 'play', 'of'), fc.string()),
      benches,
      (view, parts, settings, before) => {
        const address: Address = { view, parts, settings }
        const place = benchPlace(benchOf(address, before))
        if ('problem' in place) expect(place.problem).not.toBe('')
        else expect(formatRuleset(place.is.ruleset)).not.toBe('')
      },
    ),
  )
})

test.each(['3,3,4,4', '(3, 3, 4, 4)', '3 3 4 4', ' [4,4,3,3] ', '4 3 4  3'])(
  'readPosition reads %j as 3,3,4,4',
  (text) => {
    expect(readPosition(parseRuleset('NIM(4,3)'), text)).toEqual({ is: [3, 3, 4, 4] })
  },
)
