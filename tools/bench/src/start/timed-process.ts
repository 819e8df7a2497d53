import { spawnSync } from 'node:child_process'

/** Seconds that one process took. */
export interface Taken {
  /** On all processors, for the program and for the system on its behalf. */
  readonly processor: number
  readonly wall: number
}

/** Run in the process itself before anything else: says at its end what it has taken. */
const REPORT = `data:text/javascript,${encodeURIComponent(`
import { writeSync } from 'node:fs'
process.on('exit', () => writeSync(3, JSON.stringify(process.cpuUsage())))
`)}`

/**
 * Runs Node with these arguments to its end, whatever its exit code is up to 2.
 * @throws Error with its stderr if it ended otherwise
 */
export function timedProcess(args: readonly string[]): Taken & { readonly output: string } {
  const start = performance.now()
  const { status, stdout, stderr, output } = spawnSync(
    process.execPath,
    ['--import', REPORT, ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  )
  const wall = (performance.now() - start) / 1000
  if (status === null || status > 2) throw new Error(`node ${args.join(' ')} failed: ${stderr}`)
  const { user, system } = JSON.parse(output[3]!) as NodeJS.CpuUsage
  return { processor: (user + system) / 1e6, wall, output: stdout }
}

/** The least of each time in so many rounds. */
export function leastOf(rounds: number, args: readonly string[]): Taken {
  const all = Array.from({ length: rounds }, () => timedProcess(args))
  return {
    processor: Math.min(...all.map(({ processor }) => processor)),
    wall: Math.min(...all.map(({ wall }) => wall)),
  }
}
