import { join } from 'node:path/posix'
import { slugs } from '@nim/pages'
import type { Declaration } from './declaration.ts'
import { declarationSection, firstSentence } from './declaration-markdown.ts'
import { type Entry, homeOf, packagesIn } from './entry.ts'
import { lengthOf, LINES_OF_A_PAGE, type Module, modulesOf } from './modules.ts'

/** The minimum number of exports for which a page has an index of its own. */
const FEWEST_LISTED = 4

/**
 * The pages of all entries of all packages as Markdown, and an index of them, by path under docs.
 * The page of a long entry is an index of its modules, each of which has its own page. TypeDoc
 * is not used, because it would be a second compiler (it does not support TypeScript 7). The pages
 * need only signatures and comments, which the sources contain.
 */
export function apiPages(root: string): Map<string, string> {
  const pages = new Map<string, string>()
  const index = ['# API', '', 'Signatures and comments of all that the packages export.', '']
  for (const { name, description, entries } of packagesIn(root)) {
    index.push(`## ${name}`, '', description, '')
    for (const entry of entries) {
      for (const [page, lines] of entryPages(entry, entries)) {
        pages.set(join('api', page), lines.join('\n'))
      }
      index.push(`- [${entry.name}](${entry.page}.md): ${entry.declarations.length} exports`)
    }
    index.push('')
  }
  pages.set('api/index.md', index.join('\n'))
  return pages
}

/** The page of an entry and, if the entry is long, the pages of its modules. */
function entryPages(entry: Entry, entries: readonly Entry[]): [page: string, lines: string[]][] {
  const { name, page, source, declarations } = entry
  const head = [`# ${name}`, '', `What [${source}](../../${source}) exports.`, '']
  if (!isCut(entry)) {
    return [[`${page}.md`, [...head, ...sections(declarations, '../../')]]]
  }
  const modules = ownModules(entry, entries)
  return [
    [`${page}.md`, [...head, ...indexLines(entry, entries, modules)]],
    ...modules.map((module): [string, string[]] => [
      `${page}/${module.name}.md`,
      [
        `# ${name}: ${module.name}`,
        '',
        `[${name}](../${page}.md) lists all exports of this entry.`,
        '',
        ...sections(module.declarations, '../../../'),
      ],
    ]),
  ]
}

function isCut({ declarations }: Entry): boolean {
  return lengthOf(declarations) > LINES_OF_A_PAGE
}

/** The modules of a long entry, without the declarations that another entry documents. */
function ownModules(entry: Entry, entries: readonly Entry[]): Module[] {
  const own = entry.declarations.filter((each) => homeOf(each, entry, entries) === entry)
  return modulesOf(own, entry.source)
}

/** An index of the names, followed by the sections of the declarations. */
function sections(declarations: readonly Declaration[], up: string): string[] {
  const slug = slugs()
  const links = declarations.map(({ name }) => `[${name}](#${slug(name)})`)
  return [
    ...(links.length < FEWEST_LISTED ? [] : [links.join(', '), '']),
    ...declarations.flatMap((declaration) => declarationSection(declaration, up)),
  ]
}

/**
 * The index of a long entry. It lists the exports of each module with their first sentences, then
 * the exports that other entries document. Each export keeps the anchor that its section would have
 * on a single page with all exports.
 */
function indexLines(entry: Entry, entries: readonly Entry[], modules: readonly Module[]): string[] {
  const slug = slugs()
  const anchors = new Map(entry.declarations.map((each) => [each, slug(each.name)]))
  const named = (each: Declaration, page: string): string =>
    `<a id="${anchors.get(each)}"></a>[${each.name}](${page})`
  const others = entries.filter((other) => other !== entry)
  return [
    ...modules.flatMap(({ name, declarations }) => [
      `**[${name}](${entry.page}/${name}.md)**`,
      '',
      ...anchored(declarations, `${entry.page}/${name}.md`).map(
        ([each, page]) => `- ${named(each, page)}${summaryOf(each)}`,
      ),
      '',
    ]),
    ...others.flatMap((other) => {
      const places = placesOf(other, entries)
      const links = entry.declarations
        .filter((each) => homeOf(each, entry, entries) === other)
        .map((each) => named(each, places.get(keyOf(each))!))
      return links.length === 0
        ? []
        : [`**[${other.name}](${other.page}.md)**`, '', links.join(', '), '']
    }),
  ]
}

function summaryOf(declaration: Declaration): string {
  const sentence = firstSentence(declaration)
  return sentence === '' ? '' : `: ${sentence}`
}

/** The address of each declaration that an entry documents, relative to the folder of the API. */
function placesOf(entry: Entry, entries: readonly Entry[]): Map<string, string> {
  const pages = isCut(entry)
    ? ownModules(entry, entries).map(({ name, declarations }) => ({
        page: `${entry.page}/${name}.md`,
        declarations,
      }))
    : [{ page: `${entry.page}.md`, declarations: entry.declarations }]
  return new Map(
    pages.flatMap(({ page, declarations }) =>
      anchored(declarations, page).map(([each, place]) => [keyOf(each), place] as const),
    ),
  )
}

/** The declarations of a page, each with its address. */
function anchored(declarations: readonly Declaration[], page: string): [Declaration, string][] {
  const slug = slugs()
  return declarations.map((each) => [each, `${page}#${slug(each.name)}`])
}

function keyOf({ file, name }: Declaration): string {
  return `${file}#${name}`
}
