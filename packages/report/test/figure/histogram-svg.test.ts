import { solve } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import { expect, test } from 'vitest'
import { histogramSvg } from '../../src/index.ts'
import { SOLVED_EXAMPLES } from '../solved/examples.ts'
import { elementsOf, parseXml } from '../xml/parse-xml.ts'
import { tipOf } from '../xml/text-of.ts'

const LARGE = solve(parseRuleset('NIM(3,2)'), { max: 150 }, { value: 'remoteness' })

test.each([...SOLVED_EXAMPLES, ['many values', LARGE] as const])(
  'each value has a bar with the height of its count and the colour of its outcome: %s',
  (_, table) => {
    const svg = parseXml(histogramSvg(table))
    const bars = elementsOf(svg).flatMap((element) => {
      const match = /^(\w+) \(([PN])\): (\d+)$/.exec(tipOf(element) ?? '')
      if (element.name !== 'g' || match === null) return []
      const rect = element.children.find(({ name }) => name === 'rect')!.attributes
      const letter = element.children.find(({ name }) => name === 'text')?.text
      return [{ value: match[1]!, outcome: match[2]!, count: Number(match[3]), rect, letter }]
    })
    const expected = table.histogram().flatMap((count, entry) => {
      const outcome = table.isP(entry) ? 'P' : 'N'
      const value = table.value === 'outcome' ? outcome : String(entry)
      return count === 0 ? [] : [{ value, outcome, count }]
    })
    expect(bars.map(({ value, outcome, count }) => ({ value, outcome, count }))).toEqual(expected)
    const unit = Number(bars[0]!.rect['height']) / bars[0]!.count
    const highest = Math.max(...bars.map(({ rect }) => Number(rect['height'])))
    expect(highest).toBeGreaterThan(100)
    for (const { count, rect, outcome, letter } of bars) {
      expect(Math.abs(Number(rect['height']) - unit * count)).toBeLessThan(1)
      expect(rect['fill']).toBe(outcome === 'P' ? '#0b4f8a' : '#fbdc8e')
      if (letter !== undefined) expect(letter).toBe(outcome)
    }
    const isNarrow = bars.length > 40
    expect(bars.every(({ letter }) => (letter === undefined) === isNarrow)).toBe(true)
  },
)
