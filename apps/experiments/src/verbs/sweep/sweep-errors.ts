import { visible } from '@nim/presburger/text'
import { machineFault } from '@nim/core/files'
import { ForeignSweep, type MergedFit, SweepAlarm, SweepDamage } from '@nim/sweep'
import { EXIT, type ExitCode } from '../../exit-code.ts'
import { note } from '../../terminal/output.ts'

/** The file system's error codes for a file that must not be written. */
const FORBIDDEN = ['EACCES', 'EPERM', 'ENOTDIR']

/**
 * Runs a step on a sweep directory. An error in the directory is printed as one line on stderr. The
 * exit code is 2 for a different sweep or invalid input, 4 for damage, an alarm or a full disk, and
 * 3 for an interruption.
 */
export async function onSweepDirectory(
  finish: (code: ExitCode) => void,
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step()
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException
    // The message can quote a stored file, which may contain control characters.
    const message = visible((error as Error).message)
    if (name === 'AbortError') {
      note('interrupted')
      return finish(EXIT.incomplete)
    }
    const fault = machineFault(error)
    if (fault !== null) {
      note(
        `nimlab: cannot write results: ${visible(fault)}; the results that were finished before are kept`,
      )
      return finish(EXIT.internal)
    }
    if (error instanceof RangeError || error instanceof ForeignSweep) {
      note(`nimlab: ${message}`)
      return finish(EXIT.usage)
    }
    if (error instanceof SweepAlarm) {
      note(`nimlab: ALARM: ${message}`)
      return finish(EXIT.internal)
    }
    if (error instanceof SweepDamage) {
      note(`nimlab: damaged: ${message}`)
      return finish(EXIT.internal)
    }
    if (code !== undefined && FORBIDDEN.includes(code)) {
      note(
        `nimlab: cannot write results: ${message}; the results that were finished before are kept`,
      )
      return finish(EXIT.internal)
    }
    throw error
  }
}

/** Prints which stored data nimlab rejected. With `json`, prints events. */
export function noteDamage(
  directory: string,
  damage: readonly string[],
  then: string,
  json = false,
): void {
  for (const line of damage) {
    const message = visible(`${directory}/${line}; ${then}`)
    note(json ? JSON.stringify({ event: 'damage', message }) : `damaged: ${message}`)
  }
}

/**
 * Prints the differences between the merged files and the shards. Returns true if they contradict
 * each other.
 */
export function noteMerged(directory: string, { difference, later }: MergedFit): boolean {
  const merge = `nimlab sweep merge ${visible(directory)}`
  if (difference !== null) {
    note(`ALARM: ${visible(directory)}/${difference}; ${merge} writes both files from the shards`)
  } else if (later > 0) {
    const shards = later === 1 ? '1 shard was' : `${later} shards were`
    note(`${shards} finished after the last merge; ${merge} joins all results`)
  }
  return difference !== null
}
