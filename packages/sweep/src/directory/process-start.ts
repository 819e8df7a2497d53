import { readFileSync } from 'node:fs'

/** The place of the start time in `/proc/PID/stat`, after the name of the process. */
const START = 19

/**
 * The start of a process, in ticks since the machine started, and an id of that start. A later
 * process with the same number has another start. Null if the system does not report it: not Linux,
 * no such process, or a hidden process of another user.
 */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()
    // the name is in brackets and may contain any character
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START]!
    return `${boot}:${ticks}`
  } catch {
    return null
  }
}
