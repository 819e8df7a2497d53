import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { SAMPLE } from '../../../vitest.sample.ts'
import { type Manifest, PUBLIC_PACKAGES, ROOT } from '../src/packages.ts'

interface Component {
  readonly name: string
  readonly version: string
  readonly scope: string
  readonly purl: string
  readonly hashes?: readonly { readonly content: string }[]
}
interface Bill {
  readonly components: readonly Component[]
}
interface Tarball {
  readonly manifest: { readonly name: string; readonly dependencies?: Record<string, string> }
}
// The scripts are plain JavaScript, without type declarations.
const scripts = async <T>(name: string): Promise<T> =>
  (await import(`${ROOT}scripts/release/${name}.mjs`)) as T
const { addressProblem } = await scripts<{ addressProblem: (root: string) => string | null }>(
  'addresses',
)
const { billOfMaterials } = await scripts<{ billOfMaterials: (root: string) => Bill }>('sbom')
const { checksums } = await scripts<{ checksums: (folder: string) => string }>('checksums')
const { licencesPage } = await scripts<{ licencesPage: (root: string) => string }>('licences-page')
const { inOrder } = await scripts<{ inOrder: (tarballs: readonly Tarball[]) => Tarball[] }>(
  'publication-order',
)

const base = mkdtempSync(`${tmpdir()}/nimlab-release-`)
afterAll(() => rmSync(base, { recursive: true, force: true }))

const COMPLETE = {
  repository: 'https://example.org/nimlab',
  homepage: 'https://example.org/',
  bugs: 'https://example.org/nimlab/issues',
  securityContact: 'security@example.org',
}

/**
 * The path of a new root, with a slash at the end. The root contains this release.json and the hook
 * of pnpm.
 */
function rootWith(addresses: object): string {
  const root = mkdtempSync(join(base, 'root-'))
  writeFileSync(`${root}/release.json`, JSON.stringify(addresses))
  cpSync(`${ROOT}.pnpmfile.cjs`, `${root}/.pnpmfile.cjs`)
  return `${root}/`
}

describe('the addresses of release.json', () => {
  test('are complete if each begins with https:// and the contact is an e-mail address', () => {
    expect(addressProblem(rootWith(COMPLETE))).toBe(null)
  })

  test.each([
    [{ ...COMPLETE, homepage: '' }, 'fill in homepage in release.json: '],
    [{ ...COMPLETE, bugs: 'me@example.org', repository: 7 }, 'fill in repository, bugs in '],
    [{}, 'fill in repository, homepage, bugs, securityContact in release.json: '],
    [{ ...COMPLETE, mail: '' }, 'release.json: unknown field mail'],
  ])('are rejected in one line: %j', (addresses, problem) => {
    const line = addressProblem(rootWith(addresses))!
    expect(line.startsWith(problem)).toBe(true)
    expect(line).not.toContain('\n')
  })

  const packed = (addresses: object): Record<string, unknown> => {
    const root = rootWith(addresses)
    const { hooks } = createRequire(import.meta.url)(`${root}.pnpmfile.cjs`) as {
      hooks: { beforePacking: (manifest: object, folder: string) => Record<string, unknown> }
    }
    return hooks.beforePacking({ name: '@nim/core', exports: {} }, `${root}packages/core`)
  }

  test('become fields of each packed package.json', () => {
    expect(packed(COMPLETE)).toEqual({
      name: '@nim/core',
      exports: {},
      repository: {
        type: 'git',
        url: 'git+https://example.org/nimlab.git',
        directory: 'packages/core',
      },
      homepage: 'https://example.org/',
      bugs: { url: 'https://example.org/nimlab/issues' },
    })
  })

  test('add no field to a package.json while they are empty', () => {
    expect(packed({ repository: '', homepage: '', bugs: '', securityContact: '' })).toEqual({
      name: '@nim/core',
      exports: {},
    })
  })
})

test('a packed package.json lists its dependencies in one order, however pnpm found them', () => {
  const { hooks } = createRequire(import.meta.url)(`${ROOT}.pnpmfile.cjs`) as {
    hooks: { beforePacking: (manifest: object, folder: string) => object }
  }
  const packed = (names: readonly string[]): string => {
    const versions = Object.fromEntries(names.map((name) => [name, '1.0.0']))
    const manifest = { dependencies: versions, peerDependencies: versions, exports: {} }
    return JSON.stringify(hooks.beforePacking(manifest, `${ROOT}packages/core`))
  }
  const names = ['@nim/core', 'temml', '@nim/bruteforce']
  expect(packed(names)).toBe(packed(names.toReversed()))
})

test('the page of licences agrees with the lockfile', () => {
  expect(readFileSync(`${ROOT}docs/licences.md`, 'utf8')).toBe(licencesPage(ROOT))
})

describe('the bill of materials', () => {
  const { components } = billOfMaterials(ROOT)

  test('names each package once, and contains the digest of each external package', () => {
    expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)
    const own = new Set(PUBLIC_PACKAGES.map(({ manifest }) => manifest.name))
    for (const { name, hashes } of components) {
      if (own.has(name)) expect(hashes, name).toBe(undefined)
      else expect(hashes![0]!.content, name).toMatch(/^[0-9a-f]{128}$/)
    }
  })

  test('contains every dependency of a public package', () => {
    const scopes = new Map(components.map(({ name, scope }) => [name, scope]))
    const named = (kind: 'dependencies' | 'optionalDependencies'): string[] =>
      PUBLIC_PACKAGES.flatMap(({ manifest }) => Object.keys(manifest[kind] ?? {}))
    const required = named('dependencies')
    for (const name of required) expect(scopes.get(name), name).toBe('required')
    for (const name of named('optionalDependencies')) {
      if (!required.includes(name)) expect(scopes.get(name), name).toBe('optional')
    }
  })
})

test('a package is published after the packages that it needs', () => {
  const tarballs = PUBLIC_PACKAGES.map(({ manifest }) => ({ manifest: needs(manifest) }))
  const sorted = inOrder(tarballs).map(({ manifest }) => manifest)
  expect(sorted).toHaveLength(tarballs.length)
  for (const [i, { dependencies }] of sorted.entries()) {
    const before = new Set(sorted.slice(0, i).map(({ name }) => name))
    const own = Object.keys(dependencies ?? {}).filter((name) => name.startsWith('@nim/'))
    expect(own.filter((name) => !before.has(name))).toEqual([])
  }
})

function needs({ name, dependencies = {} }: Manifest): Required<Tarball['manifest']> {
  return { name, dependencies: { ...dependencies } }
}

test('sha256sum accepts the checksums, and rejects a changed file', () => {
  const folder = join(base, 'checksums')
  mkdirSync(folder)
  for (const file of ['b.tgz', 'a.zip']) writeFileSync(join(folder, file), file)
  writeFileSync(join(folder, 'SHA256SUMS'), checksums(folder))
  const check = () =>
    execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder, stdio: 'pipe' })
  expect(check().toString()).toBe('a.zip: OK\nb.tgz: OK\n')
  writeFileSync(join(folder, 'a.zip'), 'other')
  expect(check).toThrow(/a\.zip: FAILED|Command failed/)
})

test('packing a package twice yields the same bytes, whatever the dates of its files are', () => {
  const { folder } = PUBLIC_PACKAGES[SAMPLE % PUBLIC_PACKAGES.length]!
  const pack = (name: string): Buffer => {
    const pnpm = `${ROOT}node_modules/pnpm/bin/pnpm.cjs`
    const file = join(base, name)
    execFileSync(process.execPath, [pnpm, 'pack', '--out', file], { cwd: folder, stdio: 'pipe' })
    return readFileSync(file)
  }
  const first = pack('first.tgz')
  utimesSync(`${folder}/README.md`, new Date(), new Date(Date.now() - 1e9))
  expect(pack('second.tgz').equals(first)).toBe(true)
})
