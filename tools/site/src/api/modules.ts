import { dirname, relative } from 'node:path/posix'
import type { Declaration } from './declaration.ts'
import { linesOf } from './declaration-markdown.ts'

/** The maximum length of a page, in the lines of {@link linesOf}: about 9,000 px. */
export const LINES_OF_A_PAGE = 350

/** The declarations of one page. */
export interface Module {
  /** The name of the page that its address contains, such as `theorem-3`. */
  readonly name: string
  readonly declarations: readonly Declaration[]
}

/**
 * Groups the declarations of an entry by folder. If the declarations of a folder are too long for
 * one page, they are grouped by file.
 *
 * @param source the file of the entry
 */
export function modulesOf(declarations: readonly Declaration[], source: string): Module[] {
  const folders = grouped(declarations, ({ file }) => dirname(file))
  return folders.flatMap(([folder, inFolder]) =>
    lengthOf(inFolder) <= LINES_OF_A_PAGE
      ? [{ name: nameOf(folder, source), declarations: inFolder }]
      : grouped(inFolder, ({ file }) => file).map(([file, inFile]) => ({
          name: nameOf(file.replace(/\.ts$/, ''), source),
          declarations: inFile,
        })),
  )
}

/** The length of declarations on a page, in the lines of {@link linesOf}. */
export function lengthOf(declarations: readonly Declaration[]): number {
  return declarations.reduce((sum, declaration) => sum + linesOf(declaration), 0)
}

/** Converts a path below the entry's folder to a name that an address may contain. */
function nameOf(path: string, source: string): string {
  const below = relative(dirname(source), path).replaceAll('../', '').replaceAll('/', '-')
  return below === '' ? 'main' : below
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}
