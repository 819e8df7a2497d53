import { readFileSync } from 'node:fs'

/** Place of the start time in `/proc/PID/stat`, after the process's name. */
const START = 19

/**
 * When a process began, in ticks since the machine was started, and which start that was: what a number
 * that was given to another process later does not have. Null where the system does not tell: not Linux,
 * no such process, or one of another user that is hidden.
 */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()
    // the name stands in brackets and may hold any character
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START]!
    return `${boot}:${ticks}`
  } catch {
    return null
  }
}
