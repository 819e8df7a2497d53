import { APPENDIX } from '@nim/core/exact-slow'
import { exactSlowNim, formatRuleset, slowSetNim } from '@nim/core/rules'
import { FALSE, integers, mod, parse, parseTerm } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { type PointQuestion, type PointResult, proveByPoints } from '../../src/points/index.ts'
import { checkPoints } from '../../src/points-check/index.ts'
import { classesByValue, clamped, solvedValue } from './class-formula.ts'
import { NIM_4_3, OTHERS, outcomes, SET_NIM, values } from './questions.ts'

function nameOf(question: PointQuestion): string {
  if (question.value === 'statement') return `a statement about ${question.variables.join()}`
  return `${question.value} of ${formatRuleset(question.ruleset)}, ${question.play} play`
}

/** Writes the certificate as JSON, reads it again, and checks it. */
function checked(result: PointResult): ReturnType<typeof checkPoints> | null {
  if (result.answer !== 'proved') return null
  return checkPoints(JSON.parse(JSON.stringify(result.certificate)))
}

describe('formulas of the papers and of docs/proofs', () => {
  it.each(
    sampled([...SET_NIM, NIM_4_3, ...OTHERS], 6).map(
      (question) => [nameOf(question), question] as const,
    ),
  )('are proved, and the checker accepts the certificate: %s', (_, question) => {
    const result = proveByPoints(question)
    expect(result).toMatchObject({ answer: 'proved' })
    expect(checked(result)).toMatchObject({ accepted: true, question: { value: question.value } })
  })

  it('are decided by fewer than 20,000 points for each game with four piles', () => {
    const counts = sampled([...SET_NIM, NIM_4_3], 8).map((question) => proveByPoints(question))
    const most = counts.map((result) => (result.answer === 'proved' ? result.points : Infinity))
    expect(Math.max(...most)).toBeLessThan(20_000)
  })
})

describe('wrong formulas are refuted:', () => {
  it('the appendix as printed, at the smallest counterexample', () => {
    const answer = { answer: 'refuted', position: [3, 3, 4, 4], says: false, is: true }
    const printed = outcomes(exactSlowNim(4, 3), APPENDIX)
    expect(proveByPoints(printed)).toEqual(answer)
    expect(proveByPoints(printed, { first: 0 })).toEqual(answer)
  })

  it('a formula that is wrong only at one distant point', () => {
    const wrong = parse('x1 + x2 + x3 == 0 (mod 2) xor (x1 = 40 and x2 = 41 and x3 = 45)')
    expect(proveByPoints(outcomes(slowSetNim(3, [1]), wrong))).toEqual({
      answer: 'refuted',
      position: [40, 41, 45],
      says: false,
      is: true,
    })
  })

  it('a remoteness that is wrong by 2 beyond a wall', () => {
    const wrong = parseTerm('x1 + 2*[x1 >= 30]')
    expect(proveByPoints(values('remoteness', slowSetNim(2, [2]), wrong))).toEqual({
      answer: 'refuted',
      position: [30, 30],
      says: 32,
      is: 30,
    })
  })

  it('a statement without moves', () => {
    const question = {
      value: 'statement',
      variables: ['a', 'b'],
      sorted: false,
      says: parse('7*a != 5*b + 1 or a < 3'),
    } as const
    expect(proveByPoints(question)).toEqual({
      answer: 'refuted',
      position: [3, 4],
      says: false,
      is: true,
    })
  })
})

describe('a description by classes, read from a small box', () => {
  const x = integers('x', 3)
  const difference = clamped(parseTerm('x3 - x1 - x2'), -3, 3)
  const low = x.map((pile) => clamped(pile, 0, 2))

  it.each(['normal', 'misere'] as const)('is proved for NIM(3,2) in %s play', (play) => {
    const game = exactSlowNim(3, 2)
    const terms = [...x.map((pile) => mod(pile, 4)), difference, ...low]
    const isP = classesByValue(game, solvedValue(game, play, 'outcome'), terms, 20)?.get(0) ?? FALSE
    const result = proveByPoints(outcomes(game, isP, play))
    expect(result.answer).toBe('proved')
    expect(checked(result)).toMatchObject({ accepted: true })
  })

  it('is refuted if the classes are too coarse', () => {
    const game = exactSlowNim(3, 2)
    const parities = x.map((pile) => mod(pile, 2))
    const valueOf = solvedValue(game, 'normal', 'outcome')
    const isP = classesByValue(game, valueOf, [...parities, difference], 3)
    const result = proveByPoints(outcomes(game, isP?.get(0) ?? FALSE))
    expect(result.answer).toBe('refuted')
  })
})
