import { and, parse } from '@nim/presburger'
import { expect, it } from 'vitest'
import type { Candidate } from '../src/discover/discovery.ts'
import { readable } from '../src/discover/readable.ts'

/** A formula that says x1 = 0 again and again. */
const candidate = (times: number): Candidate => ({
  status: 'candidate',
  tree: { kind: 'leaf', label: 1 },
  says: parse(Array.from({ length: times }, () => 'x1 = 0').join(' and ')),
  holdsTo: 9,
  why: 'too many points',
})

it('keeps what can be written down and read again', () => {
  const short = candidate(1000)
  expect(readable(short, 9)).toBe(short)
})

it('opens a game of which a description has too many characters', () => {
  const half = parse(Array.from({ length: 1200 }, () => 'x1 = 0').join(' and '))
  const longer = { ...candidate(1), says: and(half, half) }
  expect(readable(longer, 9)).toEqual({
    status: 'open',
    why: expect.stringMatching(/piles 0\.\.9 has \d{5} characters, too many/),
    breaksAt: [],
    wrong: 0,
  })
})
