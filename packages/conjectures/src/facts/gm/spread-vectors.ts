/**
 * Vectors whose entries are far apart and far above 0, so that a finish line at 0 is reached after
 * all entries have become leaders, one stage after the other.
 *
 * @param digits decimal digits of the gaps
 */
export function spreadVector(n: number, digits: number): bigint[] {
  const gap = 10n ** BigInt(digits)
  return Array.from(
    { length: n },
    (_, i) => (10n ** 6n + BigInt(i)) * gap + BigInt((7 * i * i) % 101),
  )
}
