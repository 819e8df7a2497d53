import type { MarkdownLibrary, MarkdownToken } from '@11ty/eleventy'

/** Gives every heading the id that GitHub gives it, so that links to headings hold in both places. */
export function addAnchors(library: MarkdownLibrary): void {
  library.core.ruler.push('anchors', ({ tokens }) => {
    const slug = slugs()
    for (const [i, token] of tokens.entries()) {
      if (token.type === 'heading_open') token.attrSet('id', slug(plainText(tokens[i + 1]!)))
    }
  })
}

/** Makes ids of the headings of one page, in their order: the second `a` becomes `a-1`. */
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

function plainText({ children }: MarkdownToken): string {
  return (children ?? []).map(({ content }) => content).join('')
}
