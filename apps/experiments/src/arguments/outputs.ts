// A command checks its outputs before it starts to work. An output path that nimlab cannot write
// causes a usage error at the start, before an hour of work is lost.
import { existsSync, lstatSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { required, UsageError } from '../usage-error.ts'

/**
 * The placeholder of `--out`. The form of the option's value determines whether it names a file or
 * a directory.
 */
export const OUT = '<target>'

/** The placeholders of the other options that name an output. */
const FILE = '<file>'
const FOLDER = '<directory>'

/**
 * If the value of `--out` has one of these endings, it names a file. Every other value names a
 * directory.
 */
export const FILE_ENDINGS: readonly string[] = [
  'csv',
  'json',
  'jsonl',
  'md',
  'npy',
  'npz',
  'parquet',
  'tex',
  'txt',
  'zip',
]

/**
 * True if the value of `--out` names a file, because it ends with the file name extension of a
 * format. A device or a pipe is treated as a file.
 */
function isFileName(path: string): boolean {
  return FILE_ENDINGS.includes(extname(path).slice(1)) || isDevice(path)
}

/**
 * Returns the output format that the file name extension in `--out` selects.
 * @throws UsageError naming the accepted endings, and `also`
 */
export function formatOfFile<Format extends string>(
  path: string,
  formats: readonly Format[],
  also = '',
): Format {
  const ending = extname(path).slice(1)
  const format = formats.find((name) => name === ending)
  if (format !== undefined) return format
  const what = isFileName(path)
    ? 'unknown ending'
    : 'this is the name of a directory, expected a file'
  const accepted = formats.map((name) => `.${name}`).join(', ')
  throw new UsageError(`--out '${path}': ${what}; accepted: ${accepted}${also}`)
}

/**
 * The directory that `--out` names.
 * @throws UsageError if `--out` is absent, or if it names a file
 */
export function requiredDirectory(path: string | undefined): string {
  const directory = required(path, `--out ${OUT}`)
  if (!isFileName(directory)) return directory
  throw new UsageError(
    `--out '${directory}': this is the name of a file; expected the name of a directory, without the ending of a format, such as ${basename(directory, extname(directory)) || 'results'}`,
  )
}

/** True if the path is a device or a pipe, rather than a file or a folder. */
export function isDevice(path: string): boolean {
  try {
    const entry = statSync(path)
    return !entry.isFile() && !entry.isDirectory()
  } catch {
    // A path that does not exist is not a device. If the operating system rejects a path, for
    // example because the path is too long, the path is not a device either.
    return false
  }
}

/**
 * Checks that the command can write every output that its options name. The check leaves no files
 * behind.
 * @throws UsageError naming the option; also if two options name the same file
 */
export function requireOutputs(command: CommandUnknownOpts): void {
  const values = command.opts() as Readonly<Record<string, unknown>>
  // A dry run writes nothing.
  if (values['dryRun'] === true) return
  const written = new Map<string, string>()
  for (const option of command.options) {
    const path = values[option.attributeName()]
    if (typeof path !== 'string') continue
    const isFile = option.flags.endsWith(FILE) || (option.flags.endsWith(OUT) && isFileName(path))
    if (!isFile && ![FOLDER, OUT].some((kind) => option.flags.endsWith(kind))) continue
    const name = option.long ?? option.flags
    const other = written.get(resolve(path))
    if (other !== undefined && !isDevice(path)) {
      throw new UsageError(`${other} and ${name} name the same file, '${path}'`)
    }
    written.set(resolve(path), name)
    try {
      if (path === '') throw new RangeError('expected the name of a file or a folder')
      if (isFile) requireFile(path)
      else requireFolder(path)
    } catch (error) {
      throw new UsageError(`${name} '${path}': ${(error as Error).message}`, { cause: error })
    }
  }
}

function requireFile(path: string): void {
  if (isDevice(path)) return
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) {
    throw new RangeError('is a folder')
  }
  // If the name is too long, this call throws the operating system's error.
  lstatSync(path, { throwIfNoEntry: false })
  requireFolder(dirname(path))
}

/** Creates an empty folder in the nearest existing folder, and removes it again. */
function requireFolder(path: string): void {
  let nearest = resolve(path)
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest)
  rmdirSync(mkdtempSync(join(nearest, '.nimlab-')))
}
