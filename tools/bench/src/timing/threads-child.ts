/** The entry of a process that times one thread beside several: see `ThreadsRequest`. */
import { solve, solveByLayers } from '@nim/bruteforce'
import { provideThreads } from '@nim/bruteforce/threads'
import { parseRuleset } from '@nim/core/rules'
import type { Entry } from '../entry.ts'

/** In the argument. */
export interface ThreadsRequest extends Entry {
  /** A box kept whole, or solved layer by layer. */
  readonly mode: 'box' | 'layers'
  readonly threads: number
  /** Least number of solves with one thread, and as many with several. */
  readonly repetitions: number
}

/** On stdout: the least times by the wall, in milliseconds, warm. */
export interface ThreadsTiming {
  readonly oneMs: number
  readonly severalMs: number
}

const LEAST_MS = 200
/** Threads that are started are there within this time, but for a machine that has other work. */
const STARTED_MS = 1000
/** A solve that is shorter is left to one thread, and none is started. */
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

/** Alternates, so that whatever else runs on the machine slows both. */
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
