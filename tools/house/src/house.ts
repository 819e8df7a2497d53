import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A source file with its text. The path is relative to the root of the repository. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** A package of the house. */
export interface Package {
  readonly name: string
  readonly folder: string
  /** The source file of each entry, such as `.` or `./rules`. */
  readonly entries: Readonly<Record<string, string>>
  /**
   * The names of the packages that this package depends on. Development dependencies are listed
   * separately.
   */
  readonly dependencies: readonly string[]
  readonly devDependencies: readonly string[]
}

/**
 * A file that git tracks, or a new file that git does not ignore. The path is relative to the root
 * of the repository.
 */
export interface TrackedFile {
  readonly path: string
  readonly bytes: number
}

/** The input of the rules. The input is plain data, so that a test can plant a violation. */
export interface House {
  /** All code of packages and scripts. */
  readonly sources: readonly SourceFile[]
  readonly packages: readonly Package[]
  /** The pages for readers, which are all Markdown files, including changesets. */
  readonly pages: readonly SourceFile[]
  /** All files of the repository that git does not ignore. */
  readonly tracked: readonly TrackedFile[]
}

const FLOORS = ['packages', 'apps', 'tools']
const IS_CODE = /\.(?:tsx?|mjs)$/
const LEFT_OUT = new Set(['node_modules', 'bundle', 'dist', '.turbo'])

/** Reads the house at a root folder. */
export function readHouse(root: string): House {
  const paths = [...FLOORS, 'scripts'].flatMap((folder) => filesUnder(root, folder))
  const tracked = trackedFiles(root)
  return {
    sources: paths
      .filter((path) => IS_CODE.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    packages: FLOORS.flatMap((floor) =>
      readdirSync(join(root, floor))
        .map((name) => `${floor}/${name}`)
        .filter((folder) => existsSync(join(root, folder, 'package.json')))
        .map((folder) => readPackage(root, folder)),
    ),
    pages: tracked
      .filter(({ path }) => path.endsWith('.md'))
      .map(({ path }) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    tracked,
  }
}

function trackedFiles(root: string): TrackedFile[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  return paths.flatMap((path) => {
    // git still lists a file that was removed but not yet committed
    const stat = path === '' ? undefined : statSync(join(root, path), { throwIfNoEntry: false })
    return stat === undefined ? [] : [{ path, bytes: stat.size }]
  })
}

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (LEFT_OUT.has(entry.name)) return []
    return entry.isDirectory() ? filesUnder(root, path) : [path]
  })
}

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, string | { readonly '@nim/source'?: string }>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function readPackage(root: string, folder: string): Package {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? target : target['@nim/source']
    return source === undefined ? [] : [[entry, join(folder, source)] as const]
  })
  return {
    name: manifest.name,
    folder,
    entries: Object.fromEntries(entries),
    dependencies: Object.keys(manifest.dependencies ?? {}),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
  }
}
