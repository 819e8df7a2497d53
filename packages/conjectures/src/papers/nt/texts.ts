/**
 * The function F of Lemma 1 for the stacks in a list, such as `min(x1, l) + min(x2, l) + min(x3, l)
 * - 2 * (l)`.
 */
export function surplusText(n: number, k: number, list: string, m: string): string {
  const capped = Array.from({ length: n }, (_, i) => `min(${list}${i + 1}, ${m})`)
  return `(${capped.join(' + ')} - ${k} * (${m}))`
}

/** A statement about every stack. */
export function everyStack(n: number, of: (i: number) => string): string {
  return Array.from({ length: n }, (_, i) => of(i + 1)).join(' and ')
}
