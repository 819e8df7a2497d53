import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path/posix'

/** The folder of the repository whose Markdown files are the pages. */
export const DOCS = 'docs'

/**
 * A page of the site. The fields say which part of the repository the page shows, and where the
 * page is on the site.
 */
export interface Page {
  /** The path in the repository, such as `docs/sweeps.md` or `formal`. */
  readonly source: string
  /** The path of the page in the site, such as `sweeps.html`. */
  readonly url: string
  /** The first heading, as Markdown. */
  readonly title: string
  /** The generated Markdown; null for a page in docs, which the generator reads itself. */
  readonly made: string | null
}

/** The pages, by path in the repository. */
export type PageMap = ReadonlyMap<string, Page>

/**
 * The page that shows a file or a folder. For a folder, this may be the page of its README or of
 * its index.
 */
export function pageAt(pages: PageMap, source: string): Page | undefined {
  const inside = ['README.md', 'index.md'].map((name) => join(source, name))
  return [source, ...inside].map((path) => pages.get(path)).find((page) => page !== undefined)
}

/**
 * All pages: those of docs, those of the caller (Markdown by path under docs; they replace a docs
 * page with the same path), and a page for each file or folder of the repository to which one of
 * them links, so that no link leaves the site.
 *
 * @throws Error if a page links to a file that does not exist
 */
export function pageMap(root: string, made: ReadonlyMap<string, string>): PageMap {
  const pages = new Map<string, Page>()
  const texts: [source: string, text: string][] = []
  const add = (source: string, text: string, isMade: boolean): void => {
    const title = /^# (.*)$/m.exec(text)?.[1] ?? source
    pages.set(source, { source, url: urlOf(source), title, made: isMade ? text : null })
    texts.push([source, text])
  }
  for (const name of markdownFiles(root, DOCS)) {
    if (!made.has(relative(DOCS, name))) add(name, read(root, name), false)
  }
  for (const [name, text] of made) add(join(DOCS, name), text, true)
  for (const [source, text] of texts) {
    for (const target of linkedFiles(source, text)) {
      if (pageAt(pages, target) !== undefined || target.startsWith(`${DOCS}/figures/`)) continue
      if (!existsSync(join(root, target)))
        throw new Error(`${source} links to ${target}: no such file`)
      if (target.endsWith('.md')) add(target, read(root, target), true)
      else add(target, shownSource(root, target), true)
    }
  }
  return pages
}

/** The relative address of a page, for a link from another page. */
export function linkBetween(from: Page, to: Page): string {
  return relative(dirname(from.url), to.url)
}

/**
 * The path in the repository to which a link on a page leads, without its anchor; null if it leads
 * outside.
 */
export function linkTarget(source: string, link: string): string | null {
  const path = link.replace(/#.*$/, '')
  if (path === '' || /^[a-z]+:/.test(link)) return null
  return normalize(join(dirname(source), path)).replace(/\/$/, '')
}

function urlOf(source: string): string {
  const inside = source.startsWith(`${DOCS}/`)
  const path = inside ? source.slice(DOCS.length + 1) : `source/${source}`
  return `${path.replace(/README\.md$/, 'index.md').replace(/\.md$/, '')}.html`
}

function markdownFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return markdownFiles(root, path)
    return path.endsWith('.md') ? [path] : []
  })
}

function linkedFiles(source: string, text: string): string[] {
  const prose = text.replaceAll(/^( *)(`{3,})[^]*?^ *\2$/gm, '').replaceAll(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, link]) => {
    const target = linkTarget(source, link!)
    return target === null ? [] : [target]
  })
}

/** A file of code, or the names in a folder, as Markdown. */
function shownSource(root: string, path: string): string {
  const isFolder = statSync(join(root, path)).isDirectory()
  const text = isFolder ? readdirSync(join(root, path)).toSorted().join('\n') : read(root, path)
  const kind = isFolder ? 'text' : path.slice(path.lastIndexOf('.') + 1)
  const fence = '`'.repeat(8)
  return `# ${path}\n\n${fence}${kind}\n${text.trimEnd()}\n${fence}\n`
}

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
