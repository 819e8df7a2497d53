/**
 * By how much the rank falls when the `count` highest of the stacks from index `first` on are lowered;
 * of equal ones the first, so that what is left is sorted.
 *
 * @param isTied whether stack 1 is as high as stack 2 and may be lowered in its place
 * @complexity O(count), or O(n) if many are equal
 */
export function highestDrops(
  outer: readonly number[],
  drops: readonly Int32Array[],
  count: number,
  first: number,
  isTied = false,
): number {
  const n = outer.length
  if (count === 0) return 0
  const lowest = outer[n - count]!
  let start = n - count
  while (start > first && outer[start - 1] === lowest) start--
  if (isTied && start === 1) start = 0
  let sum = 0
  let i = n - count
  for (; i < n && outer[i] === lowest; i++) sum += drops[start++]![lowest]!
  for (; i < n; i++) sum += drops[i]![outer[i]!]!
  return sum
}
