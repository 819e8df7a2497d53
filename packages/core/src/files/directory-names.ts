import { readdirSync } from 'node:fs'
import { machineFault } from './machine-fault.ts'

/**
 * The names in a directory, sorted. The list is empty if the directory does not exist. It is also
 * empty if the directory cannot be read, unless the machine has a fault.
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
