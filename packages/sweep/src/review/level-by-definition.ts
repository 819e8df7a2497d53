/** Larger entries are left: every position below is looked at. */
const LARGEST = 40

/**
 * The remoteness of the game above a level in which a move takes a stone from all entries but one, from those at the
 * level too, and which is over when two entries are at the level, by the definition.
 *
 * @param position what the entries have above the level
 * @returns null for entries beyond 40
 * @source GN-4u
 */
export function levelRemotenessByDefinition(position: readonly number[]): number | null {
  if (Math.max(...position) > LARGEST) return null
  const known = new Map<string, number>()
  const remotenessOf = (x: readonly number[]): number => {
    if (x.filter((entry) => entry === 0).length >= 2) return 0
    const key = x.join()
    const old = known.get(key)
    if (old !== undefined) return old
    const below = x.map((_, kept) =>
      remotenessOf(
        x
          .map((entry, i) => (i === kept ? entry : Math.max(0, entry - 1)))
          .toSorted((a, b) => a - b),
      ),
    )
    const even = below.filter((value) => value % 2 === 0)
    const found = 1 + (even.length > 0 ? Math.min(...even) : Math.max(...below))
    known.set(key, found)
    return found
  }
  return remotenessOf(position.toSorted((a, b) => a - b))
}
