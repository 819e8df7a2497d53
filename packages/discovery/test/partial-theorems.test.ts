import { parseRuleset } from '@nim/core/rules'
import { FALSE, parse } from '@nim/presburger'
import { expect, it } from 'vitest'
import { discover } from '../src/discover/discover.ts'

/** NIM(1,1): a position is P if and only if its pile is even. */
const SUBJECT = {
  ruleset: parseRuleset('NIM(1,1)'),
  play: 'normal',
  value: 'outcome',
} as const
const EVEN = parse('x1 == 0 (mod 2)')
const TRUE_ONE = { theorem: 'a theorem', isP: EVEN, isN: parse('x1 == 1 (mod 2)') }
const WRONG_ONE = { theorem: 'no theorem', isP: FALSE, isN: EVEN }
/**
 * With these limits, the points cannot decide anything. So a description that is right on the box
 * is a candidate.
 */
const FEW = { positions: 300, points: 1, probes: 1000 }

it('a theorem that decides some positions changes nothing if the description is right', () => {
  const theorems = [TRUE_ONE]
  expect(discover(SUBJECT, { positions: 300, theorems }).result.status).toBe('proved')
  expect(discover(SUBJECT, { ...FEW, theorems }).result.status).toBe('candidate')
})

it('a description that a theorem contradicts is not a candidate', () => {
  expect(discover(SUBJECT, { ...FEW, theorems: [TRUE_ONE, WRONG_ONE] }).result.status).toBe('open')
})

it('a theorem that contradicts a proof is an error', () => {
  expect(() => discover(SUBJECT, { positions: 300, theorems: [WRONG_ONE] })).toThrow(
    'a theorem contradicts a proof at 0',
  )
})
