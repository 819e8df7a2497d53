import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const CARDS = 'packages/conjectures/src/cards'
const MADE = `${CARDS}/made`
const STAMP = '.sources'
/**
 * The claims and the modules that they import, the code that generates the cards, and the files
 * that every build reads.
 */
const NEEDED = [
  ...['conjectures', 'core', 'bruteforce', 'presburger', 'prover'].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
    `packages/${name}/tsconfig.build.json`,
  ]),
  'tools/from-source',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
]

/** A part of the repository as git clones it, with the installed packages. */
let clone: string

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'nimlab-clone-'))
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...NEEDED]
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const path of paths) {
    // Git still lists a file whose removal is not yet committed.
    if (existsSync(join(root, path)) && path !== '') cpSync(join(root, path), join(clone, path))
  }
  const folders = readdirSync(join(clone, 'packages')).map((name) => `packages/${name}`)
  for (const folder of [...folders, 'tools/from-source']) {
    cpSync(join(root, folder, 'node_modules'), join(clone, folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
})

afterAll(() => rmSync(clone, { recursive: true }))

/** Runs the step of the set-up that generates the cards. Returns its output on stderr. */
function setUp(): string {
  const step = ['tools/from-source/ensure-cards.mjs']
  return spawnSync(process.execPath, step, { cwd: clone, encoding: 'utf8' }).stderr
}

/** The text and the modification time of every card file, and of the stamp file. */
function madeFiles(): Record<string, readonly [text: string, time: number]> {
  const names = readdirSync(join(clone, MADE))
  return Object.fromEntries(
    names.map((name) => {
      const path = join(clone, MADE, name)
      return [name, [readFileSync(path, 'utf8'), statSync(path).mtimeMs]]
    }),
  )
}

describe('the cards of the claims in a clone that was never built', () => {
  it('are absent before the set-up, which generates the cards of every paper', () => {
    expect(existsSync(join(clone, MADE))).toBe(false)
    expect(setUp()).toBe('')
    expect(Object.keys(madeFiles())).toEqual([STAMP, 'dh.ts', 'gmmv.ts', 'gn.ts', 'nt.ts', 'v.ts'])
  })

  it('are available to the sources after the set-up, one card for each claim', () => {
    const program = `
      const { registerSource } = await import('./tools/from-source/register.mjs')
      registerSource()
      const { CARDS, findCard } = await import('./${CARDS}/cards.ts')
      const { CLAIMS } = await import('./packages/conjectures/src/papers/registry.ts')
      const ids = (cards) => cards.map(({ id }) => id).sort().join()
      console.log(ids(CARDS) === ids(CLAIMS), findCard('gmmv-t2').id)`
    const run = ['--input-type=module', '--eval', program]
    const said = execFileSync(process.execPath, run, { cwd: clone, encoding: 'utf8' })
    expect(said).toBe('true GMMV-T2\n')
  })

  it('do not change in a second set-up', () => {
    const before = madeFiles()
    expect(setUp()).toBe('')
    expect(madeFiles()).toEqual(before)
  })

  it('are generated again after an edit, and without the cards of a deleted paper', () => {
    const before = madeFiles()
    appendFileSync(join(clone, MADE, 'nt.ts'), '// edited\n')
    writeFileSync(join(clone, MADE, 'gone.ts'), 'export const GONE_CARDS = []\n')
    expect(setUp()).toBe('')
    const { [STAMP]: _, 'nt.ts': mended, ...others } = madeFiles()
    const { [STAMP]: __, 'nt.ts': whole, ...kept } = before
    expect(mended![0]).toBe(whole![0])
    expect(others).toEqual(kept)
  })
})
