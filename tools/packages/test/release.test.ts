import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PUBLIC_PACKAGES, ROOT } from '../src/packages.ts'

interface Release {
  readonly name: string
  readonly to: string
}
// The scripts are plain JavaScript, without type declarations.
const { pendingReleases } = (await import(`${ROOT}scripts/release/pending-releases.mjs`)) as {
  readonly pendingReleases: (root: string) => Promise<readonly Release[]>
}
const { danglingPaths } = (await import(`${ROOT}scripts/release/tarball.mjs`)) as {
  readonly danglingPaths: (manifest: object, files: readonly string[]) => readonly string[]
}

const release = (...args: string[]) =>
  spawnSync(process.execPath, [`${ROOT}scripts/release.mjs`, ...args], { encoding: 'utf8' })

test('the pending changesets, if there are any, raise all public packages to the same version', async () => {
  const pending = await pendingReleases(ROOT)
  expect(new Set(pending.map(({ to }) => to)).size).toBeLessThanOrEqual(1)
  const names = PUBLIC_PACKAGES.map(({ manifest }) => manifest.name).toSorted()
  expect(pending.map(({ name }) => name)).toEqual(pending.length === 0 ? [] : names)
})

test('a misspelt flag is named, and nothing is published', () => {
  const { status, stderr } = release('--dryrun')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^release: Unknown option '--dryrun'.* Usage: npm run release .*\n$/)
})

test('a release is rejected if the tag has another version or an address is missing', () => {
  const { status, stderr } = release('--tag', 'v0.0.0-none')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^release: (fill in |changesets wait for |--tag v0.0.0-none: )[^\n]*\n$/)
})

test('--packages, which omits the archives, needs --dry-run', () => {
  const { status, stderr } = release('--packages')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^release: --packages needs --dry-run\. Usage: /)
})

test('a release does not empty a folder that contains other files', () => {
  const { status, stderr } = release('--dry-run', '--out', ROOT)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^release: --out .*: expected a new folder/)
})

test('danglingPaths finds missing files, and entries that only the workspace understands', () => {
  const manifest = {
    exports: { '.': { '@nim/source': './src/index.ts', default: './dist/index.js' } },
    bin: { nimlab: './bin/nimlab.mjs' },
    sideEffects: ['./dist/worker.js'],
    dependencies: { '@nim/core': 'workspace:*', valibot: '1.5.0' },
  }
  const files = [
    './dist/index.js',
    './bin/nimlab.mjs',
    './CHANGELOG.md',
    './LICENSE',
    './README.md',
  ]
  expect(danglingPaths(manifest, files)).toEqual([
    './src/index.ts',
    './dist/worker.js',
    './dist/index.js.map',
    '@nim/core@workspace:*',
  ])
})

test('the lockfile records the hook that removes the condition @nim/source from a package.json', () => {
  // The dry run in test/consumer runs the hook itself.
  expect(readFileSync(`${ROOT}pnpm-lock.yaml`, 'utf8')).toMatch(/^pnpmfileChecksum: sha256-/m)
})
