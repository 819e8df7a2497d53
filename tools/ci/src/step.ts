/** A program that a step needs, and the Debian package that contains the program. */
export interface Tool {
  /** The name that is displayed. */
  readonly name: string
  /** A line of bash that fails if the tool is not installed. */
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
  /**
   * Lines of bash. They run in the root folder of the clone, and the step ends at the first line
   * that fails.
   */
  readonly commands: readonly string[]
  /** The names of the steps that must end before this step starts, whatever their results are. */
  readonly after?: readonly string[]
  /** The tools that the step needs. Without one of them, the step fails. */
  readonly needs?: readonly Tool[]
  /** If this step does not pass, no other step runs. */
  readonly isRequired?: boolean
  /** The time limit in seconds. By default, `limitOf` determines the limit. */
  readonly limit?: number
}

/**
 * A step that takes minutes. `.ci/long` runs this step and stores its result in `.ci/long.jsonl`.
 */
export interface LongStep extends Step {
  /** Matches the part of the output that goes into the log. The last match counts. */
  readonly said: RegExp
  /**
   * Git patterns for the modules that the step starts, and for the other files that the step reads.
   * A module includes all modules that it imports.
   */
  readonly inputs: readonly string[]
}

/** The result of a step. */
export interface Outcome {
  readonly result: 'passed' | 'failed' | 'hung' | 'not run'
  /** Wall-clock seconds. */
  readonly seconds: number
  /** The output of the step on stdout and stderr, without colours. */
  readonly output: string
}
