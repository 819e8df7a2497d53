/** The bits that it takes to tell the labels of a class of positions, by how often each occurs in it. */
export type CodeLength = (counts: ArrayLike<number>, from: number) => number

/** Small: what is seen once in a class is expected again. */
const DOUBT = 0.05

/**
 * Each label is told by what came before it in its class, and where nothing did by how often it occurs
 * in all (a Dirichlet prior): a class of one label costs little, a mixed one nearly its entropy.
 *
 * @param labels those of all positions
 * @returns for counts of the labels 0, 1, …, from an index on
 */
export function codeLengthOf(labels: Uint16Array): CodeLength {
  const totals = new Int32Array(1 + labels.reduce((most, label) => Math.max(most, label), 0))
  for (const label of labels) totals[label]!++
  const all = sumsOfLogarithms(DOUBT, labels.length)
  const one = Array.from(totals, (total) =>
    sumsOfLogarithms((DOUBT * total) / labels.length, labels.length),
  )
  return (counts, from) => {
    let [size, bits] = [0, 0]
    for (const [label, sums] of one.entries()) {
      const count = counts[from + label]!
      size += count
      bits -= sums[count]!
    }
    return bits + all[size]!
  }
}

/** log₂ of start·(start + 1)·…·(start + c − 1), for c = 0..most. */
function sumsOfLogarithms(start: number, most: number): Float64Array {
  const sums = new Float64Array(most + 1)
  for (let c = 1; c <= most; c++) sums[c] = sums[c - 1]! + Math.log2(start + c - 1)
  return sums
}
