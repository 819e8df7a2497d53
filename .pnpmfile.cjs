// What a packed package.json leaves out: the condition of the sources, which are not packed, and what only
// development needs. So a tarball of `pnpm pack` or `pnpm publish` names nothing that it does not hold.
// What it adds: the addresses of release.json, so that a maintainer writes them in one place.
// It also sorts the dependencies, so that packing twice gives the same bytes.
// pnpm-lock.yaml has the checksum of this file: after a change `npx pnpm@10.34.9 install` writes it.
const { readFileSync } = require('node:fs')
const path = require('node:path')

const SOURCES = '@nim/source'

function withoutSources(exports) {
  if (exports === null || typeof exports !== 'object') return exports
  const kept = Object.entries(exports).filter(([condition]) => condition !== SOURCES)
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutSources(value)]))
}

/** The fields of a package.json that say where its sources are; an address that is absent gives none. */
function addresses(folder) {
  const { repository, homepage, bugs } = JSON.parse(
    readFileSync(path.join(__dirname, 'release.json'), 'utf8'),
  )
  const directory = path.relative(__dirname, folder).replaceAll('\\', '/')
  return {
    ...(repository && {
      repository: { type: 'git', url: `git+${repository.replace(/(\.git)?$/, '.git')}`, directory },
    }),
    ...(homepage && { homepage }),
    ...(bugs && { bugs: { url: bugs } }),
  }
}

/**
 * The dependencies of each kind, sorted by name. pnpm looks up the versions of the workspace's packages
 * all at once, and lists them in the order in which it finds them, which varies.
 */
function dependencies(manifest) {
  const kinds = ['dependencies', 'optionalDependencies', 'peerDependencies']
  const byName = ([a], [b]) => (a < b ? -1 : 1)
  return Object.fromEntries(
    kinds
      .filter((kind) => manifest[kind] !== undefined)
      .map((kind) => [kind, Object.fromEntries(Object.entries(manifest[kind]).sort(byName))]),
  )
}

function beforePacking(manifest, folder) {
  const packed = {
    ...manifest,
    ...dependencies(manifest),
    exports: withoutSources(manifest.exports),
    ...addresses(folder),
  }
  if (Array.isArray(packed.sideEffects)) {
    packed.sideEffects = packed.sideEffects.filter((file) => !file.startsWith('./src/'))
  }
  delete packed.devDependencies
  delete packed.scripts
  return packed
}

module.exports = { hooks: { beforePacking } }
