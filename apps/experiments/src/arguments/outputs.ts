// Files and folders that a command will write are tried before it works: what cannot be written is wrong
// usage, not the loss of an hour.
import { existsSync, lstatSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { UsageError } from '../usage-error.ts'

/** Placeholders of the options that name what is written. */
const FILE = '<file>'
const FOLDERS = ['<dir>', '<directory>']

/** True if there is something that is no file and no folder: a device, a pipe. */
export function isDevice(path: string): boolean {
  try {
    const found = statSync(path)
    return !found.isFile() && !found.isDirectory()
  } catch {
    // what is not there is none, nor is what the system does not find
    return false
  }
}

/**
 * Tries whether everything that the options of a command name can be written. Nothing is left behind.
 * @throws UsageError naming the option, also if two of them name one file
 */
export function requireOutputs(command: CommandUnknownOpts): void {
  const values = command.opts() as Readonly<Record<string, unknown>>
  // a dry run writes nothing
  if (values['dryRun'] === true) return
  const written = new Map<string, string>()
  for (const option of command.options) {
    const path = values[option.attributeName()]
    const isFile = option.flags.endsWith(FILE)
    if (
      typeof path !== 'string' ||
      !(isFile || FOLDERS.some((kind) => option.flags.endsWith(kind)))
    )
      continue
    const name = option.long ?? option.flags
    const other = written.get(resolve(path))
    if (other !== undefined && !isDevice(path)) {
      throw new UsageError(`${other} and ${name} name one file, '${path}'`)
    }
    written.set(resolve(path), name)
    try {
      if (isFile) requireFile(path)
      else requireFolder(path)
    } catch (error) {
      throw new UsageError(`${name} '${path}': ${(error as Error).message}`, { cause: error })
    }
  }
}

function requireFile(path: string): void {
  if (path === '') throw new RangeError('expected the name of a file')
  if (isDevice(path)) return
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) {
    throw new RangeError('is a folder')
  }
  // the system tells here if the name is too long
  lstatSync(path, { throwIfNoEntry: false })
  requireFolder(dirname(path))
}

/** Makes an empty folder in the nearest folder that is there, and takes it away again. */
function requireFolder(path: string): void {
  if (path === '') throw new RangeError('expected the name of a folder')
  let nearest = resolve(path)
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest)
  rmdirSync(mkdtempSync(join(nearest, '.nimlab-')))
}
