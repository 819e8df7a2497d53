import { extname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isUnreadable, machineFault } from '@nim/core/files'
import { bundled } from './bundled.ts'
import { loadWithReports, tooSlow } from './loading.ts'
import { MODULE_SECONDS } from '../tuned.ts'
import { ModuleError, thrownWords } from './module-error.ts'
import { moduleDigest } from './module-graph.ts'
import { resolveOwnPackages } from './own-packages.ts'
import { watchSharedObjects } from './shared-objects.ts'

/** A user's module after it has been loaded. */
export interface LoadedModule {
  readonly exports: Readonly<Record<string, unknown>>
  /** The path as the user wrote it. */
  readonly path: string
  /** The digest, see `moduleDigest`. */
  readonly digest: string
}

const SCRIPT = ['.mjs', '.js']
const TYPESCRIPT = ['.mts', '.ts']

/** True if a name is the path of a user's module, such as `./my-claim.mjs`. */
export function isModulePath(name: string): boolean {
  return [...SCRIPT, ...TYPESCRIPT].includes(extname(name))
}

/**
 * Returns the digest of a module without loading the module.
 * @throws ModuleError if the module does not exist
 */
export function digestOfModule(path: string): string {
  const ending = extname(path)
  if (![...SCRIPT, ...TYPESCRIPT].includes(ending)) {
    throw new ModuleError(`module '${path}': expected a file .mjs, .js, .mts or .ts`)
  }
  try {
    return moduleDigest(resolve(path))
  } catch (error) {
    if (machineFault(error) !== null) throw error
    const isMissing = isUnreadable(error, 'ENOENT')
    const why = isMissing ? `no such file in ${process.cwd()}` : (error as Error).message
    throw new ModuleError(`module '${path}': ${why}`, { cause: error })
  }
}

/**
 * Loads a user's module into this thread, so its code runs. `@nim/…` resolves to the copies that
 * run here, wherever the module is. Node can load TypeScript from version 22.18 on. Otherwise
 * esbuild bundles it, if it is installed.
 *
 * @param path the path relative to the current folder
 * @param digest the required digest, which is compared before any code of the module runs
 * @throws (by rejection) ModuleError if the module does not exist, has another digest, or cannot be
 *   loaded
 */
export async function loadModule(path: string, digest?: string): Promise<LoadedModule> {
  const own = digestOfModule(path)
  if (digest !== undefined && digest !== own) {
    throw new ModuleError(`module '${path}': its digest is ${own}, expected ${digest}`)
  }
  const file = resolve(path)
  const isBundled = isToBeBundled(extname(path))
  // Because of the query in the address, Node loads a changed module again.
  const from = isBundled
    ? await bundled(file, path)
    : `${pathToFileURL(file).href}?${own.slice('sha256:'.length)}`
  resolveOwnPackages()
  const changed = watchSharedObjects()
  try {
    const exports = await loadWithReports(path, async () => inTime(import(from), path))
    const name = changed()
    if (name === null) return { exports: exports as LoadedModule['exports'], path, digest: own }
    throw new ModuleError(`module '${path}': it changes ${name}, which all code shares`)
  } catch (error) {
    if (error instanceof ModuleError) throw error
    const hint = isTakenForCommonJs(path, error) ? '; name it .mjs' : ''
    throw new ModuleError(
      `module '${path}'${placeOf(error, isBundled ? null : from)}: ${thrownWords(error)}${hint}`,
      { cause: error },
    )
  }
}

/**
 * @throws (by rejection) ModuleError if a module waits for something that never happens. Without
 *   this error, Node would exit without a message.
 */
async function inTime<T>(loading: Promise<T>, path: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const seconds = MODULE_SECONDS
    const giveUp = (): void => reject(new ModuleError(tooSlow(path, seconds)))
    timer = setTimeout(giveUp, 1000 * seconds)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * True if the file is TypeScript that Node cannot load. Also true for files that tsx, which runs
 * nimlab's sources, may interpret as CommonJS, because no hook resolves `@nim/…` there.
 */
function isToBeBundled(ending: string): boolean {
  if (ending === '.mjs') return false
  if (import.meta.url.endsWith('.ts')) return true
  const { typescript } = process.features as { readonly typescript?: unknown }
  return TYPESCRIPT.includes(ending) && !typescript
}

/**
 * True if Node interprets a `.js` file as CommonJS, because no package.json specifies otherwise.
 */
function isTakenForCommonJs(path: string, error: unknown): boolean {
  return path.endsWith('.js') && error instanceof SyntaxError && /import|export/.test(error.message)
}

/**
 * The location of an error. For example, `:12` is a line of the module, and ` (other.mjs:12)` is a
 * line of an imported file that is not valid JavaScript. The text is empty if the location is not
 * known.
 */
function placeOf(error: unknown, url: string | null): string {
  const stack = (error as Partial<Error> | null | undefined)?.stack
  if (url === null || typeof stack !== 'string') return ''
  const at = stack.indexOf(`${url}:`)
  const line = at < 0 ? null : /^\d+/.exec(stack.slice(at + url.length + 1))
  if (line !== null) return `:${line[0]}`
  const other = error instanceof SyntaxError ? /^file:\S*\/([^\s/]+:\d+)\n/.exec(stack) : null
  return other === null ? '' : ` (${other[1]})`
}
