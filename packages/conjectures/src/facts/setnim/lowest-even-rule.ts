/**
 * The parity rule with the lowest even stacks instead of the highest. This changed rule is a
 * control, which must fail where the parity rule holds. For k = 2, it first fails at 1,2,4.
 *
 * @source NT-L4
 */
export function lowestEvenRule(x: readonly number[], k: number): number[] {
  const played = x.flatMap((height, i) => (height % 2 === 1 ? [i] : []))
  for (let i = 0; played.length < k; i++) if (x[i]! > 0 && x[i]! % 2 === 0) played.push(i)
  return played
}
