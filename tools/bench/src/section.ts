import type { Entry } from './entry.ts'

/** The input of every section of the benchmark. */
export interface Context {
  readonly entries: readonly Entry[]
  /** The pattern that selected the entries; undefined if all were selected. */
  readonly only: string | undefined
  readonly rounds: number
  /** Shows the current step on the terminal. */
  readonly note: (line: string) => void
}

/** A requirement on the measurements. */
export interface Criterion {
  readonly demand: string
  readonly measured: string
  /** Null if the criterion could not be judged. `measured` then contains the reason. */
  readonly met: boolean | null
}

/** One section of the benchmark, and of the document: a table with its description. */
export interface Measured {
  readonly title: string
  /** A description of the measurement and its method, in Markdown. */
  readonly about: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly criteria: readonly Criterion[]
  /** Remarks on omitted entries, with the reasons, and on disturbances of the measurement. */
  readonly remarks: readonly string[]
  /** The same rows as numbers. */
  readonly records: readonly object[]
}

/**
 * A function that performs one measurement. To add a section, write such a function and list it in
 * `sections/index.ts`.
 */
export type Section = (context: Context) => Promise<Measured>
