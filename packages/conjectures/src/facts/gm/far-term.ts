import { pivotOf, successorOf } from './rule-by-definition.ts'

/** A vector computed by one of the procedures, and the operations on single entries it took. */
export interface FarTerm {
  readonly vector: readonly bigint[]
  /** GM-moves made on the way. */
  readonly moves: number
  readonly operations: number
}

/**
 * x^j for range(x) ≤ l by T1.1: j is reduced modulo nl, the moves that are left are made, and the
 * whole periods are subtracted. A move looks at n entries and changes n.
 */
export function farTermByT11(x: readonly number[], l: number, j: bigint): FarTerm {
  const n = x.length
  const period = BigInt(n * l)
  const moves = Number(j % period)
  let row = x
  for (let made = 0; made < moves; made++) row = successorOf(row, l)
  const drop = (j / period) * BigInt((n - 1) * l)
  return {
    vector: row.map((entry) => BigInt(entry) - drop),
    moves,
    operations: 2 * n * moves + n,
  }
}

/**
 * x^j for range(x) ≤ l by Lemma 2: only the first l pivots are looked for. Entry i is kept in the
 * s-th block of l rows after them in the rows in which entry i + s, cyclically, is kept in the first.
 */
export function farTermByLemma2(x: readonly number[], l: number, j: bigint): FarTerm {
  const n = x.length
  const pivots: number[] = []
  let row = x
  for (let made = 0; made < l; made++) {
    pivots.push(pivotOf(row, l))
    row = successorOf(row, l)
  }
  const period = BigInt(n * l)
  const left = Number(j % period)
  const [blocks, rest] = [Math.floor(left / l), left % l]
  const kept = x.map((_, i) => pivots.filter((pivot) => pivot === i + 1).length)
  const keptInRest = x.map(
    (_, i) => pivots.slice(0, rest).filter((pivot) => pivot === ((i + blocks) % n) + 1).length,
  )
  // A window of `blocks` entries of `kept` slides cyclically over the places.
  let window = kept.slice(0, blocks).reduce((a, b) => a + b, 0)
  const drop = (j / period) * BigInt((n - 1) * l)
  const vector = x.map((entry, i) => {
    const lowered = left - window - keptInRest[i]!
    window += kept[(i + blocks) % n]! - kept[i]!
    return BigInt(entry - lowered) - drop
  })
  return { vector, moves: l, operations: 2 * n * l + 4 * n }
}

/** Digit steps of the schoolbook division of j by a small number: one for each digit of j. */
export function divisionSteps(j: bigint): number {
  return j.toString().length
}
