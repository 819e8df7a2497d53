import type { Doubling, GrowthClaim } from './growth.ts'

/**
 * The statement that the cost is linear in the length of the input. If the input becomes c times as
 * long, the number of operations grows at most by the factor 1.25·c. The number of operations never
 * exceeds `factor` times the length.
 */
export function growsLinearly(factor: number): Pick<GrowthClaim, 'printed' | 'evidence'> {
  const most = ({ before, lengthBefore, lengthAfter }: Doubling): number =>
    Math.min((1.25 * before * lengthAfter) / lengthBefore, factor * lengthAfter)
  return {
    printed: (doubling) => doubling.after <= most(doubling),
    evidence: (doubling) => {
      const { fixed, size, before, after, lengthBefore, lengthAfter } = doubling
      return {
        expected: `at most ${Math.floor(most(doubling))} operations`,
        actual: after,
        explain: `doubling to ${size} (${fixed}) takes the length of the input from ${lengthBefore} to ${lengthAfter} and the operations from ${before} to ${after}`,
      }
    },
  }
}
