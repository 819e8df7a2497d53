import { dirname, join, relative } from 'node:path/posix'
import { DOCS, linkBetween, type Page, type PageMap } from '../page-map.ts'
import { escapeHtml, withSubscripts } from './escape-html.ts'
import { type Heading, withoutElements } from './headings.ts'
import { MENU } from './navigation.ts'
import { neighboursOf } from './neighbours.ts'

/** The minimum number of headings for which a page has a list of headings. */
const FEWEST_HEADINGS = 3

/**
 * The document around the body of a page, with the menu, the list of the page's headings, and the
 * search. All addresses are relative, so that the site works in any folder, and when opened from a
 * disk. Pages directly in docs that are not in the menu are listed at its end.
 *
 * @throws Error if a page of the menu does not exist
 */
export function pageHtml(
  page: Page,
  pages: PageMap,
  body: string,
  headings: readonly Heading[],
): string {
  const root = relative(dirname(page.url), '.') || '.'
  const title = withoutElements(headings[0]?.html ?? page.source)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}${title === 'nimlab' ? '' : ' · nimlab'}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}/site.css">
<script src="${root}/search.js" data-root="${root}" defer></script>
<script src="${root}/copy.js" defer></script>
</head>
<body>
<a class="skip" href="#content">To the text</a>
<header>
<a class="name" href="${root}/index.html">nimlab</a>
<search><input id="search" type="search" placeholder="Search" aria-label="Search pages, headings and claims" autocomplete="off" hidden><ol id="found" hidden></ol></search>
<label class="open-menu" for="menu">Menu</label>
</header>
<input id="menu" type="checkbox" aria-label="Menu">
<nav aria-label="Pages">
${menu(page, pages)}
</nav>
<main id="content">
${body}
${turn(page, pages)}
</main>
${contents(headings)}
</body>
</html>
`
}

function menu(page: Page, pages: PageMap): string {
  const item = (title: string, to: Page): string => {
    const current = to === page ? ' aria-current="page"' : ''
    return `<li><a href="${linkBetween(page, to)}"${current}>${escapeHtml(title)}</a></li>`
  }
  const named = MENU.map(({ title, links }) => ({
    title,
    links: links.map((link): readonly [title: string, to: Page] => {
      const to = pages.get(join(DOCS, link.page))
      if (to === undefined) throw new Error(`the menu names ${link.page}, which does not exist`)
      return [link.title, to]
    }),
  }))
  const listed = new Set(named.flatMap(({ links }) => links.map(([, to]) => to)))
  const others = [...pages.values()].filter((to) => dirname(to.source) === DOCS && !listed.has(to))
  return [...named, { title: 'More', links: others.map((to) => [to.title, to] as const) }]
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => {
      const items = links.map(([words, to]) => item(words, to))
      return `<h2>${escapeHtml(title)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`
    })
    .join('\n')
}

/** The links to the preceding and the following page. */
function turn(page: Page, pages: PageMap): string {
  const { before, after } = neighboursOf(page, pages)
  const link = (to: Page | null, rel: string, words: string): string =>
    to === null
      ? ''
      : `<a rel="${rel}" href="${linkBetween(page, to)}"><small>${words}</small> ${titleOf(to)}</a>`
  return `<nav class="turn" aria-label="Previous and next page">${link(before, 'prev', 'Previous')}${link(after, 'next', 'Next')}</nav>`
}

/** The title of a page without Markdown syntax. */
function titleOf({ title }: Page): string {
  return withSubscripts(escapeHtml(title.replaceAll(/[`*\\$]|\]\([^)]*\)|\[/g, '')))
}

function contents(headings: readonly Heading[]): string {
  const parts = headings.filter(({ level }) => level === 2 || level === 3)
  if (parts.length < FEWEST_HEADINGS) return ''
  const items = parts.map(
    ({ level, id, html }) =>
      `<li class="level-${level}"><a href="#${id}">${linkless(html)}</a></li>`,
  )
  return `<aside aria-label="On this page">\n<h2>On this page</h2>\n<ul>\n${items.join('\n')}\n</ul>\n</aside>`
}

function linkless(html: string): string {
  return html.replaceAll(/<\/?a\b[^>]*>/g, '')
}
