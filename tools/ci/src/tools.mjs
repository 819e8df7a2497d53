import { spawnSync } from 'node:child_process'

/** @typedef {import('./step.ts').Tool} Tool */

/**
 * The tools that this machine lacks.
 *
 * @param {readonly Tool[]} tools
 * @returns {Tool[]}
 */
export function absentTools(tools) {
  return [...new Set(tools)].filter(({ test }) => spawnSync('bash', ['-c', test]).status !== 0)
}

/**
 * The step that installs tools with apt, as root or with sudo. If no tool is missing, the step does
 * nothing.
 *
 * @param {readonly Tool[]} absent
 * @returns {import('./step.ts').Step}
 */
export function installStep(absent) {
  const packages = [...new Set(absent.map(({ debian }) => debian))].join(' ')
  return {
    name: 'tools',
    what: 'installs by apt the tools that are absent',
    commands:
      packages === ''
        ? ['echo no tool is absent']
        : [
            'root=(); [ "$(id -u)" = 0 ] || root=(sudo)',
            '"${root[@]}" apt-get update -qq',
            `"\${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages} >/dev/null`,
            `echo installed ${packages}`,
          ],
  }
}
