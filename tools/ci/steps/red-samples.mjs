import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../src/session.mjs'

/** The list of samples that failed and are not fixed yet. */
const LIST = join(ROOT, '.ci/red-samples.json')

/**
 * A step that repeats the samples of a list until the problem that they found is fixed and they are
 * removed from the list. If the list is empty, there is no step.
 *
 * @param {unknown} list a list of { workspace, seed, why }
 * @returns {import('../src/step.ts').Step[]}
 * @throws {TypeError} if an entry has no workspace, no seed, or no reason
 */
export function redSamples(list = JSON.parse(readFileSync(LIST, 'utf8'))) {
  if (!Array.isArray(list)) throw new TypeError('.ci/red-samples.json: not a list')
  const commands = list.map(({ workspace, seed, why }) => {
    if (!/^@nim\/[a-z]+$/.test(workspace) || !Number.isSafeInteger(seed) || !why) {
      throw new TypeError('.ci/red-samples.json: a sample has { workspace: "@nim/…", seed, why }')
    }
    return `NIMLAB_SEED=${seed} npm test --ignore-scripts -- --filter=${workspace}`
  })
  if (commands.length === 0) return []
  const what = 'the samples that were red and are not mended yet'
  return [{ name: 'red-samples', what, commands, after: ['tests'] }]
}
