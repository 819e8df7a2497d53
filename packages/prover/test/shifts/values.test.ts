import { solve } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import { expect, it } from 'vitest'
import type { ShiftCertificate } from '../../src/shift-check/index.ts'
import { shiftOf } from '../../src/shift-check/shift.ts'
import { solveBox } from '../../src/shift-check/solved-box.ts'
import { coordinatesOf, spaceOf } from '../../src/shift-check/space.ts'
import { farValues } from '../../src/shift-check/values.ts'
import {
  certificateOf,
  NIM_4_3,
  SN_3_2,
  SN_4_12_MISERE_REMOTENESS,
  SN_4_12_REMOTENESS,
} from './given.ts'

/** One pile, from which a move takes one stone or two. The values have period 3. */
const PERIOD_3 = (play: string, value: string): string => `
SUB(1;1,2) ${play} ${value}
z 3 ${value === 'remoteness' ? 'add 2 ' : ''}| 1 >= 6
`

it.each([
  [NIM_4_3, 3, 14],
  [SN_3_2, 4, 14],
  [SN_4_12_REMOTENESS, 0, 12],
  [SN_4_12_MISERE_REMOTENESS, 2, 12],
  ...['normal', 'misere'].flatMap((play) =>
    ['outcome', 'remoteness', 'grundy'].map((value) => [PERIOD_3(play, value), 1, 30] as const),
  ),
] as const)('values of large positions equal those of the solved game: %s', (text, small, max) => {
  const certificate: ShiftCertificate = certificateOf(text, small)
  const { play, value } = certificate
  const ruleset = parseRuleset(certificate.ruleset)
  const space = spaceOf(ruleset)
  const shifts = certificate.rules.map((rule, i) => shiftOf(space, value, rule, i))
  const box = solveBox(ruleset, space, certificate, small)
  const { byRules, fromOptions } = farValues({ space, certificate, shifts, box, work: () => {} })
  const table = solve(ruleset, { max }, { play, value })
  const wrong: string[] = []
  table.box.forEach((x) => {
    const y = coordinatesOf(space, x)
    const isRight = byRules(y) === table.at(x) && fromOptions(y) === table.at(x)
    if (!isRight) wrong.push(x.join())
  })
  expect(wrong).toEqual([])
})
