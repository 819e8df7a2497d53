/** The entry point of a process that times the check of a claim, see `ClaimEntry`. */
import { solve } from '@nim/bruteforce'
import { DEFAULT_LIMITS } from '@nim/conjectures'
import { findClaim } from '@nim/conjectures/registry'
import { boxCount, parseRuleset } from '@nim/core/rules'
import type { ClaimEntry } from '../claim-entry.ts'
import { elapsed } from './stopwatch.ts'

/**
 * The output on stdout: the minimum times in milliseconds, and the number of sorted positions in
 * the box.
 */
export interface ClaimTiming {
  readonly checkMs: number
  readonly solveMs: number
  readonly positions: number
}

/**
 * The minimum number of repetitions, and the minimum total time of all repetitions, unless a single
 * check takes longer.
 */
const REPETITIONS = 3
const REPEAT_FOR_MS = 300

const { claim, parameters, ruleset, value, play, max } = JSON.parse(process.argv[2]!) as ClaimEntry
const game = parseRuleset(ruleset)
const judged = findClaim(claim)
if (judged === undefined) throw new Error(`there is no claim ${claim}`)
const domain = { ...judged.defaultDomain(parameters), max }

const timing = {
  checkMs: least(() => {
    judged.check(parameters, domain, DEFAULT_LIMITS)
  }),
  solveMs: least(() => {
    solve(game, { max }, { value, play }).release()
  }),
  positions: Number(boxCount(game.piles, max, true)),
} satisfies ClaimTiming
process.stdout.write(JSON.stringify(timing))

function least(step: () => void): number {
  let milliseconds = Number.POSITIVE_INFINITY
  const start = performance.now()
  for (let i = 0; i < REPETITIONS || performance.now() - start < REPEAT_FOR_MS; i++) {
    milliseconds = Math.min(milliseconds, elapsed(step))
  }
  return milliseconds
}
