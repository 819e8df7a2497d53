import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { cacheFolder } from './cache-folder.ts'

/**
 * A file of `timing/` with all it imports as one ESM file, as an application would ship it; returns
 * the file's path. Processes that run it start sooner than from the sources, and the functions are
 * those of a build, without what a loader of sources adds to them.
 */
export async function bundled(
  entry: 'node-child' | 'claim-child' | 'library-child',
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
