import { LARGEST_LEVEL } from '../tuned.ts'

/**
 * The remoteness of the game above a level, computed from the definition. A move chooses one entry
 * and takes a stone from each of the other entries. If one of these other entries is at the level,
 * the move is legal, but this entry does not change. The game is over when two entries are at the
 * level.
 *
 * @param position the entries minus the level
 * @returns null if an entry is larger than 40
 * @source GN-4u
 */
export function levelRemotenessByDefinition(position: readonly number[]): number | null {
  if (Math.max(...position) > LARGEST_LEVEL) return null
  const memo = new Map<string, number>()
  const remotenessOf = (x: readonly number[]): number => {
    if (x.filter((entry) => entry === 0).length >= 2) return 0
    const key = x.join()
    const old = memo.get(key)
    if (old !== undefined) return old
    const below = x.map((_, unchanged) =>
      remotenessOf(
        x
          .map((entry, i) => (i === unchanged ? entry : Math.max(0, entry - 1)))
          .toSorted((a, b) => a - b),
      ),
    )
    const even = below.filter((value) => value % 2 === 0)
    const value = 1 + (even.length > 0 ? Math.min(...even) : Math.max(...below))
    memo.set(key, value)
    return value
  }
  return remotenessOf(position.toSorted((a, b) => a - b))
}
