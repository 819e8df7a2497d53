import type { House, SourceFile } from './house.ts'
import { importsOf, resolveImport } from './imports.ts'
import type { Layer } from './layers.ts'

/**
 * Describes, with a sentence for each import, the imports of a file that the file's layer does not
 * allow.
 */
export function forbiddenImports(
  house: Pick<House, 'packages'>,
  file: SourceFile,
  layers: readonly Layer[],
): string[] {
  const layer = layerOf(file.path, layers)
  if (layer === undefined) return [`${file.path}: in no layer; name its folder in layers.ts`]
  return importsOf(file).flatMap((specifier) => {
    const target = resolveImport(house, file.path, specifier)
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
