/**
 * Assigns the ids that GitHub gives the headings of a page, in order: the second `a` becomes `a-1`.
 */
export function slugs(): (heading: string) => string {
  const used = new Map<string, number>()
  return (heading) => {
    const base = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-')
    const before = used.get(base) ?? 0
    used.set(base, before + 1)
    return before === 0 ? base : `${base}-${before}`
  }
}
