import { conditionsOf } from '@nim/prover'
import { describe, expect, it } from 'vitest'
import { decideByPoints } from '../../src/goals/decide-by-points.ts'
import { formulaIdOf } from '../../src/formula-claims/formula-id.ts'
import { checkCase, provableOf } from '../../src/goals/index.ts'

function goalOf(text: string, game: string, value = 'outcome', play = 'normal') {
  const provable = provableOf(formulaIdOf(text))!
  const parameters = { game, value, play }
  const [goal] = provable.goals(parameters)
  return { goal: goal!, checks: checkCase(provable, parameters, [goal!]) }
}

describe('the goal of a formula', () => {
  it.each([
    ['sum == 0 (mod 2)', 'NIM(4,1)', 'outcome', 'normal', 'outcome', null],
    ['sum == 1 (mod 2)', 'NIM(4,1)', 'outcome', 'misere', 'outcome', null],
    ['o = 0', 'SN(3,{2})', 'outcome', 'normal', 'outcome', [0, 0, 1]],
    ['o = 0 if o = 0', 'SN(3,{2})', 'outcome', 'normal', 'partial', null],
    ['value == x1', 'NIM(3,3)', 'remoteness', 'normal', 'remoteness', null],
    ['value == 0', 'NIM(3,2)', 'grundy', 'normal', 'grundy', [0, 1, 1]],
    ['value == sum', 'NIM(3,1)', 'remoteness', 'misere', 'remoteness', null],
    ['x2 == 0 (mod 2)', 'HNIM(2;{2},{1,2})', 'outcome', 'normal', 'outcome', null],
  ] as const)(
    'of %s in %s (%s, %s) states the same as the claim',
    (text, game, value, play, kind, wrongAt) => {
      const { goal, checks } = goalOf(text, game, value, play)
      expect(goal.kind).toBe(kind)
      expect(goal.id).toMatch(/^formula \S+ (?:normal|misere) [0-9a-f]{16}$/)
      expect(checks).toMatchObject([{ wrongAt }])
    },
  )

  it.each([
    ['value == (sum mod 2) + 2*[x1 mod 2 = 1]', 'SN(2,{1,2})', 'grundy', 'normal', 'proved'],
    ['value == sum mod 2', 'NIM(3,1)', 'grundy', 'misere', 'refuted'],
  ] as const)('of %s in %s (%s, %s) is decided by points, but by no solver', (...asked) => {
    const [text, game, value, play, verdict] = asked
    const { goal } = goalOf(text, game, value, play)
    expect(decideByPoints(goal).verdict).toBe(verdict)
    expect(() => conditionsOf(goal)).toThrow('no solver decides')
  })

  it('has different names for different formulas', () => {
    const ids = ['o = 0', 'o <= 0'].map((text) => goalOf(text, 'SN(3,{1,2,3})').goal.id)
    expect(new Set(ids).size).toBe(2)
  })

  it.each([
    ['value <= 3', 'NIM(3,2)', 'grundy', 'normal', 'accepted: value == TERM alone'],
    ['value <= sum', 'NIM(3,2)', 'remoteness', 'normal', 'accepted: value == TERM alone'],
    ['value == value', 'NIM(3,2)', 'remoteness', 'normal', 'accepted: value == TERM alone'],
    ['value == 0 if x1 = 0', 'NIM(3,2)', 'remoteness', 'normal', 'accepted: value == TERM alone'],
    ['o = 0 if x1 = 0', 'NIM(3,2)', 'outcome', 'misere', 'accepted: FORMULA alone'],
    [
      'o = 0',
      'SUB(2;1,3)',
      'outcome',
      'normal',
      'takes exactly one stone from each pile that it changes',
    ],
  ])('%s in %s (%s, %s) has no goal', (text, game, value, play, why) => {
    expect(() => goalOf(text, game, value, play)).toThrow(why)
  })
})
