import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import type { Declaration } from './declaration.ts'
import { exportedDeclarations } from './exported-declarations.ts'

interface Manifest {
  readonly name: string
  readonly description: string
  readonly exports: Readonly<Record<string, string | { readonly '@nim/source'?: string }>>
}

/** An entry of a package, such as `@nim/core/rules`. */
export interface Entry {
  readonly name: string
  /** The file name of the entry's page without an ending, such as `core-rules`. */
  readonly page: string
  /** The file of the entry, relative to the root of the repository. */
  readonly source: string
  readonly declarations: readonly Declaration[]
}

/** A package with its entries. */
export interface Package {
  readonly name: string
  readonly description: string
  readonly entries: readonly Entry[]
}

/** The packages of the repository, by the names of their folders. */
export function packagesIn(root: string): Package[] {
  return readdirSync(join(root, 'packages'))
    .toSorted()
    .map((folder) => {
      const path = join('packages', folder)
      const manifest = JSON.parse(
        readFileSync(join(root, path, 'package.json'), 'utf8'),
      ) as Manifest
      const { name, description } = manifest
      return { name, description, entries: entriesOf(root, manifest, path) }
    })
}

function entriesOf(root: string, { name, exports }: Manifest, folder: string): Entry[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    const file = typeof target === 'string' ? undefined : target['@nim/source']
    if (file === undefined || !file.endsWith('.ts')) return []
    const full = join(name, path)
    const page = full.replace('@nim/', '').replaceAll('/', '-')
    const source = join(folder, file)
    return [{ name: full, page, source, declarations: exportedDeclarations(root, source) }]
  })
}

/**
 * The entry that documents a declaration which several entries of a package export. It is the entry
 * with the innermost folder that contains the declaration's file. It is the given entry if no other
 * entry exports the declaration, or if only the folder of the whole package contains the file.
 */
export function homeOf(
  { file, name }: Declaration,
  entry: Entry,
  entries: readonly Entry[],
): Entry {
  const around = entries.filter(
    ({ source, declarations }) =>
      !dirname(source).endsWith('/src') &&
      file.startsWith(`${dirname(source)}/`) &&
      declarations.some((each) => each.file === file && each.name === name),
  )
  return around.toSorted((a, b) => b.source.length - a.source.length)[0] ?? entry
}
