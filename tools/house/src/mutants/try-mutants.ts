import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Checker } from './checkers.ts'
import type { Mutant } from './mutants-of.ts'

/** What one process of Vitest does. */
export interface Batch {
  /** Folders of modules of which every mutant has its own copy: those of the checker and of its tests. */
  readonly copied: readonly string[]
  readonly tests: readonly string[]
  readonly mutants: readonly Mutant[]
  /** One line for each thing that happens to a mutant. */
  readonly log: string
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const VITEST = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs')
const CONFIG = fileURLToPath(new URL('vitest.config.ts', import.meta.url))
/** So many mutants share a process, which takes at most so many seconds of processor time. */
const [TOGETHER, MOST_SECONDS] = [20, 30]

/**
 * The mutants of a checker that no test of it notices. A mutant that never ends is noticed.
 * @throws Error if the tests do not run
 */
export function survivorsOf({ path, tests }: Checker, mutants: readonly Mutant[]): Mutant[] {
  const folder = join(ROOT, ...path.split('/').slice(0, 2))
  const files = tests.map((test) => join(folder, test))
  const copied = [join(ROOT, path.endsWith('.ts') ? dirname(path) : path), join(folder, 'test')]
  const survivors: Mutant[] = []
  for (let from = 0; from < mutants.length;) {
    const some = mutants.slice(from, from + TOGETHER)
    const said = logOf({ copied, tests: files, mutants: some })
    if (said[0] !== 'tries 0') throw new Error(`the tests of ${path} do not run`)
    survivors.push(...some.filter((_, i) => said.includes(`survived ${i}`)))
    // a mutant that the limit ended is tried again, with the whole limit for itself
    from += said.filter((line) => !line.startsWith('tries ')).length || 1
  }
  return survivors
}

/** Runs the tests with each mutant of a batch, until the last one or one that has no end. */
function logOf(batch: Omit<Batch, 'log'>): string[] {
  const work = mkdtempSync(join(tmpdir(), 'nimlab-mutants-'))
  const [file, log] = [join(work, 'batch.json'), join(work, 'log')]
  const mutants = batch.mutants.map((mutant) => ({ ...mutant, file: join(ROOT, mutant.file) }))
  writeFileSync(file, JSON.stringify({ ...batch, mutants, log } satisfies Batch))
  writeFileSync(log, '')
  // the quick tests have to notice a mutant: without what the long run and a running Vitest set
  const {
    NIMLAB_LONG: _,
    VITEST: __,
    VITEST_POOL_ID: ___,
    VITEST_WORKER_ID: ____,
    ...own
  } = process.env
  const limited = ['-c', 'ulimit -t "$0"; exec "$@"', String(MOST_SECONDS)]
  spawnSync('sh', [...limited, process.execPath, VITEST, 'run', '--config', CONFIG], {
    env: { ...own, NIMLAB_SEED: '0', NIMLAB_MUTANTS: file },
    stdio: 'ignore',
  })
  const said = readFileSync(log, 'utf8').trim().split('\n')
  rmSync(work, { recursive: true })
  return said
}
