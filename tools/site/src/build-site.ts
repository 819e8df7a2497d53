import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path/posix'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Eleventy, type EleventyConfiguration } from '@11ty/eleventy'
import { atlasFigures, filesIn, readAtlas } from '@nim/pages'
import { checkLinks } from './check-links.ts'
import { findingFigures } from './finding-figures.ts'
import { escapeHtml, withSubscripts } from './layout/escape-html.ts'
import { headingsOf } from './layout/headings.ts'
import { pageHtml } from './layout/page-html.ts'
import { type SearchEntry, searchEntries, searchIndex } from './layout/search-index.ts'
import { madePages } from './made-pages.ts'
import { addAnchors } from './markdown/anchors.ts'
import { addLinks } from './markdown/links.ts'
import { addMath } from './markdown/math.ts'
import { addSubscripts } from './markdown/subscripts.ts'
import { DOCS, type Page, pageAt, pageMap } from './page-map.ts'

const ASSETS = 'tools/site/assets'
const FIGURES = 'figures'
/** The search library, as a script that a page can include. */
const LIBRARY = fileURLToPath(
  new URL('../umd/index.js', pathToFileURL(createRequire(import.meta.url).resolve('minisearch'))),
)

/**
 * Builds the site of the repository, whose root is the working directory, into a folder, which is
 * emptied first. Returns the number of its pages.
 *
 * @throws Error that names every dead link, and the first formula that cannot be parsed
 */
export async function buildSite(output: string): Promise<number> {
  rmSync(output, { recursive: true, force: true })
  const made = madePages('.')
  const pages = pageMap('.', made.pages)
  const figures = findingFigures('.')
  const games = atlasFigures(readAtlas(filesIn('.')))
  const entries: SearchEntry[] = []

  const pageOf = (inputPath: string): Page => {
    const path = relative('.', inputPath)
    const source = MADE.exec(path)?.[1]
    const page = pages.get(source ?? path)
    if (page === undefined) throw new Error(`${inputPath} is not a page`)
    return page
  }
  const configure = (configuration: EleventyConfiguration): void => {
    configuration.setTemplateFormats(['md'])
    configuration.addGlobalData('templateEngineOverride', 'md')
    configuration.addGlobalData(
      'permalink',
      () =>
        ({ page }: { page: { inputPath: string } }) =>
          pageOf(page.inputPath).url,
    )
    for (const { source, made: text } of pages.values()) {
      if (text === null) continue
      configuration.addTemplate(madePath(source), text)
      // the generated page replaces the page in docs
      if (source.endsWith('.md')) configuration.ignores.add(source)
    }
    configuration.amendLibrary('md', (library) => {
      addMath(library)
      addSubscripts(library)
      addAnchors(library)
      addLinks(library, {
        pageOf,
        pageAt: (source) => pageAt(pages, source),
        placeOf: ({ source }, anchor) => made.places.get(relative(DOCS, source))?.get(anchor),
      })
    })
    configuration.addTransform('page', function inPage(content) {
      const page = pageOf(this.page.inputPath)
      const figure = figures.get(page.source)
      const body =
        figure === undefined ? content : content + figureHtml(page, figure.title, figure.caption)
      const headings = headingsOf(body)
      entries.push(...searchEntries(page.url, body, headings))
      return pageHtml(page, pages, body, headings)
    })
  }
  const eleventy = new Eleventy(DOCS, output, { quietMode: true, config: configure })
  eleventy.disableLogger()
  await eleventy.write().catch((error: Error) => {
    throw new Error(reasonsOf(error).join(': '))
  })

  cpSync(ASSETS, output, { recursive: true })
  cpSync(LIBRARY, join(output, 'minisearch.js'))
  cpSync(join(DOCS, FIGURES), join(output, FIGURES), { recursive: true })
  const drawn = [
    ...[...figures].map(([source, { svg }]) => [figureFile(source), svg] as const),
    ...[...games].map(([path, svg]) => [relative(DOCS, path), svg] as const),
  ]
  for (const [path, svg] of drawn) {
    const file = join(output, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, svg)
  }
  const sorted = entries.toSorted((a, b) => (a.address < b.address ? -1 : 1))
  writeFileSync(join(output, 'search-index.js'), searchIndex(sorted))
  checkLinks(output)
  return pages.size
}

/** The generator's message about a page, together with the underlying error. */
function reasonsOf(error: Error & { readonly originalError?: Error }): string[] {
  const { message, originalError } = error
  return originalError === undefined ? [message] : [message, ...reasonsOf(originalError)]
}

/**
 * Matches the paths of generated pages, which are templates without a file. The generator accepts
 * these paths only under its input folder.
 */
const MADE = /^docs\/made\/(.*)\.page\.md$/

function madePath(source: string): string {
  return `made/${source}.page.md`
}

function figureFile(source: string): string {
  return join(FIGURES, relative(DOCS, source).replace(/\.md$/, '.svg'))
}

function figureHtml(page: Page, title: string, caption: string): string {
  const address = relative(dirname(page.url), figureFile(page.source))
  return `<h2 id="figure">Figure</h2>\n<p>${withSubscripts(escapeHtml(caption))}</p>\n<p><img src="${address}" alt="${escapeHtml(title)}" loading="lazy"></p>\n`
}
