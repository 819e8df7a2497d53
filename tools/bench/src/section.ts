import type { Entry } from './entry.ts'

/** What every part of the bench is given. */
export interface Context {
  readonly entries: readonly Entry[]
  /** The pattern that chose the entries; undefined: all. */
  readonly only: string | undefined
  readonly rounds: number
  /** Says on the terminal what is being done. */
  readonly note: (line: string) => void
}

/** A demand on the measurements. */
export interface Criterion {
  readonly demand: string
  readonly measured: string
  /** null: could not be judged, `measured` says why. */
  readonly met: boolean | null
}

/** One part of the bench, and of the document: a table with what it says. */
export interface Measured {
  readonly title: string
  /** What is measured and how, in Markdown. */
  readonly about: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly criteria: readonly Criterion[]
  /** What was left out and why, and what disturbed the measurement. */
  readonly remarks: readonly string[]
  /** The same rows as numbers. */
  readonly records: readonly object[]
}

/** Measures one thing. To add a bench, write one of these and name it in `sections/index.ts`. */
export type Section = (context: Context) => Promise<Measured>
