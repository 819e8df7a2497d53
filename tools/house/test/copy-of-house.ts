import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const COPIED = [
  'apps',
  'packages',
  'scripts',
  'tools/from-source',
  'tools/house',
  'package.json',
  'pnpm-lock.yaml',
  'docs',
  'README.md',
  'vitest.sample.ts',
]
const LEFT_OUT = new Set(['test', 'bench', 'bundle', 'dist', '.turbo'])

/** The result of a command. */
export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A copy of the repository that a test may change. */
export interface CopyOfHouse {
  /** The path of a file in the copy. */
  readonly at: (path: string) => string
  /** Runs a file of the copy with Node. */
  run(file: string, ...args: readonly string[]): Ended
  /** Runs nimlab from the copy. */
  nimlab(...args: readonly string[]): Ended
  makeFolder(path: string): void
  remove(): void
}

/**
 * Copies the sources of the repository to a folder with the installed packages. Links of the
 * workspace are relative, so they lead to the copy.
 */
export function copyOfHouse(): CopyOfHouse {
  const copy = mkdtempSync(join(tmpdir(), 'nimlab-house-'))
  for (const path of COPIED) {
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => from.includes('/node_modules/') || !LEFT_OUT.has(basename(from)),
    })
  }
  installIn(copy)
  const run = (file: string, ...args: readonly string[]): Ended => {
    const how = { cwd: copy, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], how)
    return { code: status, stdout, stderr }
  }
  return {
    at: (path) => join(copy, path),
    run,
    nimlab: (...args) => run('apps/experiments/bin/nimlab.mjs', ...args),
    makeFolder: (path) => mkdirSync(join(copy, path), { recursive: true }),
    remove: () => rmSync(copy, { recursive: true }),
  }
}

/**
 * Links the packages that are installed at the root into a copy. The links to nimlab's own packages
 * are copied unchanged. These links are relative, so they lead to the packages of the copy.
 */
function installIn(copy: string): void {
  const to = join(copy, 'node_modules')
  mkdirSync(to)
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const from = join(root, 'node_modules', name)
    if (name === '@nim') cpSync(from, join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(from, join(to, name))
  }
}

/** The code in the section of CONTRIBUTING.md with this heading, and the name of its file. */
export function walkTo(heading: string, document: string): { name: string; code: string } {
  const walk = document.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!
  const [, name] = /`([a-z0-9-]+\.ts)`:/.exec(walk)!
  const [, code] = /```ts\n([^]*?)```/.exec(walk)!
  return { name: name!, code: code!.replaceAll(/^ {3}/gm, '').replace(/\n *$/, '\n') }
}
