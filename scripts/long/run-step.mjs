import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/**
 * Runs the commands of a step and shows what they print.
 *
 * @param {string} root where they run
 * @param {import('./steps.mjs').Step} step
 * @returns {Promise<string | null>} what tells the result; null if a command failed, or did not say it
 */
export async function runStep(root, { commands, said }) {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', commands.join('\n')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (bytes) => {
    process.stdout.write(bytes)
    output += bytes.toString()
  })
  const code = await new Promise((resolve) => {
    child.once('close', resolve)
  })
  const found = stripVTControlCharacters(output).match(said)
  return code === 0 && found !== null ? found.at(-1).trim().replaceAll(/ +/g, ' ') : null
}
