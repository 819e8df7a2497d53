/** A program that a step needs, with the Debian package that contains it. */
export interface Tool {
  /** The displayed name. */
  readonly name: string
  /** A line of bash that fails if the tool is absent. */
  readonly test: string
  /** The package that contains it. */
  readonly debian: string
}

/** The unit that the runner runs and judges. */
export interface Step {
  /** The name for `--only NAME`. */
  readonly name: string
  /** A description of the step. */
  readonly what: string
  /** Lines of bash. They run in the root and stop at the first line that fails. */
  readonly commands: readonly string[]
  /** Names of steps that must end first, whatever their result. */
  readonly after?: readonly string[]
  /** Tools without which the step fails. */
  readonly needs?: readonly Tool[]
  /** No other step runs unless this one passes. */
  readonly isRequired?: boolean
  /** The limit in seconds; by default `limitOf` decides. */
  readonly limit?: number
}

/** A step that takes minutes. `.ci/long` runs it and stores its result in `.ci/long.jsonl`. */
export interface LongStep extends Step {
  /** Matches the part of the output for the log. The last match counts. */
  readonly said: RegExp
  /**
   * Patterns of git: the modules that the step starts, with all their imports, and the other files
   * that it reads.
   */
  readonly inputs: readonly string[]
}

/** The result of a step. */
export interface Outcome {
  readonly result: 'passed' | 'failed' | 'hung' | 'not run'
  /** Wall-clock seconds. */
  readonly seconds: number
  /** Its output on stdout and stderr, without colours. */
  readonly output: string
}
