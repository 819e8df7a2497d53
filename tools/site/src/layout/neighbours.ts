import { dirname, join } from 'node:path/posix'
import { DOCS, type Page, type PageMap } from '../page-map.ts'
import { MENU } from './navigation.ts'

/** The page before a page, and the page after it. Null at either end. */
export interface Neighbours {
  readonly before: Page | null
  readonly after: Page | null
}

/**
 * The neighbours of a page in the order of the menu. If a page is not in the menu, its neighbours
 * are pages in its folder, in the order of the sources. The index page of the folder comes first. A
 * page that shows a file of data or code has no neighbours.
 */
export function neighboursOf(page: Page, pages: PageMap): Neighbours {
  const inMenu = MENU.flatMap(({ links }) => links.map((link) => pages.get(join(DOCS, link.page))!))
  const order = inMenu.includes(page) ? inMenu : folderOf(page, pages)
  const place = order.indexOf(page)
  if (place < 0) return { before: null, after: null }
  return { before: order[place - 1] ?? null, after: order[place + 1] ?? null }
}

function folderOf({ source }: Page, pages: PageMap): readonly Page[] {
  const folder = dirname(source)
  return [...pages.values()]
    .filter((each) => dirname(each.source) === folder && each.source.endsWith('.md'))
    .toSorted((a, b) => Number(isIndex(b)) - Number(isIndex(a)) || (nameOf(a) < nameOf(b) ? -1 : 1))
}

/**
 * The source without its file name extension. Therefore the page of a family precedes the pages of
 * the family's games.
 */
function nameOf({ source }: Page): string {
  return source.replace(/\.md$/, '')
}

function isIndex({ source }: Page): boolean {
  return /\/(?:README|index)\.md$/.test(source)
}
