import type { Command } from '@commander-js/extra-typings'
import { formatCase, isRefutation, type VerdictRecord } from '@nim/conjectures'
import {
  describeCheck,
  limitedChecks,
  ModuleError,
  type PlannedCheck,
  runChecks,
  tablesInside,
  tablesOf,
  tablesUnder,
  type ThreadPool,
  threadPool,
  threadsOfEach,
  wholeMemory,
} from '@nim/sweep/checks'
import { numberOf } from '@nim/presburger/text'
import { askedClaims } from '../arguments/asked-claims.ts'
import { formatBytes } from '../arguments/memory.ts'
import { OPTIONS } from '../arguments/options.ts'
import { EXIT, exitCodeOf, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { interruptSignal } from '../terminal/interrupt.ts'
import { note, print, printPage } from '../terminal/output.ts'
import { startProgress } from '../terminal/progress.ts'
import { readingInputAsync, UsageError } from '../usage-error.ts'
import { planOf, withCaseOptions } from './case-options.ts'
import { checkPage } from './check-page.ts'

/**
 * If the tables of a check need more bytes than this number, nimlab prints the memory that the
 * check needs.
 */
const LARGE_TABLES = 64 * 2 ** 20

/** Adds `nimlab check`: judges claims on boxes. */
export function addCheck(program: Command, finish: (code: ExitCode) => void): void {
  withCaseOptions(
    program
      .command('check')
      .description('check claims on boxes, case by case, by solving the games exhaustively')
      .argument(
        '<claims...>',
        "ids, aliases, globs such as 'GMMV-*', all, or modules of your own such as ./my-claim.mjs",
      ),
  )
    .addOption(OPTIONS.first())
    .option('-v, --verbose', 'print one line for each case, with its evidence')
    .addOption(OPTIONS.json())
    .addHelpText(
      'after',
      advancedHelp(`If a table needs more memory than --memory allows, and the check reads the table in order,
nimlab solves the box layer by layer. This method is slower and gives the same result, but it allows much larger
boxes. --json prints one verdict record per line.

More examples:
  nimlab check nim-4-3 --max 30
  nimlab check slow-setnim --n 3..6 --max 10 --json
  nimlab check 'DH-*' --threads 2
  nimlab check GMMV-F2 --n 4 --k 3 --max 1023               # 46 billion positions, layer by layer
  nimlab check GMMV-D5 --where "game=MOORE(3,2)" --max 6    # a claim about finite games of any ruleset
  nimlab new claim my-claim && nimlab check ./my-claim.mjs --n 3..5 --max 30`),
    )
    .action(async (names, flags) => {
      const pool = threadPool(flags.threads)
      try {
        finish(await checkIn(pool, names, flags))
      } finally {
        await pool.close()
      }
    })
}

type CheckFlags = Parameters<typeof planOf>[1] & {
  readonly threads: number
  readonly memory: number
  readonly first?: true
  readonly verbose?: true
  readonly json?: true
}

/**
 * Plans the checks and runs them in the given threads. The calling thread loads neither claims nor
 * a solver.
 */
async function checkIn(
  pool: ThreadPool,
  names: readonly string[],
  flags: CheckFlags,
): Promise<ExitCode> {
  const selection = await askedClaims(names)
  const { threads, memory } = flags
  const shards = await readingInputAsync(async () => {
    const planned = await pool.plan(await planOf(names, flags))
    const checks = limitedChecks(planned, memory)
    noteMemory(planned, { memory, threads, isVerbose: flags.verbose === true })
    return checks
  })
  const progress = startProgress('checking', shards.length)
  const interrupt = interruptSignal()
  const inOrder = printInOrder(flags.json === true)
  const { records, finished, interrupted } = await runChecks(shards, {
    threads,
    pool,
    signal: interrupt.signal,
    onRecord: (index, record) => {
      inOrder(index, record)
      progress.advance(`${record.claim} ${formatCase(record.case)}`)
    },
    onProgress: (index, work) => progress.within(describeCheck(shards[index]!), work),
    stopAfter: (record) => flags.first === true && isRefutation(record),
  })
    .catch(asUsage)
    .finally(() => {
      interrupt.release()
      progress.end()
    })
  const done = records.filter((record) => record !== undefined)
  if (flags.json === true) inOrder(shards.length)
  else if (done.length > 0) {
    const cards = selection.map(({ card }) => card)
    printPage(checkPage(done, cards, flags.verbose === true))
  }
  if (finished < shards.length) {
    const why = interrupted ? 'interrupted' : 'stopped at the first refutation'
    note(`${why}: ${finished} of ${numberOf(shards.length, 'case')} finished`)
  }
  const counted = done.filter(({ reading }) => reading !== 'remark')
  const code = exitCodeOf(counted.map(({ verdict }) => verdict))
  return interrupted && finished < shards.length ? EXIT.incomplete : code
}

/** Prints the memory that a run needs, if its tables are large or if the user asked for details. */
function noteMemory(
  checks: readonly PlannedCheck[],
  how: { readonly memory: number; readonly threads: number; readonly isVerbose: boolean },
): void {
  if (!how.isVerbose && tablesOf(checks, how.memory) < LARGE_TABLES) return
  const inside = threadsOfEach(checks.length, how.threads)
  const parts = checks.map((check) => {
    const memory = tablesInside(tablesUnder([check], how.memory), inside)
    return { checks: [check], memory }
  })
  const whole = wholeMemory(parts, how.threads)
  note(`${numberOf(checks.length, 'case')}, ${formatBytes(whole)} of memory`)
}

/** Turns an error in the user's module into a usage error. */
function asUsage(error: unknown): never {
  if (error instanceof ModuleError) throw new UsageError(error.message, { cause: error })
  throw error
}

/**
 * Prints records as JSON Lines in the order of the cases. Each record is printed as soon as all
 * earlier records exist. A call with no record prints all remaining records.
 */
function printInOrder(enabled: boolean): (index: number, record?: VerdictRecord) => void {
  const waiting = new Map<number, VerdictRecord>()
  let next = 0
  return (index, record) => {
    if (!enabled) return
    if (record !== undefined) waiting.set(index, record)
    for (; waiting.has(next); next++) {
      print(JSON.stringify(waiting.get(next)))
      waiting.delete(next)
    }
    if (record !== undefined) return
    for (const rest of [...waiting].sort(([a], [b]) => a - b)) print(JSON.stringify(rest[1]))
    waiting.clear()
  }
}
