import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DIGITS = 12

/**
 * A digest of the names and contents of all files that these patterns of git match, as they lie in the tree, committed
 * or not: 12 hexadecimal digits.
 *
 * @param {string} root of the repository
 * @param {readonly string[]} patterns from the root
 * @throws Error if a pattern matches nothing
 */
export function inputsDigest(root, patterns) {
  const hash = createHash('sha256')
  const found = new Set(patterns.flatMap((pattern) => matching(root, pattern)))
  const paths = [...found].toSorted((a, b) => (a < b ? -1 : 1))
  for (const path of paths) {
    const content = createHash('sha256').update(readFileSync(join(root, path)))
    hash.update(`${path}\0${content.digest('hex')}\n`)
  }
  return hash.digest('hex').slice(0, DIGITS)
}

/** The files of the tree that a pattern matches, without those that git ignores. */
function matching(root, pattern) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', pattern]
  const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  const present = paths.filter((path) => path !== '' && existsSync(join(root, path)))
  if (present.length === 0) throw new Error(`no file is ${pattern}`)
  return present
}
