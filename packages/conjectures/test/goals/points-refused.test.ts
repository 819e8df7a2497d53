import { slowSetNim } from '@nim/core/rules'
import { parse } from '@nim/presburger'
import type { OutcomeGoal } from '@nim/prover'
import { checkPoints, type CheckedPoints } from '@nim/prover/points-check'
import { describe, expect, it, vi } from 'vitest'
import { decideByPoints } from '../../src/goals/decide-by-points.ts'

vi.mock('@nim/prover/points-check', () => ({ checkPoints: vi.fn<typeof checkPoints>() }))

const GOAL: OutcomeGoal = {
  ruleset: slowSetNim(2, [1]),
  variables: ['x1', 'x2'],
  kind: 'outcome',
  id: 'even',
  isP: parse('x1 + x2 == 0 (mod 2)'),
}

const QUESTION = {
  value: 'outcome',
  ruleset: 'SN(2,{1})',
  play: 'normal',
  variables: ['x1', 'x2'],
  sorted: true,
  says: 'x1 + x2 == 0 (mod 2)',
} as const

function decided(checked: CheckedPoints): string {
  vi.mocked(checkPoints).mockReturnValue(checked)
  return decideByPoints(GOAL).verdict
}

describe('a certificate', () => {
  it('proves nothing if the checker rejects it', () => {
    const accepted = { ...QUESTION, variables: [...QUESTION.variables] }
    expect(decided({ accepted: true, question: accepted, largestPile: 4 })).toBe('proved')
    expect(() => decided({ accepted: false, why: 'a window is wrong' })).toThrow(
      'the certificate of even is refused: a window is wrong',
    )
  })

  it.each([
    { value: 'remoteness' },
    { ruleset: 'SN(2,{2})' },
    { play: 'misere' },
    { variables: ['x2', 'x1'] },
    { says: 'x1 == 0 (mod 2)' },
  ] as const)('proves nothing if it answers another question: %o', (other) => {
    const question = { ...QUESTION, variables: [...QUESTION.variables], ...other } as never
    expect(() => decided({ accepted: true, question, largestPile: 4 })).toThrow(
      'that of another question',
    )
  })
})
