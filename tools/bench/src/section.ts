import type { Entry } from './entry.ts'

/** The input of every section of the benchmark. */
export interface Context {
  readonly entries: readonly Entry[]
  /** The pattern that selected the entries; undefined if all were selected. */
  readonly only: string | undefined
  readonly rounds: number
  /** Prints the present step on the terminal. */
  readonly note: (line: string) => void
}

/** A demand on the measurements. */
export interface Criterion {
  readonly demand: string
  readonly measured: string
  /** Null if it could not be judged; `measured` then gives the reason. */
  readonly met: boolean | null
}

/** One section of the benchmark, and of the document: a table with its description. */
export interface Measured {
  readonly title: string
  /** The subject and the method of the measurement, in Markdown. */
  readonly about: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly criteria: readonly Criterion[]
  /** Omissions with their reasons, and disturbances of the measurement. */
  readonly remarks: readonly string[]
  /** The same rows as numbers. */
  readonly records: readonly object[]
}

/**
 * Measures one thing. To add a section, write such a function and list it in `sections/index.ts`.
 */
export type Section = (context: Context) => Promise<Measured>
