import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'

/**
 * The package.json of a tarball, the paths of its files relative to its root (such as
 * `./dist/index.js`), and its size.
 */
export function readTarball(path) {
  const tar = (...args) => execFileSync('tar', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return {
    manifest: JSON.parse(tar('-xzOf', path, 'package/package.json')),
    files: tar('-tzf', path)
      .trimEnd()
      .split('\n')
      .map((file) => file.replace('package/', './')),
    bytes: statSync(path).size,
  }
}

/**
 * The files that a package.json names but its tarball lacks, and the dependencies that only the
 * workspace can resolve.
 */
export function danglingPaths(manifest, files) {
  const held = new Set(files)
  const named = [
    ...pathsOf(manifest.exports),
    ...pathsOf(manifest.bin),
    ...(Array.isArray(manifest.sideEffects) ? manifest.sideEffects : []),
    './CHANGELOG.md',
    './LICENSE',
    './README.md',
  ]
  const needed = { ...manifest.dependencies, ...manifest.optionalDependencies }
  return [
    ...named.filter((path) => !held.has(path)),
    ...files
      .filter((file) => file.endsWith('.js') && !held.has(`${file}.map`))
      .map((file) => `${file}.map`),
    ...Object.entries(needed)
      .filter(([, range]) => /^(workspace|catalog):/.test(range))
      .map(([name, range]) => `${name}@${range}`),
  ]
}

/** All paths to which the conditions of an entry lead. */
function pathsOf(tree) {
  if (typeof tree === 'string') return [tree]
  return Object.values(tree ?? {}).flatMap(pathsOf)
}
