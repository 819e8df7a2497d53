import { OutOfBounds } from './refuse.ts'

/**
 * Makes the next choice of a run, or repeats the choice for this key. The result is a whole number
 * from 0 to `among` − 1.
 */
export type Choose = (key: string, among: number) => number

/** Signals contradictory choices in a run: no point matches all of them. */
export class Contradiction extends Error {}

/**
 * Performs all runs, one for each combination of choices.
 * @throws OutOfBounds if there are more runs than the limit allows
 */
export function allRuns(run: (choose: Choose) => void, limit: number): void {
  let plan: number[] = []
  for (let count = 0; count < limit; count++) {
    const made = new Map<string, { choice: number; readonly among: number }>()
    try {
      run((key, among) => {
        if (!made.has(key)) made.set(key, { choice: plan[made.size] ?? 0, among })
        return made.get(key)!.choice
      })
    } catch (error) {
      if (!(error instanceof Contradiction)) throw error
    }
    const choices = [...made.values()]
    while (choices.length > 0 && choices.at(-1)!.choice + 1 === choices.at(-1)!.among) choices.pop()
    if (choices.length === 0) return
    choices.at(-1)!.choice++
    plan = choices.map(({ choice }) => choice)
  }
  throw new OutOfBounds(`there are more than ${limit} cases`)
}
