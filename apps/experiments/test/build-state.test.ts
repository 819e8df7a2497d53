import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildState, sourcesDigest, writeStamp } from '@nim/from-source/built'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const BUILD = fileURLToPath(new URL('../../../tools/from-source/build.mjs', import.meta.url))
const COMPILER = fileURLToPath(new URL('../node_modules/.bin', import.meta.url))
const CACHE = 'apps/experiments/node_modules/.cache/nimlab-sources.json'
const FOLDERS = ['packages/rules', 'apps/experiments']

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nimlab-build-'))
  write('pnpm-lock.yaml', 'lockfileVersion: 9\n')
  write('tsconfig.base.json', '{ "compilerOptions": { "module": "NodeNext", "types": [] } }')
  for (const folder of FOLDERS) {
    write(`${folder}/package.json`, manifestOf(folder))
    write(
      `${folder}/tsconfig.build.json`,
      '{ "extends": "../../tsconfig.base.json", "compilerOptions": { "rootDir": "src", "outDir": "dist" }, "include": ["src"] }',
    )
    write(`${folder}/src/main.ts`, 'export const piles: number = 3\n')
    write(`${folder}/src/moves/take.ts`, 'export const stones: number = 1\n')
    if (folder.endsWith('rules')) write(`${folder}/src/other.ts`, 'export const other = true\n')
  }
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true })
})

describe('buildState', () => {
  it('reports a current build only if every package was built', () => {
    expect(buildState(root).isBuilt).toBe(false)
    build('packages/rules')
    expect(buildState(root).isBuilt).toBe(false)
    build('apps/experiments')
    expect(buildState(root).isBuilt).toBe(true)
  })

  it.each(changes())('reports no current build after %s', (_, change) => {
    buildAll()
    const { digest } = buildState(root)
    later()
    expect(buildState(root)).toEqual({ digest, isBuilt: true })
    change()
    expect(buildState(root).isBuilt).toBe(false)
    expect(buildState(root).digest).not.toBe(digest)
  })

  it('reports a current build after a change is reverted, and after files are touched or copied', () => {
    buildAll()
    later()
    buildState(root)
    write('packages/rules/src/main.ts', 'export const piles: number = 4\n')
    expect(buildState(root).isBuilt).toBe(false)
    write('packages/rules/src/main.ts', 'export const piles: number = 3\n')
    expect(buildState(root).isBuilt).toBe(true)
    utimesSync(join(root, 'packages/rules/src/main.ts'), 1, 1)
    expect(buildState(root).isBuilt).toBe(true)
    const copy = `${root}-copy`
    cpSync(root, copy, { recursive: true })
    expect(buildState(copy)).toEqual(buildState(root))
    rmSync(copy, { recursive: true })
  })

  it('ignores the backup files of an editor', () => {
    buildAll()
    write('packages/rules/src/.main.ts.swp', 'x')
    write('packages/rules/src/main.ts~', 'x')
    expect(buildState(root).isBuilt).toBe(true)
  })

  it('reports no current build after a failed build, even if the sources did not change', () => {
    buildAll()
    write('packages/rules/src/main.ts', "export const piles: number = 'three'\n")
    expect(build('packages/rules')).not.toBe(0)
    write('packages/rules/src/main.ts', 'export const piles: number = 3\n')
    expect(buildState(root).isBuilt).toBe(false)
  })
})

describe('the cached state of the sources', () => {
  it('applies only to files that have not changed for a while', () => {
    buildAll()
    buildState(root)
    expect(statSync(join(root, CACHE), { throwIfNoEntry: false })).toBeUndefined()
    later()
    buildState(root)
    expect(statSync(join(root, CACHE)).size).toBeGreaterThan(0)
  })

  it('may be damaged, or impossible to write', () => {
    buildAll()
    later()
    write(CACHE, '{ "format": 1')
    expect(buildState(root).isBuilt).toBe(true)
    rmSync(join(root, dirname(CACHE)), { recursive: true })
    write(dirname(CACHE), 'a file where the folder should be')
    expect(buildState(root).isBuilt).toBe(true)
  })
})

describe('a bundle', () => {
  it('keeps the address of every module, even if entries share a file', () => {
    const address = '(import.meta as unknown as { readonly url: string }).url'
    write('packages/rules/src/moves/take.ts', `export const take: string = ${address}\n`)
    const shared = "import { take } from './moves/take.js'\nexport const text = 'import.meta.url'\n"
    write('packages/rules/src/main.ts', `${shared}export const main: string = take\n`)
    write('packages/rules/src/other.ts', `${shared}export const other: string = take\n`)
    expect(build('packages/rules')).toBe(0)
    const script =
      "const [a, b] = await Promise.all(['main', 'other'].map((name) => import(`./bundle/${name}.js`)));" +
      'console.log(JSON.stringify([a.main, b.other, a.text]))'
    const folder = join(root, 'packages/rules')
    const args = ['--input-type=module', '--eval', script]
    const stdout = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    const expected = pathToFileURL(join(realpathSync(folder), 'bundle/moves/take.js')).href
    expect(JSON.parse(stdout)).toEqual([expected, expected, 'import.meta.url'])
  })
})

function changes(): [name: string, change: () => void][] {
  const main = 'packages/rules/src/main.ts'
  return [
    ['an edit', () => appendFileSync(join(root, main), '// more\n')],
    [
      'an edit that keeps size and time',
      () => {
        const { atime, mtime } = statSync(join(root, main))
        write(main, 'export const piles: number = 4\n')
        utimesSync(join(root, main), atime, mtime)
      },
    ],
    ['a new source', () => write('packages/rules/src/moves/put.ts', '')],
    ['a removed source', () => rmSync(join(root, 'packages/rules/src/moves/take.ts'))],
    [
      'a source with another name',
      () => renameSync(join(root, main), join(root, 'packages/rules/src/renamed.ts')),
    ],
    ['another lockfile', () => appendFileSync(join(root, 'pnpm-lock.yaml'), '# more\n')],
    ['other options', () => appendFileSync(join(root, 'tsconfig.base.json'), '\n')],
    ['another manifest', () => write('apps/experiments/package.json', '{ "type": "module"  }')],
  ]
}

function manifestOf(folder: string): string {
  const entry = (name: string): object => ({
    node: `./bundle/${name}.js`,
    default: `./dist/${name}.js`,
  })
  const exports = folder.endsWith('rules')
    ? { '.': entry('main'), './other': entry('other') }
    : { '.': entry('main') }
  return JSON.stringify({ name: `@nim/${basename(folder)}`, type: 'module', exports })
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function build(folder: string): number | null {
  const env = { ...process.env, PATH: `${COMPILER}${delimiter}${process.env['PATH']}` }
  return spawnSync(process.execPath, [BUILD], { cwd: join(root, folder), env }).status
}

/** Writes the stamps of a build without compiling anything. */
function buildAll(): void {
  for (const folder of FOLDERS) writeStamp(root, folder, sourcesDigest(root, folder))
}

/** Advances the clock, so that all files appear to be older. */
function later(): void {
  vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] })
}
