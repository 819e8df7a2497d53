import type { Entry } from '../entry.ts'

/** One entry. Each time is the minimum over all rounds, in milliseconds. */
export interface YardstickRecord extends Entry {
  readonly warmMs: number
  readonly coldMs: number
  /** The fastest build for each time; null if there is no compiler. */
  readonly beside: {
    readonly warmMs: number
    readonly coldMs: number
    /** The build with the shortest warm time. */
    readonly build: string
    /** The number of bits that the yardstick uses for a value; 0 stands for one bit. */
    readonly lane: number
    /** The solver's warm time divided by the yardstick's warm time, in each round. */
    readonly ratios: readonly number[]
  } | null
}
