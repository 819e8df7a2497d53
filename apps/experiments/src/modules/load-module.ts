import { type LoadedModule, loadModule as load } from '@nim/sweep/modules'
import { readingInputAsync } from '../usage-error.ts'

/**
 * Loads a module of the user, such as `./my-game.mjs`: its code runs. `@nim/…` is found in the command's
 * own copies, wherever the module stands. `.ts` and `.mts` are read by Node where it can (22.18 and
 * later), otherwise bundled by esbuild, if that is installed.
 *
 * @param path from the current folder
 * @returns what it exports, the path as it was given, and the digest of the module with the local files
 * that it imports
 * @throws (by rejection) UsageError if there is no such module or it cannot be loaded
 */
export function loadModule(path: string): Promise<LoadedModule> {
  return readingInputAsync(() => load(path))
}
