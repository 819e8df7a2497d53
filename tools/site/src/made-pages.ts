import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path/posix'
import { filesIn, sitePages } from '@nim/pages'
import { apiPages } from './api/api-pages.ts'
import { DOCS } from './page-map.ts'

/**
 * The pages that exist only on the site, or in a longer form than in docs, by path under docs: the
 * API, the lists of findings and of decisions, the games of the atlas, the long list of claims, and
 * the cases in Coq.
 */
export function madePages(root: string): Map<string, string> {
  return new Map([
    ...apiPages(root),
    ...[...sitePages(filesIn(root))].map(([path, text]) => [relative(DOCS, path), text] as const),
    ['findings/index.md', findingsIndex(root)],
    ['decisions/index.md', decisionsIndex(root)],
  ])
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
