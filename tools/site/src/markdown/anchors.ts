import type { MarkdownLibrary, MarkdownToken } from '@11ty/eleventy'
import { slugs } from '@nim/pages'

/**
 * Gives every heading the id that GitHub gives it, so that links to headings work on both sites.
 */
export function addAnchors(library: MarkdownLibrary): void {
  library.core.ruler.push('anchors', ({ tokens }) => {
    const slug = slugs()
    for (const [i, token] of tokens.entries()) {
      if (token.type === 'heading_open') token.attrSet('id', slug(plainText(tokens[i + 1]!)))
    }
  })
}

function plainText({ children }: MarkdownToken): string {
  return (children ?? []).map(({ content }) => content).join('')
}
