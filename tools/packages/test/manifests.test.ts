import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PUBLIC_PACKAGES, ROOT } from '../src/packages.ts'

const names = PUBLIC_PACKAGES.map(({ manifest }) => manifest.name)

test('nine packages are public, and all have the same version', () => {
  expect(names).toHaveLength(9)
  expect(new Set(PUBLIC_PACKAGES.map(({ manifest }) => manifest.version)).size).toBe(1)
  const { fixed } = JSON.parse(readFileSync(`${ROOT}.changeset/config.json`, 'utf8')) as {
    readonly fixed: readonly (readonly string[])[]
  }
  expect(fixed.flat().toSorted()).toEqual(names.toSorted())
})

/** The bytes of all files in a folder and its subfolders. */
function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
}

describe.each(PUBLIC_PACKAGES.map((each) => [each.manifest.name, each] as const))(
  'the package.json of %s',
  (_, { folder, manifest }) => {
    test('states the purpose, the keywords, the licence and the supported Node', () => {
      expect(manifest.description).toMatch(/\.$/)
      expect(manifest.keywords!.length).toBeGreaterThanOrEqual(4)
      expect(manifest.license).toBe('MIT')
      expect(existsSync(`${folder}/LICENSE`)).toBe(true)
      expect(manifest.engines).toEqual({ node: '>=20.19' })
      expect(manifest.sideEffects).toBeDefined()
      expect(manifest.files).toEqual(expect.arrayContaining(['bundle', 'dist', 'LICENSE']))
      expect(manifest.files).not.toContain('src')
    })

    test('names the source, the types and the build of every entry', () => {
      for (const [entry, conditions] of Object.entries(manifest.exports)) {
        const isForBrowsers = entry.startsWith('./web-')
        const node = isForBrowsers ? [] : ['node']
        expect(Object.keys(conditions), entry).toEqual(['@nim/source', 'types', ...node, 'default'])
        const source = conditions['@nim/source']!
        expect(existsSync(`${folder}/${source}`), source).toBe(true)
        const built = source.replace('./src/', './dist/').replace(/\.ts$/, '')
        expect(conditions['types']).toBe(`${built}.d.ts`)
        expect(conditions['default']).toBe(`${built}.js`)
        if (!isForBrowsers) {
          expect(conditions['node']).toBe(`${built.replace('./dist/', './bundle/')}.js`)
        }
      }
    })

    test('contains joined modules in bundle with at most half of the bytes of dist', () => {
      const dist = bytesIn(`${folder}/dist`)
      expect(dist).toBeGreaterThan(0)
      expect(bytesIn(`${folder}/bundle`)).toBeLessThanOrEqual(dist / 2)
    })

    test('requires no heavy package, because these are optional peers', () => {
      expect(Object.keys(manifest.dependencies ?? {})).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(z3-solver|bullmq|ioredis)$/)]),
      )
      const peers = Object.keys(manifest.peerDependencies ?? {})
      expect(
        peers.filter((peer) => manifest.peerDependenciesMeta?.[peer]?.optional !== true),
      ).toEqual([])
    })
  },
)
