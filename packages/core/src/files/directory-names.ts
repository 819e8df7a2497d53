import { readdirSync } from 'node:fs'
import { machineFault } from './machine-fault.ts'

/**
 * The names in a directory, sorted. Empty if the directory does not exist or cannot be read for a
 * reason other than a fault of the machine.
 *
 * @throws the system's error if the machine has a fault, see {@link machineFault}
 */
export function directoryNames(directory: string): string[] {
  try {
    return readdirSync(directory).sort()
  } catch (error) {
    if (machineFault(error) !== null) throw error
    return []
  }
}
