import { slowSetNim } from '@nim/core/rules'
import { balancedFormula } from '@nim/core/setnim'
import { parse, parseTerm } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { basisOf } from '../../src/points/basis.ts'
import { certificateOf } from '../../src/points/certificate.ts'
import { domainOf } from '../../src/points/domain.ts'
import { type PointQuestion, pointsOf } from '../../src/points/index.ts'
import { type Walls, wallsOf } from '../../src/points/walls.ts'
import { checkPoints } from '../../src/points-check/index.ts'
import { NIM_4_3, outcomes, values } from './questions.ts'

const parities = parseTerm('x1 + x2 - [x1 mod 2 = 1 and x2 mod 2 = 1]')
const QUESTIONS: readonly (readonly [string, PointQuestion])[] = [
  ['SN(3,{2,3})', outcomes(slowSetNim(3, [2, 3]), balancedFormula(3, 2))],
  ['NIM(4,3)', NIM_4_3],
  ['remoteness of SN(2,{1,2})', values('remoteness', slowSetNim(2, [1, 2]), parities)],
  // contains no congruence except that of the remoteness itself
  ['remoteness of SN(3,{3})', values('remoteness', slowSetNim(3, [3]), parseTerm('x1'))],
  // needs thresholds up to the number of moves plus one
  [
    'Grundy values of SN(2,{2})',
    values('grundy', slowSetNim(2, [2]), parseTerm('if x1 <= 1 then x1 else x1 mod 2')),
  ],
  // needs a threshold only for the minimum
  [
    'a statement',
    {
      value: 'statement',
      variables: ['x1', 'x2'],
      sorted: false,
      says: parse('min(x1, x2 + 3) mod 2 <= 1'),
    },
  ],
]

/**
 * The certificate of a prover that overlooks some forms, thresholds or residues but makes no other
 * error.
 */
function forged(question: PointQuestion, overlooked: Walls): ReturnType<typeof checkPoints> {
  const basis = basisOf(domainOf(question), overlooked)
  const certificate = certificateOf(question, basis, pointsOf(basis))
  return checkPoints(JSON.parse(JSON.stringify(certificate)))
}

describe('a consistent certificate', () => {
  it.each(QUESTIONS)('of %s is rejected if the prover overlooked a threshold', (_, question) => {
    const all = wallsOf(question, domainOf(question))
    expect(forged(question, all)).toMatchObject({ accepted: true })
    const verdicts = all.walls.flatMap(({ thresholds }, i) =>
      thresholds.map((t) => {
        const walls = all.walls.map((wall, j) =>
          i === j ? { ...wall, thresholds: thresholds.filter((other) => other !== t) } : wall,
        )
        return forged(question, { ...all, walls })
      }),
    )
    expect(verdicts.length).toBeGreaterThan(0)
    expect(verdicts.filter(({ accepted }) => accepted)).toEqual([])
  })

  it.each(QUESTIONS)(
    'of %s is rejected if the prover overlooked all congruences',
    (_, question) => {
      const all = wallsOf(question, domainOf(question))
      expect(all.residues.length).toBeGreaterThan(0)
      expect(forged(question, { ...all, residues: [] })).toMatchObject({
        accepted: false,
        why: expect.stringMatching(/^a step is not in the lattice/) as string,
      })
    },
  )
})
