/** A program that a step needs and that a package of Debian provides. */
export interface Tool {
  /** As it is shown. */
  readonly name: string
  /** A line of bash that fails where the tool is absent. */
  readonly test: string
  /** The package that provides it. */
  readonly debian: string
}

/** What the runner runs and judges as one. */
export interface Step {
  /** `--only NAME` runs it. */
  readonly name: string
  /** What it does, in words. */
  readonly what: string
  /** Lines of bash. They run in the root and stop at the first that fails. */
  readonly commands: readonly string[]
  /** Names of steps that must end first, whatever their result. */
  readonly after?: readonly string[]
  /** Tools without which the step fails. */
  readonly needs?: readonly Tool[]
  /** No other step runs unless this one passes. */
  readonly isRequired?: boolean
  /** Seconds after which the step is hung; `limitOf` decides by default. */
  readonly limit?: number
}

/** A step that takes minutes. `.ci/long` runs it and keeps its result in `.ci/long.jsonl`. */
export interface LongStep extends Step {
  /** Matches the part of the output that goes into the log; the last match counts. */
  readonly said: RegExp
  /**
   * Patterns of git: the modules that the step starts, which count with all that they import, and the other
   * files that it reads.
   */
  readonly inputs: readonly string[]
}

/** How a step ended. */
export interface Outcome {
  readonly result: 'passed' | 'failed' | 'hung' | 'not run'
  /** By the clock. */
  readonly seconds: number
  /** What it wrote to stdout and stderr, without colours. */
  readonly output: string
}
