import { dirname, join, relative } from 'node:path/posix'
import type { MarkdownLibrary, RenderRule } from '@11ty/eleventy'
import type { NewPlace } from '../cut-pages.ts'
import { DOCS, linkBetween, linkTarget, type Page } from '../page-map.ts'

/** Functions that find the page of a file, and the page that shows a path of the repository. */
export interface PagesOfLinks {
  readonly pageOf: (inputPath: string) => Page
  readonly pageAt: (source: string) => Page | undefined
  /** The new place of an anchor on a page that the site divides into several pages. */
  readonly placeOf: (page: Page, anchor: string) => NewPlace | undefined
}

/**
 * Turns links between files of the repository into links between pages, and wraps tables so that a
 * wide one can be scrolled.
 */
export function addLinks(
  library: MarkdownLibrary,
  { pageOf, pageAt, placeOf }: PagesOfLinks,
): void {
  const { rules } = library.renderer
  const rewrite =
    (attribute: string): RenderRule =>
    (tokens, index, options, env, self) => {
      const token = tokens[index]!
      const link = token.attrGet(attribute) ?? ''
      const from = pageOf(env.page.inputPath)
      const anchor = /#(.*)$/.exec(link)?.[1]
      const target = link.startsWith('#') ? from.source : linkTarget(from.source, decodeURI(link))
      const to = target === null ? undefined : pageAt(target)
      if (to !== undefined) {
        const place = anchor === undefined ? undefined : placeOf(to, decodeURI(anchor))
        const page = (place && pageAt(join(DOCS, place.path))) ?? to
        const id = place?.anchor ?? anchor ?? ''
        const address = page === from && id !== '' ? '' : linkBetween(from, page)
        token.attrSet(attribute, `${address}${id === '' ? '' : `#${id}`}`)
      }
      if (attribute === 'src') {
        if (target?.startsWith(`${DOCS}/`) === true) {
          token.attrSet('src', relative(dirname(from.url), relative(DOCS, target)))
        }
        token.attrSet('alt', token.content)
        token.attrSet('loading', 'lazy')
      }
      return self.renderToken(tokens, index, options)
    }
  rules['link_open'] = rewrite('href')
  rules['image'] = rewrite('src')
  rules['table_open'] = () => '<div class="table"><table>\n'
  rules['table_close'] = () => '</table></div>\n'
}
