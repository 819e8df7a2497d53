import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of a clone in their present state, whether they are committed or not. Files that git
 * ignores are excluded.
 *
 * @typedef {object} Repository
 * @property {string} root
 * @property {ReadonlySet<string>} files relative to the root
 * @property {ReadonlyMap<string, string>} entries the source of each entry of our packages, such as
 * `@nim/core/rules`
 */

/** @param {string} root @returns {Repository} */
export function readRepository(root) {
  const files = new Set(filesMatching(root, '.'))
  /** @type {Map<string, string>} */
  const entries = new Map()
  for (const path of files) {
    const [, folder] = /^((?:packages|apps|tools)\/[^/]+)\/package\.json$/.exec(path) ?? []
    if (folder === undefined) continue
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'))
    const byEntry = typeof exports === 'string' ? { '.': exports } : exports
    for (const [entry, target] of Object.entries(byEntry)) {
      const source = typeof target === 'string' ? target : (target['@nim/source'] ?? target.default)
      entries.set(join(name, entry), join(folder, source))
    }
  }
  return { root, files, entries }
}

/**
 * The files that a git pattern matches.
 *
 * @param {string} root
 * @param {string} pattern a pattern that is relative to the root
 * @throws Error if the pattern matches no file, because a step would then silently read less than
 * it states
 */
export function filesMatching(root, pattern) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', pattern]
  const listed = execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 26 })
    .toString()
    .split('\0')
  const present = listed.filter((path) => path !== '' && existsSync(join(root, path)))
  if (present.length === 0) throw new Error(`no file matches ${pattern}`)
  return present
}
