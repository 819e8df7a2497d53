import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Checks that files can be written into an existing or a new sweep directory, before hours of work
 * begin. The function itself writes nothing.
 *
 * @throws RangeError that names the obstacle
 */
export function requireWritable(directory: string, files: readonly string[]): void {
  const refuse = (why: string, cause?: unknown): never => {
    throw new RangeError(`sweep directory '${directory}': ${why}`, { cause })
  }
  let nearest = resolve(directory)
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest)
  if (!statSync(nearest).isDirectory()) refuse(`${nearest} is not a folder`)
  try {
    accessSync(nearest, constants.W_OK)
  } catch (error) {
    refuse((error as Error).message, error)
  }
  for (const name of files) {
    const path = join(directory, name)
    if (existsSync(path) && statSync(path).isDirectory()) refuse(`${name} is a folder`)
  }
}
