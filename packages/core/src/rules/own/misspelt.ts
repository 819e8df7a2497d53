import { oneLine } from '@nim/presburger/text'

/**
 * A written name that is not one of the missing names, but differs from one of them by at most one
 * letter or by its case: `pile` for `piles`. Null if there is no such name.
 */
export function misspelt(
  written: readonly string[],
  missing: readonly string[],
): { readonly written: string; readonly meant: string } | null {
  for (const name of written) {
    const meant = missing.find((each) => isNear(name.toLowerCase(), each.toLowerCase()))
    if (meant !== undefined) return { written: oneLine(name), meant }
  }
  return null
}

/** True if a text becomes the other one by adding, removing or replacing at most one letter. */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  return short.slice(short.length === long.length ? same + 1 : same) === long.slice(same + 1)
}
