/**
 * The set A′ = {a ≤ n−1 : a ∈ A or a+1 ∈ A}, in ascending order. This set contains the possible
 * numbers of stacks in a move if one stack is ignored.
 *
 * @complexity O(n·|A|)
 * @source NT-8
 */
export function limitSizes(n: number, A: readonly number[]): number[] {
  return Array.from({ length: n - 1 }, (_, i) => i + 1).filter(
    (a) => A.includes(a) || A.includes(a + 1),
  )
}
