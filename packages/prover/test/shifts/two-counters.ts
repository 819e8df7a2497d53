import { type Box, sortedBox } from '@nim/core/rules'

/** A position of the core game SN(5,{2,3,4}), with the piles in ascending order. */
type Core = readonly number[]

/**
 * The function F = (f, β, m, m′, e, e′) of Theorem 45 in docs/proofs/m-critical.md on a box of
 * ascending piles.
 */
export interface CoreTable {
  readonly f: Uint8Array
  readonly beta: Uint8Array
  /** m, m′, e and e′, each minus β, in one number. No rule changes them. */
  readonly offsets: Int32Array
  readonly box: Box
}

const PILES = 5
/** The offsets are the digits of one number in this base. */
const BASE = 64

/** F on the box 0..max, from its definition and the rules of the game alone. */
export function coreTable(max: number): CoreTable {
  const box = sortedBox(PILES, max)
  const bytes = (): Uint8Array => new Uint8Array(box.count)
  const [f, beta, m, m2, e, e2] = [bytes(), bytes(), bytes(), bytes(), bytes(), bytes()]
  const offsets = new Int32Array(box.count)
  box.forEach((s, at) => {
    const moves = MOVES.filter(({ piles }) => isLegal(s, piles))
    if (moves.length === 0) return
    const options = moves.map(({ piles, tokens }) => {
      const option = s.map((pile, i) => (piles.includes(i) ? pile - 1 : pile))
      return { tokens, to: box.rank(option) }
    })
    let [even, odd] = [Infinity, 0]
    for (const { to } of options) {
      if (f[to]! % 2 === 0) even = Math.min(even, f[to]!)
      else odd = Math.max(odd, f[to]!)
    }
    const value = even < Infinity ? even + 1 : odd + 1
    /** The least p at which (s, p, p), or (s, p, p + 1), has a move to a safe one of these. */
    const least = (isGoal: (to: number) => boolean): [equal: number, unequal: number] => {
      let [equal, unequal] = [Infinity, Infinity]
      for (const { tokens, to } of options) {
        if (!isGoal(to)) continue
        equal = Math.min(equal, beta[to]! + (tokens < 4 ? 1 : 0))
        unequal = Math.min(unequal, beta[to]! + (tokens < 3 ? 1 : 0))
      }
      return [equal, unequal]
    }
    const fastest = least((to) => f[to] === value - 1)
    const even2 = value % 2 === 0 ? fastest : least((to) => f[to]! % 2 === 0)
    let bound = fastest[0]
    for (const { tokens, to } of options) {
      const isE = value % 2 === 1 && f[to]! % 2 === 1
      const equal = isE ? e[to]! : m[to]!
      const unequal = isE ? e2[to]! : m2[to]!
      bound = Math.max(bound, tokens === 4 ? equal : 1 + (tokens === 3 ? unequal : equal))
    }
    f[at] = value
    beta[at] = bound
    ;[m[at], m2[at]] = fastest
    ;[e[at], e2[at]] = even2
    for (const q of [m, m2, e, e2]) offsets[at] = offsets[at]! * BASE + digit(bound - q[at]!)
  })
  return { f, beta, offsets, box }
}

/** The sets of two, three or four piles. */
const MOVES = Array.from({ length: 2 ** PILES }, (_, set) => {
  const piles = Array.from({ length: PILES }, (__, i) => i).filter((i) => (set >> i) % 2 === 1)
  return { piles, tokens: piles.length }
}).filter(({ tokens }) => tokens >= 2 && tokens <= 4)

/** The piles are not empty, and among equal piles the first ones are chosen. */
function isLegal(s: Core, piles: readonly number[]): boolean {
  return piles.every((i) => s[i]! > 0 && (i === 0 || s[i - 1]! < s[i]! || piles.includes(i - 1)))
}

/** @throws RangeError if the offset is not a digit, because two numbers could then be equal */
function digit(offset: number): number {
  if (offset >= 0 && offset < BASE) return offset
  throw new RangeError(`an offset of ${offset} is not a digit in base ${BASE}`)
}
