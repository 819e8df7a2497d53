import { statSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readInput } from '@nim/core/files'
import { digestOf } from '../digest.ts'

/**
 * Matches the name of a local file after `from`, `import`, `import(`, `require(` or `URL(`, even in
 * comments and strings.
 */
const LOCAL_NAME =
  /\b(?:from|import|require|URL)\s*\(?\s*(['"`])((?:\.{1,2}\/|\/|file:\/\/\/)[^'"`\n]+)\1/g

/** Matches the names of files that can import other files. */
const SOURCE = /\.[cm]?[jt]s$/

/** The file name endings that an import may omit, because bundlers try these endings. */
const ENDINGS = ['', '.ts', '.mts', '.js', '.mjs', '.json', '/index.ts', '/index.js']

/**
 * The digest of all local files on which a module depends. The digest of a single file is the
 * SHA-256 of the bytes of the file. A module may also name local files, directly or through others
 * (imported, required, or as `new URL('./data.json', …)`). For a module that names other files, the
 * digest is the SHA-256 of lines of the form `digest path`. The line of the module comes first. The
 * other files follow, sorted by their path relative to the module. Packages, and files whose names
 * the module computes, are not covered. No code of the module runs.
 *
 * @param file an absolute path
 * @throws the error of the file system for the module itself
 */
export function moduleDigest(file: string): string {
  const digests = new Map<string, string>()
  const waiting = [file]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (digests.has(next)) continue
    const bytes = readInput(next)
    digests.set(next, digestOf(bytes))
    if (SOURCE.test(next)) waiting.push(...localFiles(next, bytes.toString('utf8')))
  }
  const own = digests.get(file)!
  if (digests.size === 1) return own
  digests.delete(file)
  const others = [...digests].map(([path, digest]) => {
    const from = relative(dirname(file), path).split(sep).join('/')
    return `${digest} ${from}\n`
  })
  return digestOf([`${own} .\n`, ...others.toSorted(byPath)].join(''))
}

/** The existing local files that a source names. */
function localFiles(file: string, source: string): string[] {
  return [...source.matchAll(LOCAL_NAME)].flatMap(([, , name]) => {
    const named = name!.startsWith('file:')
      ? fileURLToPath(name!)
      : resolve(dirname(file), name!.split(/[?#]/)[0]!)
    const candidates = [
      ...ENDINGS.map((ending) => named + ending),
      // In TypeScript, an import may contain the name of the compiled file.
      named.replace(/\.(m?)js$/, '.$1ts'),
    ]
    const found = candidates.find((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    return found === undefined ? [] : [found]
  })
}

function byPath(a: string, b: string): number {
  const [left, right] = [a, b].map((line) => line.slice(line.indexOf(' ')))
  return left! < right! ? -1 : 1
}
