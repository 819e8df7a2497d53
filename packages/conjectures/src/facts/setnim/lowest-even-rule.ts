/**
 * The parity rule with the lowest even stacks instead of the highest. It serves as a control that
 * must fail where the rule holds. It first fails at 1,2,4 for k = 2.
 *
 * @source NT-L4
 */
export function lowestEvenRule(x: readonly number[], k: number): number[] {
  const played = x.flatMap((height, i) => (height % 2 === 1 ? [i] : []))
  for (let i = 0; played.length < k; i++) if (x[i]! > 0 && x[i]! % 2 === 0) played.push(i)
  return played
}
