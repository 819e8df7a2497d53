import { distance } from 'fastest-levenshtein'

/**
 * The known words that are most similar to a misspelt word, that is, those with the fewest letters
 * to add, remove or replace. If two words have the same letters in a different order, they differ
 * by one change. Case does not matter.
 *
 * @param farthest the maximum number of changes
 * @returns an empty list if no word is near, or if every letter would have to be changed
 * @complexity O(number of known words · square of the word's length)
 */
export function nearest(word: string, known: Iterable<string>, farthest: number): string[] {
  let best: string[] = []
  let least = farthest
  for (const each of new Set(known)) {
    if (Math.abs(each.length - word.length) > least) continue
    const changes = changesBetween(word.toLowerCase(), each.toLowerCase())
    if (changes > least || changes >= Math.max(word.length, each.length, 1)) continue
    if (changes < least) best = []
    least = changes
    best.push(each)
  }
  return best
}

function changesBetween(one: string, other: string): number {
  const [first, second] = [one, other].map((word) => word.split('').sort().join(''))
  return one !== other && first === second ? 1 : distance(one, other)
}
