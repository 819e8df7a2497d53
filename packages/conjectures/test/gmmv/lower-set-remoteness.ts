/**
 * R in NIM(n,k) for every sorted position y ≼ x, computed from the rules alone. The rank of y is
 * the number of positions before it in colexicographic order, so x itself comes last.
 */
export function lowerSetRemoteness(x: readonly number[], k: number): Uint16Array {
  const n = x.length
  const before = countsBefore(x)
  const sets = Array.from({ length: 2 ** n }, (_, set) => set).filter(
    (set) => Array.from({ length: n }, (_, i) => (set >> i) & 1).filter(Boolean).length === k,
  )
  const values = new Uint16Array(before[n - 1]![x[n - 1]! + 1]!)
  const y = new Array<number>(n).fill(0)
  for (let rank = 0; rank < values.length; rank++) {
    let even = Infinity
    let most = -1
    for (const set of sets) {
      let drop = 0
      let last = -1
      for (let i = 0; i < n && last <= y[i]!; i++) {
        const left = y[i]! - ((set >> i) & 1)
        // Skip a move that takes from an empty pile. Skip an unsorted option too, because another
        // set of piles leads to the same option in sorted order.
        if (left < 0 || left < last) last = Infinity
        else {
          if (left < y[i]!) drop += before[i]![y[i]!]! - before[i]![left]!
          last = left
        }
      }
      if (last === Infinity) continue
      const value = values[rank - drop]!
      if (value % 2 === 0) even = Math.min(even, value)
      most = Math.max(most, value)
    }
    values[rank] = even < Infinity ? 1 + even : 1 + most
    let i = 0
    while (i + 1 < n && y[i]! + 1 > Math.min(x[i]!, y[i + 1]!)) y[i++] = 0
    y[i]!++
  }
  return values
}

/**
 * counts[i][v]: the number of sorted vectors (y_1, …, y_{i+1}) below x whose last entry is less
 * than v.
 */
function countsBefore(x: readonly number[]): number[][] {
  const counts: number[][] = []
  x.forEach((_, i) => {
    const column = [0]
    for (let v = 0; v <= x.at(-1)!; v++) {
      const ending = i === 0 ? 1 : counts[i - 1]![Math.min(v, x[i - 1]!) + 1]!
      column.push(column.at(-1)! + (v <= x[i]! ? ending : 0))
    }
    counts.push(column)
  })
  return counts
}
