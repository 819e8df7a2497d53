import { parseRuleset } from '@nim/core/rules'
import { seededRandom } from '@nim/core/random'
import { describe, expect, it } from 'vitest'
import { IS_LONG } from '../../../../vitest.sample.ts'
import { missingWalls } from '../../src/shifts/missing-wall.ts'
import { valuesOnBox } from '../../src/shifts/values-on-box.ts'

/** Games with a wall that only the shortest steps along the largest pile show. */
const GAMES = [
  ['SN(5,{2,3,4,5})', [-1, -1, -1, -1, 1]],
  // this game takes 20 seconds
  ...(IS_LONG ? [['SN(6,{2,4})', [3, -1, -1, -1, -1, 1]] as const] : []),
] as const

describe('missingWalls', () => {
  it.each(GAMES)('proposes the wall of %s that only the shortest steps show', (name, wall) => {
    const ruleset = parseRuleset(name)
    const box = valuesOnBox({ ruleset, play: 'normal', value: 'outcome' }, 500_000)
    const evidence = { box, walls: [], defects: [], isRemoteness: false, random: seededRandom(1) }
    const largestPile = wall.map((_, i) => (i === wall.length - 1 ? 1 : 0))
    expect(missingWalls(evidence, largestPile)[0]).toEqual(wall)
  })
})
