import { type PlayConvention, WYTHOFF } from '@nim/core/rules'
import { expect, it } from 'vitest'
import golden from '../../../golden/wythoff.json' with { type: 'json' }
import { solve, type TableValue } from '../src/index.ts'

/** The P-positions of the box, in lexicographic order. */
function pPositions(max: number, value: TableValue, play: PlayConvention): number[][] {
  const { box, values, isP } = solve(WYTHOFF, { max }, { value, play })
  const found: number[][] = []
  box.forEach((x, rank) => {
    if (isP(values[rank]!)) found.push([...x])
  })
  return found.toSorted((x, y) => x[0]! - y[0]! || x[1]! - y[1]!)
}

for (const value of ['outcome', 'remoteness', 'grundy'] as const) {
  it(`the first P-positions of Wythoff agree, by ${value}`, () => {
    expect(pPositions(49, value, 'normal')).toEqual(golden.first_P)
  })

  it(`the first misère P-positions of Wythoff agree, by ${value}`, () => {
    expect(pPositions(31, value, 'misere')).toEqual(golden.misere_P)
  })
}
