import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { closureOf } from './closure.mjs'
import { filesMatching } from './repository.mjs'
import { isModule } from './stripped.mjs'

/** The number of hexadecimal digits of a digest in the log. */
const DIGITS = 8
/**
 * The number of folder levels that the log distinguishes. For example, packages/core/src/setnim has
 * four levels. A deeper folder counts as part of the folder at the last of these levels.
 */
const DEPTH = 4

/**
 * The key of a long step. It contains a digest for each folder with a file on which the step
 * depends. The digest of a module depends on what the module does. The digest of any other file
 * depends on the contents of the file.
 *
 * @typedef {Readonly<Record<string, string>>} Inputs
 */

/**
 * The key of a step for the present files of the clone.
 *
 * @param {import('./repository.mjs').Repository} repository
 * @param {readonly string[]} patterns the patterns, as in git; a module represents all modules that
 *   it runs
 * @param {Map<string, Promise<string>>} [known] texts of modules, kept from one step to the next
 * @returns {Promise<Inputs>}
 * @throws Error if a pattern matches no file
 */
export async function inputsOf(repository, patterns, known) {
  const { root } = repository
  const paths = patterns.flatMap((pattern) => filesMatching(root, pattern))
  /** @type {Map<string, string | Buffer>} */
  const contents = new Map(await closureOf(repository, paths.filter(isModule), known))
  for (const path of paths) {
    if (!isModule(path)) contents.set(path, readFileSync(join(root, path)))
  }
  /** @type {Map<string, import('node:crypto').Hash>} */
  const hashes = new Map()
  for (const path of [...contents.keys()].sort()) {
    const content = createHash('sha256')
      .update(contents.get(path) ?? '')
      .digest('hex')
    const folder = dirname(path).split('/').slice(0, DEPTH).join('/')
    const hash = hashes.get(folder) ?? createHash('sha256')
    hashes.set(folder, hash.update(`${path}\0${content}\n`))
  }
  return Object.fromEntries(
    [...hashes].map(([folder, hash]) => [folder, hash.digest('hex').slice(0, DIGITS)]),
  )
}

/**
 * The folders whose digests differ between two keys.
 *
 * @param {Inputs} before
 * @param {Inputs} now
 */
export function changedFolders(before, now) {
  const folders = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...folders].filter((folder) => before[folder] !== now[folder]).sort()
}
