import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { changedFolders, inputsOf, type Inputs } from '../src/inputs.mjs'
import { readRepository } from '../src/repository.mjs'

const root = mkdtempSync(join(tmpdir(), 'nimlab-inputs-'))
afterAll(() => rmSync(root, { recursive: true }))
execFileSync('git', ['init', '--quiet'], { cwd: root })

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const FORMULA = 'packages/core/src/formula/isP.ts'
const KERNEL = 'packages/solver/src/wasm/kernel.mjs'

beforeEach(() => {
  const exports = { './formula': { '@nim/source': './src/formula/isP.ts' } }
  write('packages/core/package.json', JSON.stringify({ name: '@nim/core', exports }))
  write(FORMULA, 'export const isP = (x: number): boolean => x % 3 === 0\n')
  write('packages/core/src/formula/other.ts', 'export const other = 1\n')
  write(KERNEL, 'export const step = 2\n')
  write(
    'packages/solver/src/index.ts',
    "new Worker(new URL('./wasm/kernel.mjs', import.meta.url))\n",
  )
  write('scripts/check.mjs', "source('solver/src/index.ts')\nawait import('@nim/core/formula')\n")
  write('data/rows.jsonl', '{"row":1}\n')
})

const keyOf = (): Promise<Inputs> =>
  inputsOf(readRepository(root), ['scripts/check.mjs', 'data/*.jsonl'])

/** The folders whose keys a change alters. */
async function changedBy(path: string, text: string): Promise<string[]> {
  const before = await keyOf()
  write(path, text)
  return changedFolders(before, await keyOf())
}

describe('the key of a long step', () => {
  it('covers scripts, workers, entries of packages and data', async () => {
    expect(Object.keys(await keyOf())).toEqual([
      'data',
      'packages/core/src/formula',
      'packages/solver/src',
      'packages/solver/src/wasm',
      'scripts',
    ])
  })

  it.each([
    ['a comment', FORMULA, '// why\nexport const isP = (x: number): boolean => x % 3 === 0\n'],
    ['a type', FORMULA, 'export const isP = (x: bigint | number): boolean => x % 3 === 0\n'],
    [
      'the formatting',
      FORMULA,
      'export const isP = (\n  x: number,\n): boolean =>\n  x % 3 === 0;',
    ],
    ['an import of a type', KERNEL, 'export const step = 2\n'],
    [
      'a module that nothing imports',
      'packages/core/src/formula/other.ts',
      'export const other = 2',
    ],
  ])('stays the same if %s changes', async (_, path, text) => {
    expect(await changedBy(path, text)).toEqual([])
  })

  it.each([
    ['a formula', FORMULA, 'export const isP = (x: number): boolean => x % 3 === 1\n'],
    ['a kernel', KERNEL, 'export const step = 3\n'],
    ['a data file', 'data/rows.jsonl', '{"row":2}\n'],
    ['a new data file', 'data/more.jsonl', ''],
  ])('changes together with %s, in the folder of the file', async (_, path, text) => {
    expect(await changedBy(path, text)).toEqual([dirname(path)])
  })

  it('rejects a pattern that matches no file', async () => {
    const keys = inputsOf(readRepository(root), ['scripts', 'sources'])
    await expect(keys).rejects.toThrow('no file matches sources')
  })
})
