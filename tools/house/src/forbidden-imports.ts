import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Layer } from './layers.ts'

/** A source file with its text; the path is from the root of the repository. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/**
 * The imports of a file that its layer does not allow, each as a sentence.
 *
 * @param root root of the repository, where package.json files say what a package's entries are
 */
export function forbiddenImports(
  root: string,
  file: SourceFile,
  layers: readonly Layer[],
): string[] {
  const layer = layerOf(file.path, layers)
  if (layer === undefined) return [`${file.path}: in no layer; name its folder in layers.ts`]
  return importsOf(file).flatMap((specifier) => {
    const target = resolve(root, file.path, specifier)
    if (target === null) return []
    const allowed = [layer.folder, ...layer.below]
    const targetLayer = layerOf(target, layers)?.folder
    if (targetLayer !== undefined && allowed.includes(targetLayer)) return []
    return [
      `${file.path}: imports ${specifier} (${targetLayer ?? target}); allowed: ${allowed.join(', ')}`,
    ]
  })
}

function layerOf(path: string, layers: readonly Layer[]): Layer | undefined {
  return layers
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .reduce<Layer | undefined>(
      (best, layer) =>
        best === undefined || layer.folder.length > best.folder.length ? layer : best,
      undefined,
    )
}

/** Every module a file names: imports, re-exports, types, and dynamic imports of literals. */
export function importsOf({ path, text }: SourceFile): string[] {
  const { module } = parseSync(path, text)
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest.value])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
    ),
  ]
}

/** The file of the house that a specifier means; null for packages from outside. */
function resolve(root: string, from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const match = /^@nim\/([^/]+)(\/.+)?$/.exec(specifier)
  if (match === null) return null
  const folder = ['packages', 'apps', 'tools'].find((parent) =>
    existsSync(join(root, parent, match[1]!, 'package.json')),
  )
  if (folder === undefined) return specifier
  const packageFolder = join(folder, match[1]!)
  const { exports } = JSON.parse(
    readFileSync(join(root, packageFolder, 'package.json'), 'utf8'),
  ) as {
    exports: Record<string, { '@nim/source': string }>
  }
  const entry = exports[match[2] === undefined ? '.' : `.${match[2]}`]
  return entry === undefined ? specifier : normalize(join(packageFolder, entry['@nim/source']))
}
