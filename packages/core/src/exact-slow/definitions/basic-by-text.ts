/**
 * b(z) according to the text of GMMV-D10, or null if z is not basic. The conditions are |z| = kb
 * and z_i ≤ b for all i; if b is even, all z_i are even; if b is odd, exactly one z_i is even.
 * Accepts any integer vector with at least two entries, in any order.
 *
 * @complexity O(n)
 * @source GMMV-D10
 */
export function basicByText(z: readonly number[]): number | null {
  let sum = 0
  let even = 0
  let largest = z[0]!
  for (const entry of z) {
    sum += entry
    if (entry % 2 === 0) even++
    if (entry > largest) largest = entry
  }
  const b = sum / (z.length - 1)
  if (!Number.isInteger(b) || largest > b) return null
  return even === (b % 2 === 0 ? z.length : 1) ? b : null
}
