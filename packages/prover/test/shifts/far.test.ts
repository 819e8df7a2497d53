import { seededRandom } from '@nim/core/random'
import { parseRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../vitest.sample.ts'
import { shiftOf } from '../../src/shift-check/shift.ts'
import { solveBox } from '../../src/shift-check/solved-box.ts'
import { coordinatesOf, spaceOf } from '../../src/shift-check/space.ts'
import { farValues } from '../../src/shift-check/values.ts'
import {
  certificateOf,
  NIM_4_3,
  SN_3_2,
  SN_4_12_MISERE_REMOTENESS,
  SN_5_34,
  SN_6_24,
} from './given.ts'

/**
 * A random large position. Half of these positions lie near a wall, and the sizes of the others
 * vary widely.
 */
function farPosition(piles: number, random: () => number): number[] {
  const size = 10 ** (2 + 4 * random())
  const x = Array.from({ length: piles }, () => Math.floor(random() * size))
  const isNear = random() < 0.5
  if (isNear) x[0] = Math.abs(x[1]! - x[2]! + Math.floor(random() * 12) - 6)
  return x.sort((a, b) => a - b)
}

describe('the values of large positions by shift rules', () => {
  const texts = [NIM_4_3, SN_3_2, SN_4_12_MISERE_REMOTENESS, SN_5_34, SN_6_24]
  it.each(texts.map((text) => [text.trim().split('\n')[0]!, text] as const))(
    'agree with the values that follow from the options: %s',
    (_, text) => {
      const certificate = certificateOf(text, 12)
      const ruleset = parseRuleset(certificate.ruleset)
      const space = spaceOf(ruleset)
      const shifts = certificate.rules.map((rule, i) => shiftOf(space, certificate.value, rule, i))
      const box = solveBox(ruleset, space, certificate, 12)
      const { byRules, fromOptions } = farValues({
        space,
        certificate,
        shifts,
        box,
        work: () => undefined,
      })
      const random = seededRandom(35)
      for (let tried = 0; tried < runs(100_000, 100); tried++) {
        const x = farPosition(space.piles, random)
        const y = coordinatesOf(space, x)
        if (byRules(y) !== fromOptions(y)) expect.fail(`not at ${x.join()}`)
      }
    },
  )
})
