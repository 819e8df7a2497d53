// What a packed package.json leaves out: the condition of the sources, which are not packed, and what only
// development needs. So a tarball of `pnpm pack` or `pnpm publish` names nothing that it does not hold.
// pnpm-lock.yaml has the checksum of this file: after a change `npx pnpm@10.34.9 install` writes it.
const SOURCES = '@nim/source'

function withoutSources(exports) {
  if (exports === null || typeof exports !== 'object') return exports
  const kept = Object.entries(exports).filter(([condition]) => condition !== SOURCES)
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutSources(value)]))
}

function beforePacking(manifest) {
  const packed = { ...manifest, exports: withoutSources(manifest.exports) }
  if (Array.isArray(packed.sideEffects)) {
    packed.sideEffects = packed.sideEffects.filter((path) => !path.startsWith('./src/'))
  }
  delete packed.devDependencies
  delete packed.scripts
  return packed
}

module.exports = { hooks: { beforePacking } }
