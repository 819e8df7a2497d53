import { dirname, join, normalize } from 'node:path'
import type { House, SourceFile } from './house.ts'
import { syntaxOf } from './syntax.ts'

/**
 * Every module that a file names in an import, a re-export, a type, or a dynamic import of a
 * literal.
 */
export function importsOf(file: SourceFile): string[] {
  const { module } = syntaxOf(file)
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest.value])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      file.text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
    ),
  ]
}

/**
 * The file of the repository to which an import specifier resolves; null for packages from outside
 * the repository.
 */
export function resolveImport(
  { packages }: Pick<House, 'packages'>,
  from: string,
  specifier: string,
): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const match = /^(@nim\/[^/]+)(?:\/(.+))?$/.exec(specifier)
  if (match === null) return null
  const target = packages.find(({ name }) => name === match[1])
  return target?.entries[match[2] === undefined ? '.' : `./${match[2]}`] ?? specifier
}
