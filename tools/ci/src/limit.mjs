/** The least limit of a step in seconds. A busy machine is slow, but no test takes that long. */
const LEAST = 10 * 60
/** The limit of a step, as a multiple of its usual seconds. */
const TIMES = 10

/** The seconds for all steps of `.ci/run` together. The CI host allows 90 minutes. */
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
