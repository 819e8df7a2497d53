import type { Pile } from '../integers/integers.ts'
import { nextEvent } from './event.ts'
import type { SignedIntegers } from './signed-integers.ts'

/**
 * For each entry of y, the number of times that it is kept during the next l moves. The vector y
 * must have range(y) ≤ l and contain a multiple of l. `steps` counts the events. Later blocks of l
 * moves follow by the left shift (GN-L2). In the s-th later block, entry i is kept as often as
 * entry i + s (cyclically) in this block.
 *
 * @complexity O(m²): there are at most m + 1 events, because an entry that stops being kept does
 *   not become the pivot again within the next l rows (GN-L3)
 * @source GN-L2, GN section 7
 */
export function keptInBlock<T extends Pile>(
  z: SignedIntegers<T>,
  y: readonly T[],
  l: T,
): { readonly counts: T[]; readonly steps: number } {
  const counts = y.map(() => z.zero)
  // No pivot changes if a multiple of l is added to all entries. The code shifts the entries close
  // to 0, because this makes the arithmetic cheap.
  const base = z.sub(y[0]!, z.residue(y[0]!, l))
  let row = y.map((entry) => z.sub(entry, base))
  let left = l
  let steps = 0
  while (left > z.zero) {
    const { place, moves } = nextEvent(z, row, l)
    const lasting = moves === null || moves > left ? left : moves
    row = row.map((entry, k) => (k === place ? entry : z.sub(entry, lasting)))
    counts[place] = z.add(counts[place]!, lasting)
    left = z.sub(left, lasting)
    steps++
  }
  return { counts, steps }
}
