/** A program that a step needs, with the Debian package that contains it. */
export interface Tool {
  /** The name that is displayed. */
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
  /**
   * Lines of bash. The lines run in the root folder of the clone, and the first line that fails
   * ends the step.
   */
  readonly commands: readonly string[]
  /** The names of the steps that must end first, whatever their results are. */
  readonly after?: readonly string[]
  /** Tools without which the step fails. */
  readonly needs?: readonly Tool[]
  /** If this step does not pass, no other step runs. */
  readonly isRequired?: boolean
  /** The limit in seconds; by default `limitOf` decides. */
  readonly limit?: number
}

/**
 * A step that takes minutes. `.ci/long` runs this step and stores its result in `.ci/long.jsonl`.
 */
export interface LongStep extends Step {
  /** Matches the part of the output that goes into the log. The last match counts. */
  readonly said: RegExp
  /**
   * Git patterns for the modules that the step starts and the other files that it reads. Modules
   * count together with all their imports.
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
