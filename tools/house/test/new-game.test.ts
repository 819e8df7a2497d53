import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'nimlab-new-game-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** Sources alone; links of the workspace are relative, so that they lead to the copy. */
function copySources(): void {
  const skipped = new Set(['test', 'bench', 'results', 'findings', 'dist'])
  for (const folder of ['packages', 'apps', 'scripts', 'tools/from-source', 'package.json']) {
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path.includes('/node_modules/') || !skipped.has(basename(path)),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

function run(...args: readonly string[]): string {
  return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
}

describe('the walk of CONTRIBUTING.md to a new game', () => {
  const walk = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('\n## A game\n')[1]!
  const [, name] = /`([a-z-]+\.ts)`:/.exec(walk)!
  const code = /```ts\n([^]*?)```/.exec(walk)![1]!.replaceAll(/^ {3}/gm, '')

  beforeAll(() => {
    copySources()
    writeFileSync(join(copy, 'packages/core/src/rules/games', name!), code)
    run('scripts/write-index.mjs')
  })

  it('makes it known to position by its file alone', () => {
    const page = run('apps/experiments/bin/nimlab.mjs', 'position', 'HALF(2)', '3,6')
    expect(page).toMatch(/outcome +N \(by solving\)/)
    expect(page).toMatch(/\* +2 \(3\) +3,3 +P /)
  })

  it('solves it', () => {
    const page = run('apps/experiments/bin/nimlab.mjs', 'solve', 'HALF(1)', '--max', '15')
    expect(page).toMatch(/P-positions +5\n/)
  })

  it('lists it among what is accepted', () => {
    expect(() => run('apps/experiments/bin/nimlab.mjs', 'position', 'NONE(2)', '1,2')).toThrow(
      /accepted: GM\(n,l\), HALF\(n\), /,
    )
  })
})
