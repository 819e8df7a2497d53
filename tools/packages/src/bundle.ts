import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

/**
 * The platform of a bundle. A bundle for Node keeps its imports of Node's modules and of foreign
 * npm packages.
 */
export type Platform = 'browser' | 'node'

/** The files that an application has to ship if it contains an import. */
export interface Bundle {
  /**
   * The size of the first file in bytes, after minification and `gzip -9`. Code that is loaded on
   * demand is not in this file.
   */
  readonly first: number
  /** The total size of all files, in bytes. */
  readonly all: number
  /** The paths of the modules that contribute to the bundle. */
  readonly modules: readonly string[]
}

/**
 * Bundles and minifies code from the sources. Each dynamic import becomes a separate file.
 *
 * @param folder the folder from which imports are resolved
 * @throws by rejection if an imported module does not exist, such as a Node module in a browser
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
