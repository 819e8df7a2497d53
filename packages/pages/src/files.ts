import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The texts from which pages are generated, by their paths in the repository. */
export interface Files {
  /**
   * The text of a file.
   * @throws Error if there is no such file
   */
  readonly read: (path: string) => string
  /** The names of the files in a folder, sorted. */
  readonly names: (folder: string) => readonly string[]
}

/** The files of a checkout. */
export function filesIn(root: string): Files {
  return {
    read: (path) => readFileSync(join(root, path), 'utf8'),
    names: (folder) =>
      existsSync(join(root, folder)) ? readdirSync(join(root, folder)).toSorted() : [],
  }
}

/**
 * The lines of a data file, each parsed by the parser of its schema.
 *
 * @throws Error that names the file and the line, if a line is invalid or repeats a key
 */
export function linesOf<T>(
  files: Files,
  path: string,
  parse: (line: string) => T,
  keyOf?: (line: T) => string,
): T[] {
  const lineOf = new Map<string, number>()
  return files
    .read(path)
    .trimEnd()
    .split('\n')
    .map((text, i) => {
      const where = `${path}, line ${i + 1}`
      const line = parsed(() => parse(text), where)
      const key = keyOf?.(line) ?? String(i)
      if (lineOf.has(key))
        throw new Error(`${where}: it repeats the subject of line ${lineOf.get(key)}, ${key}`)
      lineOf.set(key, i + 1)
      return line
    })
}

function parsed<T>(parse: () => T, where: string): T {
  try {
    return parse()
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`, { cause: error })
  }
}

/** Formats data as the lines of a file. */
export function linesText(lines: readonly object[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
