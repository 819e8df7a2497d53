/** A step has at least this many seconds: a busy machine is slow, but no test hangs that long. */
const LEAST = 10 * 60
/** A step has this many times the seconds that it usually takes. */
const TIMES = 10

/** Seconds for all steps of `.ci/run` together: the host of CI gives 90 minutes. */
export const DEADLINE = 84 * 60

/**
 * The seconds after which a step is taken to hang. A limit judges nothing else: a slow step passes.
 *
 * @param {number | undefined} usual seconds that the step took in the committed table; a step that has
 *   no time there may take as long as all steps together
 */
export function limitOf(usual) {
  return usual === undefined ? DEADLINE : Math.max(LEAST, TIMES * usual)
}
