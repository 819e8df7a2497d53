import { expect, test } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { type PositionGrid, positionGridText } from '../../src/index.ts'

test('r = 0 is at the top, o grows to the right, and two lines describe the grid', () => {
  const grid: PositionGrid = {
    ruleset: 'SN(3,{2})',
    play: 'normal',
    positions: 'reduced positions',
    modulus: 4,
    max: 8,
    columns: ['P.P.', '.P.N', 'N.N.', '.P.N'],
  }
  expect(positionGridText(grid)).toBe(
    [
      'Position grid of SN(3,{2}): o = number of odd piles, r = sum of piles mod 4',
      'reduced positions, normal play, piles 0..8',
      '',
      'r\\o  0  1  2  3',
      '  0  P  .  N  .',
      '  1  .  P  .  P',
      '  2  P  .  N  .',
      '  3  .  N  .  N',
    ].join('\n'),
  )
})

test('M and ? are explained if they occur', () => {
  const grid: PositionGrid = {
    ruleset: 'SN(1,{1})',
    play: 'misere',
    positions: 'all positions',
    modulus: 3,
    max: 0,
    columns: ['N??', '?M?'],
  }
  expect(positionGridText(grid)).toBe(
    [
      'Position grid of SN(1,{1}): o = number of odd piles, r = sum of piles mod 3',
      'all positions, misère play, piles 0..0',
      '',
      'r\\o  0  1',
      '  0  N  ?',
      '  1  ?  M',
      '  2  ?  ?',
      '',
      'M  both outcomes occur',
      '?  no such position in the box',
    ].join('\n'),
  )
})

test.each([...golden.grids_all_but_one, ...golden.grids_all_but_one_or_all])(
  'the letters of the grid of SN($n,{$A}) can be read back',
  ({ n, A, modulus, max, columns }) => {
    const ruleset = `SN(${n},{${A.join()}})`
    const positions = 'reduced positions'
    const text = positionGridText({ ruleset, play: 'normal', positions, modulus, max, columns })
    const [head, ...rows] = text
      .split('\n')
      .slice(3)
      .map((line) => line.trim().split(/ +/))
    expect(head).toEqual(['r\\o', ...columns.map((_, o) => String(o))])
    expect(rows.map(([r]) => r)).toEqual(Array.from({ length: modulus }, (_, r) => String(r)))
    expect(columns.map((_, o) => rows.map((row) => row[o + 1]).join(''))).toEqual(columns)
  },
)
