// Decides whether the build was made from the present sources. Every package's bundle contains a
// digest of its sources (written by build.mjs). This module compares that digest with the present
// files. The comparison runs at every start of the command. To be fast, it compares only sizes and
// times if nothing has changed.
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * The package of the command. The folder of this package contains the cache with the digests of all
 * packages.
 */
const COMMAND = 'apps/experiments'
const CACHE = `${COMMAND}/node_modules/.cache/nimlab-sources.json`
const CACHE_FORMAT = 1
/** The files that every build reads in addition to the files of its package. */
const COMMON = ['pnpm-lock.yaml', 'tsconfig.base.json']
/** The names of source files. Editors may leave other files in the same folders. */
const SOURCE = /^[^.].*\.ts$/
/**
 * The file in `bundle` that contains the digest of the sources. The build writes this file last.
 */
const STAMP = 'bundle/.sources'
/**
 * The number of milliseconds for which a file must be unchanged before its times are reliable. If
 * the clock is coarse, a file could change twice within one tick and keep the same time.
 */
const SETTLED = 3000

/**
 * Returns a digest of all present sources of the command (12 hexadecimal digits), and whether the
 * builds of all packages were made from these sources. It takes 10 to 30 ms if nothing has changed
 * since the last call, and 100 ms if it must read every source.
 *
 * @param {string} root the repository
 * @returns {{ digest: string, isBuilt: boolean }}
 */
export function buildState(root = ROOT) {
  const { digest, digests } = sourcesState(root)
  const isBuilt = Object.entries(digests).every(([folder, own]) => readStamp(root, folder) === own)
  return { digest, isBuilt }
}

/**
 * The digest of all sources of the command, and the digest of each built package, by folder.
 *
 * @param {string} root the repository
 * @returns {{ digest: string, digests: Readonly<Record<string, string>> }}
 */
export function sourcesState(root) {
  return cached(root) ?? digestAll(root)
}

/**
 * The SHA-256 of the names and contents of all files from which a package is built.
 *
 * @param {string} root the repository
 * @param {string} folder the folder of the package, relative to the root
 * @param {string} [except] a folder of sources to omit, relative to the root
 */
export function sourcesDigest(root, folder, except) {
  const { files } = filesOf(root, folder)
  return digestOf(
    root,
    files.filter((path) => except === undefined || !path.startsWith(`${except}/`)),
  )
}

/**
 * Writes the digest of the sources into `bundle`. If the digest is null, the function writes
 * `unfinished` instead.
 */
export function writeStamp(root, folder, digest) {
  const file = join(root, folder, STAMP)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${digest ?? 'unfinished'}\n`)
}

function readStamp(root, folder) {
  try {
    return readFileSync(join(root, folder, STAMP), 'utf8').trim()
  } catch {
    return null
  }
}

/** The packages that are built, relative to the root. */
function packages(root) {
  const libraries = readdirSync(join(root, 'packages')).sort()
  return [...libraries.map((name) => `packages/${name}`), COMMAND].filter(
    (folder) => stamped(join(root, folder, 'tsconfig.build.json')) !== null,
  )
}

/** The sources of a package, and the folders whose entries determine them. */
function filesOf(root, folder) {
  const files = [...COMMON, `${folder}/package.json`, `${folder}/tsconfig.build.json`]
  const folders = []
  const walk = (path) => {
    folders.push(path)
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      if (entry.isDirectory()) walk(`${path}/${entry.name}`)
      else if (SOURCE.test(entry.name)) files.push(`${path}/${entry.name}`)
    }
  }
  walk(`${folder}/src`)
  return { files: files.sort(), folders }
}

function digestOf(root, files) {
  const contents = files.map((path) => [path, contentDigest(join(root, path))])
  return sha256(JSON.stringify(contents))
}

/** The digest of a file; null if the file does not exist. */
function contentDigest(path) {
  try {
    return sha256(readFileSync(path))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

/** Reads every source. Stores the digests for the next start if the files are old enough. */
function digestAll(root) {
  const folders = packages(root)
  const listed = folders.map((folder) => filesOf(root, folder))
  const paths = new Set(['packages', ...listed.flatMap((own) => [...own.files, ...own.folders])])
  // the time is read before the contents, so that a file that changes while it is read has a
  // different time at the next start
  const before = Date.now()
  const stamps = [...paths].map((path) => [path, stamped(join(root, path))])
  const digests = Object.fromEntries(
    folders.map((folder, i) => [folder, digestOf(root, listed[i].files)]),
  )
  const digest = sha256(JSON.stringify(digests)).slice(0, 12)
  const newest = Math.max(...stamps.map(([, stamp]) => stamp?.[0] ?? Infinity))
  if (newest < before - SETTLED)
    writeCache(root, { format: CACHE_FORMAT, digest, digests, seen: stamps })
  return { digest, digests }
}

/**
 * The digests of the last run, if the size and the time of each file and folder have not changed
 * since then.
 */
function cached(root) {
  let cache
  try {
    cache = JSON.parse(readFileSync(join(root, CACHE), 'utf8'))
  } catch {
    return null
  }
  if (cache.format !== CACHE_FORMAT) return null
  for (const [path, then] of cache.seen) {
    const now = stamped(join(root, path))
    if (now === null || now.some((value, i) => value !== then[i])) return null
  }
  return cache
}

/**
 * Writes the cache. Another process may write the cache at the same time. The function ignores the
 * error if it cannot write to the folder.
 */
function writeCache(root, cache) {
  const file = join(root, CACHE)
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(cache))
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // the next start reads the sources again
  }
}

/**
 * Returns data that change if someone changes or replaces a file or folder; null if the file or
 * folder does not exist.
 */
function stamped(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat === undefined ? null : [stat.ctimeMs, stat.mtimeMs, stat.size, stat.ino]
}

/**
 * The SHA-256 of data. Node's module for this is loaded only when it is needed, because most starts
 * do not need it.
 */
export function sha256(data) {
  const { createHash } = createRequire(import.meta.url)('node:crypto')
  return createHash('sha256').update(data).digest('hex')
}
