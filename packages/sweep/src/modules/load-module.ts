import { extname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isUnreadable, machineFault } from '@nim/core/files'
import { bundled } from './bundled.ts'
import { MOST_SECONDS, toldOf, tooSlow } from './loading.ts'
import { ModuleError, thrownWords } from './module-error.ts'
import { moduleDigest } from './module-graph.ts'
import { resolveOwnPackages } from './own-packages.ts'
import { watchSharedObjects } from './shared-objects.ts'

/** A module of a user, loaded. */
export interface LoadedModule {
  readonly exports: Readonly<Record<string, unknown>>
  /** As it was given. */
  readonly path: string
  /** See `moduleDigest`. */
  readonly digest: string
}

const SCRIPT = ['.mjs', '.js']
const TYPESCRIPT = ['.mts', '.ts']

/** True if a name is that of a module of a user, such as `./my-claim.mjs`. */
export function isModulePath(name: string): boolean {
  return [...SCRIPT, ...TYPESCRIPT].includes(extname(name))
}

/**
 * The digest of a module that is not loaded.
 * @throws ModuleError if there is no such module
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
 * Loads a module of a user into this thread: its code runs. `@nim/…` is found in the copies that run
 * here, wherever the module stands. TypeScript is read by Node where it can (22.18 and later), otherwise
 * bundled by esbuild, if that is installed.
 *
 * @param path from the current folder
 * @param digest that it must have; it is compared before anything of the module runs
 * @throws (by rejection) ModuleError if it is not there, has another digest, or cannot be loaded
 */
export async function loadModule(path: string, digest?: string): Promise<LoadedModule> {
  const own = digestOfModule(path)
  if (digest !== undefined && digest !== own) {
    throw new ModuleError(`module '${path}': its digest is ${own}, expected ${digest}`)
  }
  const file = resolve(path)
  const isBundled = isToBeBundled(extname(path))
  // a query, so that what changed since is loaded again
  const from = isBundled
    ? await bundled(file, path)
    : `${pathToFileURL(file).href}?${own.slice('sha256:'.length)}`
  resolveOwnPackages()
  const changed = watchSharedObjects()
  try {
    const exports = await toldOf(path, async () => inTime(import(from), path))
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

/** @throws (by rejection) ModuleError if a module awaits what does not come; Node would end without a word */
async function inTime<T>(loading: Promise<T>, path: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const seconds = MOST_SECONDS
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
 * True of TypeScript that Node does not read; and of what tsx, which runs the sources of nimlab, may take
 * for CommonJS, where no hook finds `@nim/…`.
 */
function isToBeBundled(ending: string): boolean {
  if (ending === '.mjs') return false
  if (import.meta.url.endsWith('.ts')) return true
  const { typescript } = process.features as { readonly typescript?: unknown }
  return TYPESCRIPT.includes(ending) && !typescript
}

/** Node takes `.js` for CommonJS where no package.json says otherwise. */
function isTakenForCommonJs(path: string, error: unknown): boolean {
  return path.endsWith('.js') && error instanceof SyntaxError && /import|export/.test(error.message)
}

/**
 * Where an error arose: `:12`, a line of the module, or ` (other.mjs:12)`, of a file that it imports and
 * that is no JavaScript; empty if it is not known.
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
