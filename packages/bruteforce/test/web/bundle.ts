import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * The scripts of the test page by name, bundled from the sources for a browser. The bundler reports
 * an error if a script imports a module of Node.
 */
export async function bundle(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: {
      page: fileURLToPath(new URL('page.ts', import.meta.url)),
      'web-worker': fileURLToPath(new URL('../../src/workers/web-worker.ts', import.meta.url)),
      'web-table-worker': fileURLToPath(
        new URL('../../src/web-table/web-table-worker.ts', import.meta.url),
      ),
    },
    bundle: true,
    write: false,
    outdir: 'bundle',
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    conditions: ['@nim/source'],
    logLevel: 'silent',
  })
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]))
}
