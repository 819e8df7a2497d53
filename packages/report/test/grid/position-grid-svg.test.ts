import { solve } from '@nim/bruteforce'
import { exactSlowNim, slowSetNim } from '@nim/core/rules'
import { expect, test } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { type PositionGrid, positionGrid, positionGridSvg } from '../../src/index.ts'
import { elementsOf, parseXml, type XmlElement } from '../xml/parse-xml.ts'

const GOLDEN: PositionGrid[] = [
  ...golden.grids_all_but_one,
  ...golden.grids_all_but_one_or_all,
].map(({ n, A, modulus, max, columns }) => ({
  ruleset: `SN(${n},{${A.join()}})`,
  play: 'normal',
  positions: 'reduced positions',
  modulus,
  max,
  columns,
}))

const MIXED = positionGrid(
  solve(slowSetNim(5, [2]), { max: 3 }, { value: 'outcome', play: 'misere' }),
  {
    modulus: 6,
    includes: (position) => position[0]! > 0,
    positions: 'positions without empty piles',
  },
)
const ODD = positionGrid(solve(exactSlowNim(6, 2), { max: 3 }, { value: 'outcome' }), {
  modulus: 3,
})
const GRIDS = [...GOLDEN, MIXED, ODD]

test.each(GRIDS)('the figure of $ruleset is one well-formed SVG element', (grid) => {
  const svg = parseXml(positionGridSvg(grid))
  expect(svg.name).toBe('svg')
  expect(svg.attributes['xmlns']).toBe('http://www.w3.org/2000/svg')
  expect(svg.attributes['viewBox']).toBe(
    `0 0 ${svg.attributes['width']} ${svg.attributes['height']}`,
  )
})

test.each(GRIDS)('the letters of $ruleset are at the places of o and r', (grid) => {
  const cells = new Map<string, { letter: string; x: number; y: number }>()
  for (const cell of elementsOf(parseXml(positionGridSvg(grid)))) {
    const tip = /^o = (\d+), r = (\d+): (.*)$/.exec(titleOf(cell) ?? '')
    if (cell.name !== 'g' || tip === null) continue
    const shown = cell.children.find(({ name }) => name === 'text')?.text ?? '.'
    expect(tip[3]).toBe(shown === '.' ? 'impossible: o and r differ in parity' : shown)
    const mark = cell.children.find(({ name }) => name === 'text' || name === 'circle')!
    const x = Number(mark.attributes['x'] ?? mark.attributes['cx'])
    const y = Number(mark.attributes['y'] ?? mark.attributes['cy'])
    cells.set(`${tip[1]},${tip[2]}`, { letter: shown, x, y })
  }
  expect(cells.size).toBe(grid.columns.length * grid.modulus)
  const at = (o: number, r: number): { letter: string; x: number; y: number } =>
    cells.get(`${o},${r}`)!
  expect(
    grid.columns.map((column, o) => Array.from(column, (_, r) => at(o, r).letter).join('')),
  ).toEqual(grid.columns)
  const step = at(1, 0).x - at(0, 0).x
  expect(step).toBeGreaterThan(20)
  grid.columns.forEach((column, o) => {
    for (let r = 0; r < column.length; r++) {
      expect(at(o, r)).toMatchObject({ x: at(0, 0).x + o * step, y: at(0, 0).y + r * step })
    }
  })
})

test.each(GRIDS)(
  'the figure of $ruleset has a title, a caption, numbers and axis labels',
  (grid) => {
    const svg = parseXml(positionGridSvg(grid))
    const texts = elementsOf(svg).filter(({ name }) => name === 'text' || name === 'tspan')
    const words = texts.map(({ text }) => text)
    const caption = words.join(' ')
    expect(caption).toContain(`Position grid of ${grid.ruleset}`)
    expect(caption).toContain(
      `${grid.positions.slice(1)}, ${grid.play === 'normal' ? 'normal' : 'misère'} play, piles 0..${grid.max}`,
    )
    expect(caption).toContain(`o = number of odd piles, r = sum of piles mod ${grid.modulus}`)
    expect(words).toEqual(expect.arrayContaining(['o', 'r']))
    for (let r = 0; r < grid.modulus; r++) expect(words).toContain(String(r))
    for (let o = 0; o < grid.columns.length; o++) expect(words).toContain(String(o))
    expect(titleOf(svg)).toContain(grid.ruleset)
  },
)

test.each(GRIDS)('the legend of $ruleset explains exactly the letters that occur', (grid) => {
  const texts = elementsOf(parseXml(positionGridSvg(grid))).map(({ text }) => text)
  const meanings = {
    P: 'the player to move loses',
    N: 'the player to move wins',
    M: 'both outcomes occur',
    '?': 'no such position in the box',
  }
  for (const [letter, meaning] of Object.entries(meanings)) {
    expect(texts.includes(meaning)).toBe(grid.columns.join('').includes(letter))
  }
})

test.each(GRIDS)('everything in the figure of $ruleset is inside its frame', (grid) => {
  const svg = parseXml(positionGridSvg(grid))
  const [width, height] = [Number(svg.attributes['width']), Number(svg.attributes['height'])]
  for (const { name, attributes, text } of elementsOf(svg)) {
    if (name !== 'rect' && name !== 'text') continue
    const [x, y] = [Number(attributes['x'] ?? 0), Number(attributes['y'] ?? 0)]
    // the estimated width of a character: about half the font size, as in the widest common
    // sans-serif fonts
    const character = attributes['font-size'] === '17' ? 10 : 6.5
    const right = name === 'rect' ? x + Number(attributes['width']) : x + character * text.length
    const bottom = name === 'rect' ? y + Number(attributes['height']) : y
    expect(x >= 0 && y >= 0 && right <= width && bottom <= height).toBe(true)
  }
})

test('the figure loads nothing, runs nothing, and contains no ids', () => {
  const elements = elementsOf(parseXml(positionGridSvg(MIXED)))
  const allowed = ['svg', 'title', 'rect', 'text', 'tspan', 'g', 'circle', 'path']
  expect(elements.filter(({ name }) => !allowed.includes(name))).toEqual([])
  for (const { attributes } of elements) {
    for (const name of Object.keys(attributes)) {
      expect(name).not.toMatch(/^(?:on.*|href|xlink:href|style|class|id|src)$/)
    }
  }
})

test('captions can contain any characters', () => {
  const positions = `those x < y & "z" 'q' ]]> \u0000\u001b\ud800 ≤ 😀`
  const svg = parseXml(positionGridSvg({ ...MIXED, positions }))
  expect(titleOf(svg)).toContain(`x < y & "z" 'q' ]]> \uFFFD\uFFFD\uFFFD ≤ 😀`)
})

test('a long ruleset is wrapped', () => {
  const svg = parseXml(
    positionGridSvg({
      ...MIXED,
      ruleset: `SN(40,{${Array.from({ length: 40 }, (_, i) => i + 1).join()}})`,
    }),
  )
  const title = elementsOf(svg).filter(({ attributes }) => attributes['font-size'] === '17')
  expect(title.length).toBeGreaterThan(1)
  expect(title.map(({ text }) => text).join('')).toContain('38,39,40})')
})

test('the same grid always gives the same text', () => {
  expect(positionGridSvg(MIXED)).toBe(positionGridSvg({ ...MIXED }))
})

test('columns with a wrong length or unknown letters cause errors', () => {
  expect(() => positionGridSvg({ ...MIXED, columns: ['P.P.P'] })).toThrow(RangeError)
  expect(() => positionGridSvg({ ...MIXED, columns: ['P.P.X.'] })).toThrow(
    new RangeError("position grid: expected 6 letters of P N M ? . at o = 0, got 'P.P.X.'"),
  )
})

function titleOf(element: XmlElement): string | undefined {
  return element.children.find(({ name }) => name === 'title')?.text
}
