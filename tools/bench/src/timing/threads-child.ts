/** The entry of a process that times one thread beside several: see `ThreadsRequest`. */
import { solve } from '@nim/bruteforce'
import { solveInThreads } from '@nim/bruteforce/threads'
import { parseRuleset } from '@nim/core/rules'
import type { Entry } from '../entry.ts'

/** In the argument. */
export interface ThreadsRequest extends Entry {
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
const WARM_UP_SOLVES = 5

const { threads, repetitions, ruleset, max, value } = JSON.parse(process.argv[2]!) as ThreadsRequest
const game = parseRuleset(ruleset)

function one(): void {
  solve(game, { max }, { value }).release()
}

async function several(): Promise<void> {
  ;(await solveInThreads(game, { max }, { value, threads })).release()
}

/** Alternates, so that whatever else runs on the machine slows both. */
async function leastOf(solves: number): Promise<ThreadsTiming> {
  let oneMs = Number.POSITIVE_INFINITY
  let severalMs = Number.POSITIVE_INFINITY
  const start = performance.now()
  for (let i = 0; i < solves || performance.now() - start < 2 * LEAST_MS; i++) {
    const before = performance.now()
    one()
    const between = performance.now()
    await several()
    oneMs = Math.min(oneMs, between - before)
    severalMs = Math.min(severalMs, performance.now() - between)
  }
  return { oneMs, severalMs }
}

await leastOf(WARM_UP_SOLVES)
process.stdout.write(JSON.stringify(await leastOf(repetitions)))
