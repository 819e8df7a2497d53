/** A set of at most 31 stacks, given by their indices from 0, stored as bits. */
export function setOf(stacks: readonly number[]): number {
  return stacks.reduce((set, i) => set | (1 << i), 0)
}

/** True if stack i (from 0) is in the set. */
export function hasStack(set: number, i: number): boolean {
  return ((set >> i) & 1) === 1
}

/** The numbers of the stacks in the set, counted from 1, as text such as `1,3`. */
export function formatStacks(set: number): string {
  const members: number[] = []
  for (let i = 0; set >> i !== 0; i++) if (hasStack(set, i)) members.push(i + 1)
  return members.join()
}

/**
 * x − 1_S for a set S of stacks, given as bits. Stacks keep their indices; an empty stack of S
 * becomes −1.
 *
 * @complexity O(n)
 * @source DH-D1
 */
export function lowered(x: readonly number[], set: number): number[] {
  return x.map((height, i) => height - ((set >> i) & 1))
}

const cache = new Map<number, readonly number[]>()

/**
 * All sets of `size` stacks, chosen from n stacks, stored as bits, in ascending order.
 *
 * @throws RangeError if n is larger than 16
 * @complexity O(2^n · n) on the first call with this n and size
 */
export function stackSets(n: number, size: number): readonly number[] {
  if (n > 16) throw new RangeError(`sets of stacks: expected n up to 16, got ${n}`)
  const key = n * 32 + size
  let sets = cache.get(key)
  if (sets === undefined) {
    sets = Array.from({ length: 2 ** n }, (_, set) => set).filter((set) => bitCount(set) === size)
    cache.set(key, sets)
  }
  return sets
}

function bitCount(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * The vector x − (1,…,1). With `alsoOffMaximal`, every maximal stack loses one more token. Empty
 * stacks become negative.
 *
 * @complexity O(n)
 * @source DH-L3.2
 */
export function withoutALayer(x: readonly number[], alsoOffMaximal: boolean): number[] {
  const top = Math.max(...x)
  return x.map((height) => height - 1 - (alsoOffMaximal && height === top ? 1 : 0))
}
