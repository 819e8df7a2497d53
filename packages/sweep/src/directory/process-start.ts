import { readFileSync } from 'node:fs'

/** The index of the start time in `/proc/PID/stat`, counted after the name of the process. */
const START = 19

/**
 * The start time of a process in ticks since the machine was booted, and the id of that boot. A
 * later process with the same number has a different start. The result is null if the system does
 * not report the start time. Only Linux reports the start time, and only for an existing process.
 * The system may hide the processes of other users.
 */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()
    // The name of the process is in parentheses and may contain any character.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START]!
    return `${boot}:${ticks}`
  } catch {
    return null
  }
}
