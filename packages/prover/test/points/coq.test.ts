import { fileURLToPath } from 'node:url'
import { hypergraphNim, slowSetNim } from '@nim/core/rules'
import { parse, parseTerm } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { coqFile } from '../../src/points/coq/index.ts'
import {
  NotDecidable,
  type OutcomeQuestion,
  type PointQuestion,
  proveByPoints,
} from '../../src/points/index.ts'
import { NIM_4_3, outcomes, SET_NIM, values } from './questions.ts'

/** What formal/check.sh gives to Coq; written anew by vitest -u. */
const GAMES = fileURLToPath(new URL('../../../../formal/games/', import.meta.url))

const PATH = hypergraphNim(3, [
  [1, 2],
  [2, 3],
])

/** Each kind of term and formula at least once; it says that both piles are even. */
const ALL_KINDS = parse(
  '(if min(x1, 3*x2) >= 0 and max(x1, x2 - 1) > x1 - 1 then ' +
    '(count(x1 mod 2 = 1, x2 mod 2 != 0) < 1 xor x1 + 2 <= 0) else [x1 = x2] + x2 <= 0) ' +
    'and (x1 - x2 == 0 (mod 2) <-> 2*((x1 + x2) div 2) = x1 + x2) and (x1 < 2 -> x1 = 0) ' +
    'and not (x2 = 1 or x2 = 3) and (if x2 >= 4 then x2 else x2 + 6) mod 4 != 3',
)

const FILES: Readonly<Record<string, OutcomeQuestion>> = {
  ...Object.fromEntries(SET_NIM.map((question) => [nameOf(question), question])),
  NIM_4_3,
  SN_3_1_misere: outcomes(slowSetNim(3, [1]), parse('x1 + x2 + x3 == 1 (mod 2)'), 'misere'),
  SN_4_4_misere: outcomes(slowSetNim(4, [4]), parse('x1 == 1 (mod 2)'), 'misere'),
  Path: outcomes(PATH, parse('min(x2, x1 + x3) == 0 (mod 2)')),
  Path_misere: outcomes(PATH, parse('min(x2, x1 + x3) == 1 (mod 2)'), 'misere'),
  AllKinds: outcomes(slowSetNim(2, [1, 2]), ALL_KINDS),
}

/** SN(4,{2,3}): SN_4_23. */
function nameOf({ ruleset }: OutcomeQuestion): string {
  if (ruleset.kind !== 'SN') throw new Error(`${ruleset.kind} is no SN`)
  return `SN_${ruleset.piles}_${ruleset.sizes.join('')}`
}

function coqOf(question: PointQuestion): string {
  const result = proveByPoints(question)
  if (result.answer !== 'proved') throw new Error(`not proved: ${JSON.stringify(result)}`)
  return coqFile(result.certificate)
}

describe('proofs by points for Coq', () => {
  it.each(Object.entries(FILES))(
    'formal/games/%s.v is what the prover writes',
    async (name, question) => {
      await expect(coqOf(question)).toMatchFileSnapshot(`${GAMES}${name}.v`)
    },
  )

  it('are as narrow as what people write', () => {
    const lines = coqOf(NIM_4_3).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100)
  })

  it.each([
    ['remoteness', values('remoteness', slowSetNim(3, [3]), parseTerm('x1'))],
    ['Grundy values', values('grundy', slowSetNim(3, [3]), parseTerm('x1 mod 2'))],
    [
      'statements without moves',
      { value: 'statement', variables: ['a', 'b'], sorted: false, says: parse('a + b >= b') },
    ],
  ] as const)('are not written for %s', (_, question) => {
    expect(() => coqOf(question)).toThrow(NotDecidable)
  })
})
