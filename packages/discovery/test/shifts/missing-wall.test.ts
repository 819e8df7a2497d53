import { parseRuleset } from '@nim/core/rules'
import { seededRandom } from '@nim/core/random'
import { describe, expect, it } from 'vitest'
import { missingWalls } from '../../src/shifts/missing-wall.ts'
import { valuesOnBox } from '../../src/shifts/values-on-box.ts'

describe('missingWalls', () => {
  it('proposes the wall of SN(6,{2,4}) that only the shortest steps show', () => {
    const ruleset = parseRuleset('SN(6,{2,4})')
    const box = valuesOnBox({ ruleset, play: 'normal', value: 'outcome' }, 500_000)
    const evidence = { box, walls: [], defects: [], isRemoteness: false, random: seededRandom(1) }
    expect(missingWalls(evidence, [0, 0, 0, 0, 0, 1])[0]).toEqual([3, -1, -1, -1, -1, 1])
  })
})
