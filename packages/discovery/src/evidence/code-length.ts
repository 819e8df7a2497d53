import { TUNED } from '../tuned.ts'

/**
 * The number of bits that encode the labels of a class of positions, given the counts of the
 * labels.
 */
export type CodeLength = (counts: ArrayLike<number>, from: number) => number

const { DOUBT } = TUNED.codeLength

/**
 * The length, in bits, of a code for labels. The code predicts each label from the preceding labels
 * in its class. It predicts the first label of a class from the frequencies in all classes (a
 * Dirichlet prior). If a class has a single label, its code is short. The length of the code for a
 * mixed class is close to the entropy of the class.
 *
 * @param labels the labels of all positions
 * @returns the length for counts of the labels 0, 1, …, starting at an index
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

/** The logarithms log₂(start·(start + 1)·…·(start + c − 1)), for c = 0..most. */
function sumsOfLogarithms(start: number, most: number): Float64Array {
  const sums = new Float64Array(most + 1)
  for (let c = 1; c <= most; c++) sums[c] = sums[c - 1]! + Math.log2(start + c - 1)
  return sums
}
