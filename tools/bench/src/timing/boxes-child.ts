/** The entry of a process that times growing boxes of one game: request in its argument. */
import { solve, type TableValue } from '@nim/bruteforce'
import { boxCount, isSymmetric, parseRuleset } from '@nim/core/rules'
import { type Clock, elapsed } from './stopwatch.ts'

export interface BoxesRequest {
  readonly ruleset: string
  readonly value: TableValue
  readonly maxima: readonly number[]
}

/** On stdout, one for each of the maxima: the least time in milliseconds, warm. */
export interface BoxTiming {
  readonly max: number
  readonly positions: number
  readonly ms: number
}

/** All boxes are solved in turn at least so often, and for so long. */
const REPETITIONS = 10
const REPEAT_FOR_MS = 1000
const WARM_UP_SOLVES = 5

const { ruleset, value, maxima } = JSON.parse(process.argv[2]!) as BoxesRequest
const game = parseRuleset(ruleset)
const clock: Clock = { wall: () => performance.now(), processor: processorMs }
const solveBox = (max: number): void => solve(game, { max }, { value }).release()

for (let i = 0; i < WARM_UP_SOLVES; i++) for (const max of maxima.toReversed()) solveBox(max)
const least = maxima.map(() => Number.POSITIVE_INFINITY)
const start = performance.now()
for (let i = 0; i < REPETITIONS || performance.now() - start < REPEAT_FOR_MS; i++) {
  maxima.forEach((max, at) => {
    least[at] = Math.min(
      least[at]!,
      elapsed(clock, () => solveBox(max)),
    )
  })
}
const timings: readonly BoxTiming[] = maxima.map((max, at) => ({
  max,
  positions: Number(boxCount(game.piles, max, isSymmetric(game))),
  ms: least[at]!,
}))
process.stdout.write(JSON.stringify(timings))

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
