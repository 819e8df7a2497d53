/**
 * The minimum time limit of a step, in seconds. Even on a busy machine, no test takes as long as
 * this.
 */
const LEAST = 10 * 60
/** The time limit of a step, as a multiple of its usual time. */
const TIMES = 10

/**
 * The time limit for all steps of `.ci/run` together, in seconds. The CI host allows 90 minutes.
 */
export const DEADLINE = 84 * 60

/**
 * The number of seconds after which a step is treated as hung. A limit only detects a step that
 * hangs, so a step that is merely slow still passes.
 *
 * @param {number | undefined} usual seconds that the step took in the committed table; a step
 * without
 *   a time there may take as long as all steps together
 */
export function limitOf(usual) {
  return usual === undefined ? DEADLINE : Math.max(LEAST, TIMES * usual)
}
