import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The fields of a package.json that this module uses. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly description?: string
  readonly license?: string
  readonly keywords?: readonly string[]
  readonly files?: readonly string[]
  readonly sideEffects?: boolean | readonly string[]
  readonly engines?: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** A package that users can install. */
export interface PublicPackage {
  /** The absolute path, without a slash at the end. */
  readonly folder: string
  readonly manifest: Manifest
}

/** The absolute path of the repository's root, with a slash at the end. */
export const ROOT: string = fileURLToPath(new URL('../../../', import.meta.url))

/** The packages that are not private, ordered by folder. */
export const PUBLIC_PACKAGES: readonly PublicPackage[] = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(`${ROOT}${parent}`)
    .sort()
    .map((name) => {
      const folder = `${ROOT}${parent}/${name}`
      return { folder, manifest: manifestOf(readFileSync(`${folder}/package.json`, 'utf8')) }
    })
    .filter(({ manifest }) => manifest.private !== true),
)

/** Reads a package.json. */
function manifestOf(text: string): Manifest {
  return JSON.parse(text) as Manifest
}

/** The import of an entry: for `@nim/core` and `./rules`, it is `@nim/core/rules`. */
export function importOf({ name }: Manifest, entry: string): string {
  return `${name}${entry.slice(1)}`
}
