import { chopped, longestByDefinition, total } from '@nim/core/setnim/definitions'
import type { Play } from '../../../facts/setnim/moves.ts'

/** The classes of Theorem 30 in docs/proofs/grundy-values.md. */
type Class = 'T' | 'X' | 'U' | 'V' | 'W2' | 'W3'

/** For a position x of NIM(k+1,k): N = l(x), the reduction y of x, and the numbers o and s of y. */
export class Reduced {
  readonly N: number
  readonly y: readonly number[]
  readonly o: number
  readonly s: number
  constructor(x: readonly number[], k: number) {
    this.N = longestByDefinition(x, k)
    this.y = chopped(x, k)
    this.o = this.y.filter((pile) => pile % 2 === 1).length
    this.s = this.o + Math.abs((total(this.y) % (2 * k)) - (k - 1))
  }
  /** The class of the position by Theorem 30. */
  classFor(k: number): Class {
    const [first, second] = this.y.toSorted((a, b) => a - b)
    if (this.s <= k - 1) return 'T'
    if (this.s >= k + 3) return 'U'
    if (this.o === k + 1) return 'X'
    if (first! % 2 === 0 || this.o === 1) return 'V'
    return second! % 2 === 1 ? 'W2' : 'W3'
  }
}

const VALUES: Readonly<Record<Class, number>> = { T: 0, X: 0, U: 1, V: 1, W2: 2, W3: 3 }

/** The Sprague-Grundy value that follows from the class of a position. */
export function valueOfClass(x: readonly number[], k: number): number {
  return VALUES[new Reduced(x, k).classFor(k)]
}

/** The height that the pile kept by a move has in the reduction y. */
export function keptPile(x: readonly number[], { played }: Play, N: number): number {
  return Math.min(
    x.find((_, i) => (played & (1 << i)) === 0)!,
    N,
  )
}
