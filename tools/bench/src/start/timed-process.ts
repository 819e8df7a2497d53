import { spawnSync } from 'node:child_process'

/** The seconds of one process. */
export interface Taken {
  /**
   * The processor seconds, summed over all processors, of the program and of the system on its
   * behalf.
   */
  readonly processor: number
  readonly wall: number
}

/**
 * Code that runs in the process before everything else, and reports the process's times at its end.
 */
const REPORT = `data:text/javascript,${encodeURIComponent(`
import { writeSync } from 'node:fs'
process.on('exit', () => writeSync(3, JSON.stringify(process.cpuUsage())))
`)}`

/**
 * Runs Node with these arguments until it ends. Exit codes up to 2 are treated as success.
 * @throws Error with its stderr for any other result
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

/** The minimum processor time and the minimum wall-clock time over this number of rounds. */
export function leastOf(rounds: number, args: readonly string[]): Taken {
  const all = Array.from({ length: rounds }, () => timedProcess(args))
  return {
    processor: Math.min(...all.map(({ processor }) => processor)),
    wall: Math.min(...all.map(({ wall }) => wall)),
  }
}
