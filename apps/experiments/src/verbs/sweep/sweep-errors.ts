import { visible } from '@nim/presburger/text'
import { machineFault } from '@nim/core/files'
import { ForeignSweep, type MergedFit, SweepAlarm, SweepDamage } from '@nim/sweep'
import { EXIT, type ExitCode } from '../../exit-code.ts'
import { note } from '../../terminal/output.ts'

/** The codes of the file system for a file that may not be written. */
const FORBIDDEN = ['EACCES', 'EPERM', 'ENOTDIR']

/**
 * Runs a step on a sweep directory. An error of the directory is one line on stderr. A foreign
 * sweep or wrong input ends with exit code 2; damage, an alarm or a full disk with 4; an
 * interruption with 3.
 */
export async function onSweepDirectory(
  finish: (code: ExitCode) => void,
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step()
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException
    // the message may quote a stored file
    const message = visible((error as Error).message)
    if (name === 'AbortError') {
      note('interrupted')
      return finish(EXIT.incomplete)
    }
    const fault = machineFault(error)
    if (fault !== null) {
      note(`nimlab: cannot write results: ${visible(fault)}; what was finished before is kept`)
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
      note(`nimlab: cannot write results: ${message}; what was finished before is kept`)
      return finish(EXIT.internal)
    }
    throw error
  }
}

/** Prints which stored data nimlab rejected; as events if `json`. */
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
 * Prints the differences between the files of a merge and the shards. Returns true if they
 * contradict each other.
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
