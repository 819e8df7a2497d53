import { createRequire } from 'node:module'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ModuleError } from './module-error.ts'

/** The part of the esbuild API that nimlab uses. */
interface Esbuild {
  readonly build: (
    options: object,
  ) => Promise<{ readonly outputFiles: readonly { readonly text: string }[] }>
}

/** The errors of esbuild, with their locations. */
interface BuildFailure {
  readonly errors: readonly {
    readonly text: string
    readonly location: { readonly file: string; readonly line: number } | null
  }[]
}

/**
 * A TypeScript module and the local files that it imports, bundled as one JavaScript module at a
 * `data:` URL. The bundler is esbuild. nimlab looks for it first in the packages of the module,
 * then in those of this package. Imports of `@nim/…` are kept.
 *
 * @param file an absolute path
 * @param shown the module's name in messages
 * @throws (by rejection) ModuleError if esbuild is not installed, or if the source is invalid
 */
export async function bundled(file: string, shown: string): Promise<string> {
  const url = pathToFileURL(file).href
  const { build } = esbuildFrom([url, import.meta.url], shown)
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      external: ['@nim/*'],
      define: { 'import.meta.url': JSON.stringify(url) },
      logLevel: 'silent',
    })
    return `data:text/javascript;base64,${Buffer.from(outputFiles[0]!.text).toString('base64')}`
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? []
    if (first === undefined) throw error
    throw new ModuleError(`module '${shown}'${placeIn(file, first.location)}: ${first.text}`, {
      cause: error,
    })
  }
}

/**
 * The location of an error. For example, `:12` is a line of the module, and ` (other.ts:12)` is a
 * line of an imported file.
 */
function placeIn(file: string, location: BuildFailure['errors'][number]['location']): string {
  if (location === null) return ''
  const { file: at, line } = location
  return resolve(at) === file ? `:${line}` : ` (${basename(at)}:${line})`
}

function esbuildFrom(parents: readonly string[], shown: string): Esbuild {
  for (const parent of parents) {
    try {
      return createRequire(parent)('esbuild') as Esbuild
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  throw new ModuleError(
    `module '${shown}': Node ${process.versions.node} does not read TypeScript: use Node 22.18 or later, install esbuild beside the module, or write it as .mjs`,
  )
}
