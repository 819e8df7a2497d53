/** The greatest common divisor of the entries, which is at least 0. */
function divisorOf(vector: readonly number[]): number {
  return vector.reduce((a, b) => {
    let [p, q] = [Math.abs(a), Math.abs(b)]
    while (q !== 0) [p, q] = [q, p % q]
    return p
  }, 0)
}

/** The vector divided by the greatest common divisor of its entries. */
export function primitiveOf(vector: readonly number[]): number[] {
  const divisor = divisorOf(vector)
  return vector.map((value) => (divisor === 0 ? 0 : value / divisor + 0))
}

/**
 * A row echelon form over the integers that grows row by row. Rows that depend on earlier rows are
 * dropped.
 */
export class Echelon {
  readonly #rows: number[][] = []
  readonly #pivots: number[] = []

  get rank(): number {
    return this.#rows.length
  }

  /** Adds a vector. Returns true if the new row is independent of the earlier rows. */
  add(vector: readonly number[]): boolean {
    let rest = [...vector]
    for (const [i, row] of this.#rows.entries()) {
      const pivot = this.#pivots[i]!
      if (rest[pivot] !== 0) rest = eliminated(rest, row, pivot)
    }
    const pivot = rest.findIndex((value) => value !== 0)
    if (pivot < 0) return false
    this.#rows.push(rest)
    this.#pivots.push(pivot)
    return true
  }

  /**
   * The primitive vector that is orthogonal to all rows, if the rank is one less than the
   * dimension.
   */
  normal(): number[] {
    const n = this.#rows[0]!.length
    const free = Array.from({ length: n }, (_, i) => i).find((i) => !this.#pivots.includes(i))!
    // This is back substitution. The nonzero entries of a row are at its pivot, in the free column,
    // and in the columns of later pivots.
    const rows = this.#rows.map((row) => [...row])
    for (let i = rows.length - 1; i >= 0; i--) {
      for (let k = 0; k < i; k++) {
        const pivot = this.#pivots[i]!
        if (rows[k]![pivot] !== 0) rows[k] = eliminated(rows[k]!, rows[i]!, pivot)
      }
    }
    const common = rows.reduce((product, row, i) => {
      const p = Math.abs(row[this.#pivots[i]!]!)
      return (product / divisorOf([product, p])) * p
    }, 1)
    const normal = new Array<number>(n).fill(0)
    normal[free] = common
    for (const [i, row] of rows.entries()) {
      const pivot = this.#pivots[i]!
      normal[pivot] = (-row[free]! * common) / row[pivot]!
    }
    return primitiveOf(normal)
  }
}

function eliminated(a: readonly number[], row: readonly number[], pivot: number): number[] {
  const [p, q] = [row[pivot]!, a[pivot]!]
  return primitiveOf(a.map((value, i) => value * p - row[i]! * q))
}
