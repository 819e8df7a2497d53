import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path/posix'
import { filesIn, sitePages } from '@nim/pages'
import { apiPages } from './api/api-pages.ts'
import { type Cut, cutPage, cutsOf, type NewPlace } from './cut-pages.ts'
import { DOCS } from './page-map.ts'

/**
 * The pages that exist only on the site, or in a longer form than in docs, by path under docs: the
 * API, the lists of findings and of decisions, the games of the atlas, the long list of claims, the
 * cases in Coq, and the parts of long pages.
 *
 * @param cuts the pages that are cut into parts
 */
export function madePages(root: string, cuts: readonly Cut[] = cutsOf(root)): MadePages {
  const pages = new Map([
    ...apiPages(root),
    ...[...sitePages(filesIn(root))].map(([path, text]) => [relative(DOCS, path), text] as const),
    ['findings/index.md', findingsIndex(root)],
    ['decisions/index.md', decisionsIndex(root)],
  ])
  const places = new Map<string, ReadonlyMap<string, NewPlace>>()
  for (const cut of cuts) {
    const text = pages.get(cut.page) ?? readFileSync(join(root, DOCS, cut.page), 'utf8')
    const { index, parts, places: own } = cutPage(text, cut)
    pages.set(cut.page, index)
    for (const [path, part] of parts) pages.set(path, part)
    places.set(cut.page, own)
  }
  return { pages, places }
}

/**
 * The generated pages. If the site cuts a page into parts, the new places of the page's anchors are
 * given too.
 */
export interface MadePages {
  /** Markdown by path under docs. */
  readonly pages: Map<string, string>
  /**
   * The new place of each anchor of a page that the site cuts. The first key is the path of the
   * page, and the second key is the anchor.
   */
  readonly places: ReadonlyMap<string, ReadonlyMap<string, NewPlace>>
}

const PAPERS: Readonly<Record<string, string>> = {
  GMMV: 'Remoteness functions of exact slow NIM',
  DH: 'Slow SetNim',
  GN: 'The GM-rule',
  V: "Wythoff's game",
}

function findingsIndex(root: string): string {
  const titles = titlesOf(root, 'findings')
  return [
    '# What is refuted',
    '',
    'Statements that are false as printed, and questions that are answered: for each what is printed, what fails and what is right.',
    ...Object.entries(PAPERS).flatMap(([paper, name]) => [
      '',
      `## ${name} (${paper})`,
      '',
      ...titles.filter(({ file }) => file.startsWith(`${paper}-`)).map(listItem),
    ]),
    '',
  ].join('\n')
}

function decisionsIndex(root: string): string {
  const titles = titlesOf(root, 'decisions').map(listItem)
  return ['# Decisions', '', 'Why things are as they are.', '', ...titles, ''].join('\n')
}

interface Titled {
  readonly file: string
  readonly title: string
}

function titlesOf(root: string, folder: string): Titled[] {
  const path = join(root, DOCS, folder)
  return readdirSync(path)
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(path, file), 'utf8')
      return { file, title: /^# (.*)$/m.exec(text)![1]! }
    })
}

function listItem({ file, title }: Titled): string {
  return `- [${title}](${file})`
}
