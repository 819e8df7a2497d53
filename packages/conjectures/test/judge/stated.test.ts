import { describe, expect, it } from 'vitest'
import { basicBoundBelow } from '../../src/facts/exact-slow/basic.ts'
import { kPlusOne } from '../../src/facts/exact-slow/games.ts'
import { remoteness } from '../../src/facts/solved.ts'
import { moves } from '../../src/judge/moves.ts'
import { positions } from '../../src/judge/positions.ts'
import { stated } from '../../src/judge/stated.ts'

const CARD = {
  id: 'GMMV-X',
  kind: 'remark',
  at: 'nowhere',
  paperStatus: 'asserted',
  title: 'a title',
  statement: 'a statement',
  games: kPlusOne(3, 3, 100),
  facts: { B: basicBoundBelow, R: remoteness },
} as const
const BOX = { kind: 'box', max: 4 } as const

/** The verdict on every position of NIM(3,2) with piles up to 4. */
function onPositions(text: string): string {
  return positions({ ...CARD, digest: 'R', printed: stated(text) }).check({ n: 3 }, BOX).verdict
}

/** The verdict on every move of the same game. */
function onMoves(text: string): string {
  return moves({ ...CARD, digest: 'R', printed: stated(text) }).check({ n: 3 }, BOX).verdict
}

describe('a statement as a text', () => {
  it('can use facts, piles, both ends of a move, and piles that do not exist', () => {
    expect(onPositions('x2 = 0 if B = 0')).toBe('holds')
    expect(onPositions('x1 <= x2 and x4 = -1')).toBe('holds')
    expect(onPositions('R = 0')).toBe('refuted')
    expect(onMoves('B_next <= B and x3_next <= x3')).toBe('holds')
    expect(onMoves('R_next < R')).toBe('refuted')
  })

  it.each([
    ['Bb = 0', /'Bb = 0': unknown fact Bb; accepted: B, R$/],
    ['R = 0 if r = 0', /unknown fact r; accepted: B, R$/],
    ['rank = 0', /unknown fact rank;/],
    ['x = 0', /unknown fact x;/],
    ['xy = 0', /unknown fact xy;/],
  ])('%s contains no known fact, neither for positions nor for moves', (text, message) => {
    expect(() => onPositions(text)).toThrow(message)
    expect(() => onMoves(text)).toThrow(message)
  })

  it('can mention the position after a move only in statements about moves', () => {
    expect(() => onPositions('B_next <= B')).toThrow(/unknown fact B_next;/)
    expect(() => onPositions('x1_next = 0')).toThrow(/unknown fact x1_next;/)
    expect(() => onMoves('C_next <= B')).toThrow(/unknown fact C_next; accepted: B, R$/)
  })
})
