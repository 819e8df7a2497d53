/** The entry of a process that times all boxes of a game up to one: see `BoxesRequest`. */
import { solve, type TableValue } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'

/** In the argument. */
export interface BoxesRequest {
  readonly ruleset: string
  readonly value: TableValue
  /** The largest box. */
  readonly max: number
  /** Solves of each box, the smallest first and so on in turns. */
  readonly repetitions: number
}

const { ruleset, value, max, repetitions } = JSON.parse(process.argv[2]!) as BoxesRequest
const game = parseRuleset(ruleset)
const least = new Array<number>(max + 1).fill(Number.POSITIVE_INFINITY)
for (let i = 0; i < repetitions; i++) {
  for (let box = 0; box <= max; box++) {
    const start = performance.now()
    solve(game, { max: box }, { value }).release()
    least[box] = Math.min(least[box]!, performance.now() - start)
  }
}
/** On stdout: the least times in milliseconds, by the largest pile of the box. */
process.stdout.write(JSON.stringify(least))
