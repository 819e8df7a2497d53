import { divisorOf } from '../shift-check/cone.ts'

/**
 * Integers λ_k ≥ 0 and a least divisor d ≥ 1 with Σ λ_k·row_k = d·target, or null if no such
 * integers exist.
 *
 * The function runs phase one of the simplex method with Bland's rule in integers. After each step,
 * the last pivot is the common denominator of all entries (Edmonds, Bareiss).
 */
export function multipliersOf(
  rows: readonly (readonly number[])[],
  target: readonly number[],
): { readonly factors: readonly bigint[]; readonly divisor: bigint } | null {
  const count = rows.length
  /** Each line is one equation: the factors of the rows, followed by the required sum. */
  let lines = target.map((value, i) =>
    [...rows.map((row) => row[i]!), value].map((entry) => BigInt(value < 0 ? -entry : entry)),
  )
  /**
   * The sum of all equations. The last entry measures how far the equations are from being
   * satisfied.
   */
  let missing = lines[0]!.map((_, k) => lines.reduce((sum, line) => sum + line[k]!, 0n))
  let divisor = 1n
  const basis = lines.map((_, i) => count + i)
  for (;;) {
    const entering = missing.findIndex((value, k) => k < count && value > 0n)
    if (entering < 0) break
    let leaving = -1
    for (const [i, line] of lines.entries()) {
      if (line[entering]! <= 0n) continue
      const best = lines[leaving]
      const order = best ? line[count]! * best[entering]! - best[count]! * line[entering]! : -1n
      if (order < 0n || (order === 0n && basis[i]! < basis[leaving]!)) leaving = i
    }
    const pivotLine = lines[leaving]!
    const pivot = pivotLine[entering]!
    const cleared = (line: readonly bigint[]): bigint[] =>
      line.map((value, k) => (value * pivot - line[entering]! * pivotLine[k]!) / divisor)
    lines = lines.map((line, i) => (i === leaving ? line : cleared(line)))
    missing = cleared(missing)
    divisor = pivot
    basis[leaving] = entering
  }
  if (missing[count]! > 0n) return null
  const factors = rows.map((_, k) => {
    const i = basis.indexOf(k)
    return i < 0 ? 0n : lines[i]![count]!
  })
  const common = factors.reduce(divisorOf, divisor)
  return { factors: factors.map((factor) => factor / common), divisor: divisor / common }
}
