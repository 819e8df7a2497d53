/**
 * The entry point of a process that compares the times of one thread and of several threads; see
 * `ThreadsRequest`.
 */
import { solve, solveByLayers } from '@nim/bruteforce'
import { provideThreads } from '@nim/bruteforce/threads'
import { parseRuleset } from '@nim/core/rules'
import type { Entry } from '../entry.ts'

/** The request in the argument. */
export interface ThreadsRequest extends Entry {
  /** Whether a box is solved in memory as a whole, or layer by layer. */
  readonly mode: 'box' | 'layers'
  readonly threads: number
  /**
   * The minimum number of solves with one thread, and also the minimum number of solves with
   * several threads.
   */
  readonly repetitions: number
}

/** The output on stdout: the minimum warm wall-clock times, in milliseconds. */
export interface ThreadsTiming {
  readonly oneMs: number
  readonly severalMs: number
}

const LEAST_MS = 200
/** The milliseconds that threads need to start on an idle machine. */
const STARTED_MS = 1000
/** The minimum time of a solve for which threads are started. */
const SHORT_MS = 1

const { mode, threads, repetitions, ruleset, max, value } = JSON.parse(
  process.argv[2]!,
) as ThreadsRequest
const game = parseRuleset(ruleset)

function timeOf(threadsUsed: number): number {
  const options = { value, threads: threadsUsed }
  const start = performance.now()
  if (mode === 'layers') {
    solveByLayers(game, { max }, options, (layer) => {
      layer.countP()
    })
    return performance.now() - start
  }
  const table = solve(game, { max }, options)
  const time = performance.now() - start
  table.release()
  return time
}

/**
 * The minimum times. The process alternates between solves with one thread and with several
 * threads, so that other work on the machine slows down both.
 */
function leastOf(solves: number, leastMs: number): ThreadsTiming {
  let oneMs = Number.POSITIVE_INFINITY
  let severalMs = Number.POSITIVE_INFINITY
  const start = performance.now()
  for (let i = 0; i < solves || performance.now() - start < leastMs; i++) {
    oneMs = Math.min(oneMs, timeOf(1))
    severalMs = Math.min(severalMs, timeOf(threads))
  }
  return { oneMs, severalMs }
}

provideThreads()
const { oneMs } = leastOf(5, LEAST_MS)
if (oneMs >= SHORT_MS) leastOf(0, STARTED_MS)
process.stdout.write(JSON.stringify(leastOf(repetitions, LEAST_MS)))
