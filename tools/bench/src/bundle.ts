import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { cacheFolder } from './cache-folder.ts'

/**
 * Bundles a file of `timing/` with all its imports as one ESM file, as an application would ship
 * it. Returns the path of the file. Processes that run this file start sooner than from the
 * sources. They run the functions of a build, without the overhead of a source loader.
 */
export async function bundled(
  entry: 'node-child' | 'claim-child' | 'library-child' | 'shifts-child',
): Promise<string> {
  const outfile = `${await cacheFolder()}/${entry}.mjs`
  await build({
    entryPoints: [fileURLToPath(new URL(`timing/${entry}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    conditions: ['@nim/source'],
    logLevel: 'warning',
  })
  return outfile
}
