import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Checker } from './checkers.ts'
import type { Mutant } from './mutants-of.ts'

/** The mutants and files that one Vitest process works on. */
export interface Batch {
  /**
   * The folders that contain the checker and its tests. For each mutant, the modules in these
   * folders are copied.
   */
  readonly copied: readonly string[]
  readonly tests: readonly string[]
  readonly mutants: readonly Mutant[]
  /** The log file. It receives one line for each event of a mutant. */
  readonly log: string
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const VITEST = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs')
const CONFIG = fileURLToPath(new URL('vitest.config.ts', import.meta.url))
/**
 * The maximum number of mutants that one process tests, and the processor time that this process
 * may use, in seconds.
 */
const [TOGETHER, MOST_SECONDS] = [20, 30]

/**
 * The mutants of a checker that none of its tests notices. A mutant that makes the tests run
 * forever counts as noticed.
 * @throws Error if the tests do not run
 */
export function survivorsOf({ path, tests }: Checker, mutants: readonly Mutant[]): Mutant[] {
  const folder = join(ROOT, ...path.split('/').slice(0, 2))
  const files = tests.map((test) => join(folder, test))
  const copied = [join(ROOT, path.endsWith('.ts') ? dirname(path) : path), join(folder, 'test')]
  const survivors: Mutant[] = []
  for (let from = 0; from < mutants.length;) {
    const some = mutants.slice(from, from + TOGETHER)
    const events = logOf({ copied, tests: files, mutants: some })
    if (events[0] !== 'tries 0') throw new Error(`vitest could not run the tests of ${path}`)
    survivors.push(...some.filter((_, i) => events.includes(`survived ${i}`)))
    // a mutant that the limit stopped is tried again alone, with the whole limit
    from += events.filter((line) => !line.startsWith('tries ')).length || 1
  }
  return survivors
}

/**
 * Runs the tests with each mutant of a batch. It stops after the last mutant, or at a mutant with
 * which the tests do not end.
 */
function logOf(batch: Omit<Batch, 'log'>): string[] {
  const work = mkdtempSync(join(tmpdir(), 'nimlab-mutants-'))
  const [file, log] = [join(work, 'batch.json'), join(work, 'log')]
  const mutants = batch.mutants.map((mutant) => ({ ...mutant, file: join(ROOT, mutant.file) }))
  writeFileSync(file, JSON.stringify({ ...batch, mutants, log } satisfies Batch))
  writeFileSync(log, '')
  // the fast tests must notice a mutant, so the variables of the long run and of a running Vitest
  // are removed
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
