import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { PROGRAMS, type PageOptions, runPage, STALE } from './run-page.ts'

/** The pages whose blocks are run. */
export const PAGES: readonly string[] = [
  'README.md',
  ...['index', 'tutorial', 'glossary', 'gallery', 'explorer'].map((name) => `docs/${name}.md`),
  ...[
    'verify-a-paper',
    'test-a-formula',
    'find-a-formula',
    'define-a-game',
    'write-a-claim',
    'sweep-on-a-cluster',
    'read-and-recheck-a-proof',
    'tables-in-numpy-and-r',
    'use-the-packages',
    'cite',
  ].map((name) => `docs/how-to/${name}.md`),
]

const FIGURES = 'docs/figures'
const IMAGE = /!\[[^\]]*\]\(([^)]*figures\/([^)]+\.svg))\)/g

/** The result for the blocks of one page, or for all figures together. */
export interface ExampleRun {
  readonly page: string
  readonly problems: readonly string[]
  readonly left: readonly string[]
}

/**
 * Runs the blocks of a page. With `write`, the page and its figures are updated, and only failures
 * are problems. Without `write`, every difference is also a problem.
 */
export async function runExamples(
  root: string,
  page: string,
  options: PageOptions & { readonly write: boolean },
): Promise<ExampleRun> {
  const file = join(root, page)
  const before = readFileSync(file, 'utf8')
  const { text, problems, left, figures } = await runPage(before, options)
  const stale: string[] = []
  for (const [, , name] of before.matchAll(IMAGE)) {
    const figure = figures.get(name!)
    if (figure === undefined) continue
    const path = join(root, FIGURES, name!)
    if (existsSync(path) && readFileSync(path, 'utf8') === figure) continue
    if (options.write) writeFileSync(path, figure)
    else stale.push(`the figure ${name} is another now`)
  }
  if (!options.write) return { page, problems: [...problems, ...stale], left }
  if (text !== before) writeFileSync(file, text)
  const failed = problems.filter((problem) => !problem.endsWith(STALE))
  return { page, problems: failed, left }
}

/** Figures in docs/figures that no page shows. */
export function unusedFigures(root: string): string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  const pages = docs.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)
  const shown = new Set(
    ['README.md', ...pages].flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(IMAGE)].map(([, , name]) => name),
    ),
  )
  const figures = readdirSync(join(root, FIGURES), { recursive: true, encoding: 'utf8' })
  return figures.filter((name) => name.endsWith('.svg') && !shown.has(name))
}

/** Languages whose program is not installed on this machine. */
export function absentPrograms(): Set<string> {
  const absent = Object.entries(PROGRAMS).filter(([language, [program]]) => {
    const probe = language === 'python' ? ['-c', 'import numpy'] : ['--version']
    return spawnSync(program!, probe).status !== 0
  })
  return new Set(absent.map(([language]) => language))
}
