import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

/** Where a bundle runs. For Node, its modules and npm packages of others stay imports. */
export type Platform = 'browser' | 'node'

/** What an application ships of an import. */
export interface Bundle {
  /** Bytes after minification and gzip -9 of the first file, without what is loaded when asked for. */
  readonly first: number
  /** The same of all files. */
  readonly all: number
  /** Paths of the modules of which anything is in the bundle. */
  readonly modules: readonly string[]
}

/**
 * Bundles code from the sources, minified, with dynamic imports as files of their own.
 *
 * @param folder what the code imports is resolved from here
 * @throws by rejection if a module is imported anywhere that is not there: in a browser, those of Node
 */
export async function bundled(code: string, folder: string, platform: Platform): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    write: false,
    splitting: true,
    outdir: 'bundle',
    format: 'esm',
    platform,
    target: 'es2023',
    minify: true,
    metafile: true,
    conditions: ['@nim/source'],
    logLevel: 'silent',
    ...(platform === 'node' ? { plugins: [othersOutside] } : {}),
  })
  const sizes = outputFiles.map(({ contents }) => gzipSync(contents, { level: 9 }).length)
  const first = outputFiles.findIndex(({ path }) => path.endsWith('/stdin.js'))
  return {
    first: sizes[first]!,
    all: sizes.reduce((sum, size) => sum + size, 0),
    modules: Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([path]) => path),
    ),
  }
}

const othersOutside: Plugin = {
  name: 'others-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@nim/') ? null : { path, external: true },
    )
  },
}
