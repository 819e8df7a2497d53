import { slowSetNim } from '@nim/core/rules'
import { parse, parseTerm } from '@nim/presburger'
import type { OutcomeGoal, PartialGoal, RestrictedGoal } from '@nim/prover'
import { checkPoints } from '@nim/prover/points-check'
import { describe, expect, it } from 'vitest'
import { decideByPoints } from '../../src/goals/decide-by-points.ts'

const GAME = { ruleset: slowSetNim(3, [1]), variables: ['x1', 'x2', 'x3'] } as const
const EVEN: OutcomeGoal = {
  ...GAME,
  kind: 'outcome',
  id: 'even',
  isP: parse('x1 + x2 + x3 == 0 (mod 2)'),
}

function restricted(isP: string, given: OutcomeGoal): RestrictedGoal {
  const under = parse('x1 == 0 (mod 2)')
  return { ...GAME, kind: 'restricted', id: 'part', under, isP: parse(isP), given }
}

describe('a goal that is decided at finitely many points', () => {
  it('is proved with a certificate that the checker accepts', () => {
    const { verdict, reason, proofs } = decideByPoints(EVEN)
    expect([verdict, reason, proofs.length]).toEqual(['proved', '', 1])
    expect(proofs[0]).toMatchObject({ points: 18, largestPile: expect.any(Number) as number })
    expect(checkPoints(proofs[0]!.certificate).accepted).toBe(true)
  })

  it('is judged in misère play if it states so', () => {
    expect(decideByPoints({ ...EVEN, play: 'misere' })).toMatchObject({
      verdict: 'refuted',
      counterexample: { position: [0, 0, 0], expected: 'P', actual: 'N', isSmallest: true },
    })
  })

  it('is refuted at the smallest position at which its term is wrong', () => {
    const remoteness = parseTerm('x1 + x2 + x3 + 2*[x1 >= 30]')
    const goal = { ...GAME, kind: 'remoteness', id: 'all moves', remoteness } as const
    expect(decideByPoints(goal)).toMatchObject({
      verdict: 'refuted',
      counterexample: { position: [30, 30, 30], expected: 92, actual: 90 },
    })
  })

  it('under a condition is proved together with the description that it relies on', () => {
    const { verdict, proofs } = decideByPoints(restricted('x2 + x3 == 0 (mod 2)', EVEN))
    expect(verdict).toBe('proved')
    expect(proofs.map(({ certificate }) => certificate.question.value)).toEqual([
      'outcome',
      'statement',
    ])
    const assumed = { ...restricted('x2 + x3 == 0 (mod 2)', EVEN), assumed: 'even' }
    expect(decideByPoints(assumed).proofs).toHaveLength(1)
  })

  it('under a condition is refuted at a position that satisfies the condition', () => {
    expect(decideByPoints(restricted('x3 == 0 (mod 2)', EVEN))).toMatchObject({
      verdict: 'refuted',
      counterexample: { position: [0, 1, 1], expected: 'N', actual: 'P' },
    })
  })

  it('is incomplete if it relies on a wrong description', () => {
    const wrong = { ...EVEN, isP: parse('x1 + x2 + x3 == 0 (mod 3)') }
    expect(decideByPoints(restricted('x2 + x3 == 0 (mod 2)', wrong))).toMatchObject({
      verdict: 'incomplete',
      reason: 'relies on a formula that is wrong at 0,0,2',
      counterexample: null,
      proofs: [],
    })
  })

  it('is proved together with its strategy', () => {
    const highest = [{ when: parse('x3 >= 1'), play: [3] }]
    const { verdict, proofs } = decideByPoints({ ...EVEN, strategy: highest })
    expect(verdict).toBe('proved')
    expect(proofs.map(({ part }) => part)).toEqual(['values', 'strategy'])
  })

  it.each([
    ['no rule applies', [], '0,0,1'],
    ['the move is not legal', [{ when: parse('x3 >= 1'), play: [1] }], '0,0,1'],
  ])('is incomplete if %s', (_, strategy, at) => {
    const { verdict, reason, counterexample } = decideByPoints({ ...EVEN, strategy })
    expect([verdict, reason]).toEqual(['incomplete', `the move of the strategy fails at ${at}`])
    expect(counterexample).toBeNull()
  })

  it('about some positions is proved by induction, and is incomplete if the induction fails', () => {
    const some = (isP: string, isN: string): PartialGoal => {
      return { ...GAME, kind: 'partial', id: 'some', isP: parse(isP), isN: parse(isN) }
    }
    const even = 'x1 + x2 + x3 == 0 (mod 4)'
    const odd = 'x1 + x2 + x3 == 1 (mod 2)'
    expect(decideByPoints(some('x1 + x2 + x3 == 0 (mod 2)', odd)).proofs).toHaveLength(1)
    // This statement is true, but the induction fails because it does not mention the options.
    expect(decideByPoints(some(even, 'false'))).toMatchObject({
      verdict: 'incomplete',
      reason: expect.stringMatching(
        /^not decidable this way: the induction does not go through at \d/,
      ) as string,
      counterexample: null,
    })
  })

  it('is incomplete if the numbers would not be exact', () => {
    const remoteness = parseTerm('x1 + x2 + 9007199254740991*x3')
    const goal = { ...GAME, kind: 'remoteness', id: 'huge', remoteness } as const
    const { verdict, reason } = decideByPoints(goal)
    expect(verdict).toBe('incomplete')
    expect(reason).toMatch(/^not decidable this way: .*2\^53/)
  })
})
