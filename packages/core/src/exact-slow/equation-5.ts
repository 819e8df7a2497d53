/**
 * R(x) computed from the values of the options of x by recurrence (5), as printed. The three lines
 * of the recurrence are interpreted as expressions on sets:
 *
 * - 0 if R(N⁺(x)) = ∅;
 * - 1 + min(R(N⁺(x)) ∩ 2ℤ≥0) if this intersection is not empty;
 * - 1 + max(R(N⁺(x)) ∩ 2ℤ≥0) if ∅ ≠ R(N⁺(x)) ⊆ 1 + 2ℤ≥0.
 *
 * The result is null if the expression has no value because it takes the maximum of the empty set.
 *
 * @complexity O(number of options)
 * @source GMMV-Eq5
 */
export function remotenessByEquation5(optionValues: readonly number[]): number | null {
  if (optionValues.length === 0) return 0
  const even = optionValues.filter((value) => value % 2 === 0)
  if (even.length > 0) return 1 + Math.min(...even)
  const largest = greatest(even)
  return largest === null ? null : 1 + largest
}

/**
 * Recurrence (5) with the third line corrected: 1 + max R(N⁺(x)) if all options have odd values.
 *
 * @complexity O(number of options)
 * @source GMMV-Eq5, corrected; REF-1
 */
export function remotenessByEquation5Corrected(optionValues: readonly number[]): number {
  if (optionValues.length === 0) return 0
  const even = optionValues.filter((value) => value % 2 === 0)
  return 1 + (even.length > 0 ? Math.min(...even) : Math.max(...optionValues))
}

function greatest(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.max(...values)
}
