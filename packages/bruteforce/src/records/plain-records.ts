import type { RecordKernel } from '../wasm/records/record-kernel.ts'

/** Finds records with typed arrays. This kernel accepts numbers of any width. */
export function plainRecords(values: ArrayLike<number>): RecordKernel {
  const upTo = Int32Array.from(values)
  const below = new Int32Array(upTo.length)
  return {
    raise: (rank, count) => raise(upTo, below, rank, count),
    reach(rank, firstPlane, top, firstRow) {
      let row = rank
      for (let x3 = firstPlane; x3 <= top; x3++) {
        if (x3 > firstPlane) raise(upTo, below, row, (x3 * (x3 + 1)) / 2)
        for (let x2 = firstRow; x2 <= x3; x2++) {
          if (x2 > firstRow) raise(upTo, below, row, x2)
          reachRow(upTo, below, row, x2 + 1)
          row += x2 + 1
        }
      }
    },
    end: () => below,
  }
}

function raise(upTo: Int32Array, below: Int32Array, rank: number, count: number): void {
  for (let r = rank; r < rank + count; r++) {
    const lower = upTo[r - count]!
    if (lower > below[r]!) below[r] = lower
  }
}

function reachRow(upTo: Int32Array, below: Int32Array, rank: number, length: number): void {
  let most = 0
  for (let r = rank; r < rank + length; r++) {
    most = Math.max(most, below[r]!)
    const value = upTo[r]!
    below[r] = value > most ? 1 : 0
    most = Math.max(most, value)
    upTo[r] = most
  }
}
