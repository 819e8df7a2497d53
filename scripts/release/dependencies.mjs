import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

/**
 * The packages from outside this repository that the public packages load at run time, according to
 * the lockfile, sorted by name. `licence` comes from the installed package.json. The licence is
 * null for binaries, because only the binaries for the current machine are installed.
 *
 * @param root of the repository, with a slash at the end
 * @returns {{ name: string, version: string, licence: string | null, isOptional: boolean,
 * integrity: string }[]}
 */
export function runtimeDependencies(root) {
  const lock = parse(readFileSync(`${root}pnpm-lock.yaml`, 'utf8'))
  const needed = new Map()
  const visit = (key, isOptional) => {
    if (needed.has(key) && (isOptional || !needed.get(key))) return
    needed.set(key, isOptional)
    const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[key]
    // The lockfile lists an optional peer only because the workspace itself uses it.
    const peers = lock.packages[withoutPeers(key)].peerDependenciesMeta ?? {}
    for (const [name, version] of Object.entries(dependencies)) {
      if (!(name in peers)) visit(`${name}@${version}`, isOptional)
    }
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!(name in peers)) visit(`${name}@${version}`, true)
    }
  }
  for (const folder of publicFolders(root)) {
    const { dependencies = {}, optionalDependencies = {} } = lock.importers[folder]
    for (const [which, isOptional] of [
      [dependencies, false],
      [optionalDependencies, true],
    ]) {
      for (const [name, { version }] of Object.entries(which)) {
        if (!version.startsWith('link:')) visit(`${name}@${version}`, isOptional)
      }
    }
  }
  return [...needed]
    .map(([key, isOptional]) => {
      const id = withoutPeers(key)
      const at = id.lastIndexOf('@')
      const [name, version] = [id.slice(0, at), id.slice(at + 1)]
      const { resolution, os, cpu } = lock.packages[id]
      const licence = os === undefined && cpu === undefined ? licenceOf(root, key, name) : null
      return { name, version, licence, isOptional, integrity: resolution.integrity }
    })
    .toSorted((a, b) => (a.name < b.name || (a.name === b.name && a.version < b.version) ? -1 : 1))
}

/**
 * The name and the version in a key of the lockfile, without the names of peers that follow the
 * version.
 */
function withoutPeers(key) {
  return key.replace(/\(.*$/, '')
}

/** The folders of the published packages, relative to the root. */
export function publicFolders(root) {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(`${root}${parent}`)
      .sort()
      .map((name) => `${parent}/${name}`)
      .filter((folder) => manifestOf(`${root}${folder}`).private !== true),
  )
}

/** The package.json of a folder. */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
}

/** @throws Error if the package states no licence */
function licenceOf(root, key, name) {
  // pnpm replaces the slash of a scope with a plus sign, and writes peers after underscores.
  const folder = key.replaceAll('/', '+').replaceAll(')(', '_').replace('(', '_').replace(')', '')
  const { license } = manifestOf(`${root}node_modules/.pnpm/${folder}/node_modules/${name}`)
  if (typeof license !== 'string') throw new Error(`${key}: its package.json states no licence`)
  return license
}
