import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { absentTools } from './tools.mjs'

/**
 * The number of milliseconds that the processes of a step have to clean up before they are killed.
 */
const GRACE = 5000
/**
 * The number of milliseconds to wait for the last output of a process that left both the group and
 * the session.
 */
const LAST_OUTPUT = 2000

/**
 * Runs the commands of a step in a separate process group. No matter how the step ends, no process
 * of that group remains. A server that a test forgot to stop would disturb the next step.
 *
 * @param {import('./step.ts').Step} step
 * @param {object} where
 * @param {string} where.root the folder in which the commands run
 * @param {NodeJS.ProcessEnv} where.env
 * @param {number} where.limit seconds after which the step is treated as hung
 * @param {(text: string) => void} where.write called with the output as it arrives
 * @param {AbortSignal} where.signal ends the step early
 * @returns {Promise<import('./step.ts').Outcome>}
 */
export async function runStep(step, { root, env, limit, write, signal }) {
  const began = performance.now()
  let output = ''
  /** @param {string} text */
  const add = (text) => {
    output += text
    write(text)
  }
  const outcome = (/** @type {import('./step.ts').Outcome['result']} */ result) => ({
    result,
    seconds: (performance.now() - began) / 1000,
    output: stripVTControlCharacters(output),
  })
  const absent = absentTools(step.needs ?? [])
  if (absent.length > 0) {
    for (const { name, debian } of absent)
      add(`${name} is absent; install it: apt-get install ${debian}\n`)
    return outcome('failed')
  }

  const child = spawn('bash', ['-euo', 'pipefail', '-c', step.commands.join('\n')], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', add)
  const closed = new Promise((resolve) => {
    child.once('close', resolve)
  })
  /** @type {NodeJS.Timeout | undefined} */
  let kill
  const end = () => {
    killGroup(child.pid, 'SIGTERM')
    kill = setTimeout(() => killGroup(child.pid, 'SIGKILL'), GRACE)
  }
  let isHung = false
  const hang = setTimeout(() => {
    isHung = true
    add(`\n${step.name}: hung; stopped after ${Math.round(limit)} s\n`)
    end()
  }, limit * 1000)
  signal.addEventListener('abort', end, { once: true })
  const status = await new Promise((resolve) => {
    child.once('exit', resolve)
  })
  clearTimeout(hang)
  clearTimeout(kill)
  signal.removeEventListener('abort', end)
  killGroup(child.pid, 'SIGKILL')
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, LAST_OUTPUT).unref())])
  if (isHung) return outcome('hung')
  return outcome(status === 0 ? 'passed' : 'failed')
}

/**
 * Sends a signal to the group that a process leads, and to the other groups of its session, because
 * turbo gives every task a separate group.
 *
 * @param {number | undefined} leader
 * @param {'SIGTERM' | 'SIGKILL'} signal
 */
function killGroup(leader, signal) {
  if (leader === undefined) return
  for (const group of new Set([leader, ...groupsOfSession(leader)])) {
    try {
      process.kill(-group, signal)
    } catch {
      // the group is already empty
    }
  }
}

/**
 * The process groups of a session, as Linux lists them. On other systems, the result is empty.
 *
 * @param {number} session
 */
function groupsOfSession(session) {
  /** @type {number[]} */
  const groups = []
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // the name may contain any character, so only the fields after it are split: state, parent,
      // group, session
      const [, , group, own] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (Number(own) === session) groups.push(Number(group))
    } catch {
      // the process has ended since it was listed
    }
  }
  return groups
}
