// Joins the modules of a built package into a few files in its folder `bundle`, which Node loads
// instead of `dist`. Each entry has its own file, and modules that several entries need are in
// shared files. Node starts with 40 files in much less time than with 460. Other packages stay
// imports, so that no module is loaded twice.
import { readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { build } from 'esbuild'

/** The files at which threads start. Their packages do not export these files. */
const THREADS = { '@nim/bruteforce': ['threads/worker.js'], '@nim/sweep': ['worker.js'] }

/**
 * Writes `bundle` from `dist`, for the package in the current folder.
 *
 * @returns {Promise<void>}
 */
export async function bundle() {
  const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
  const entries = Object.values(exports).flatMap(({ node }) => node ?? [])
  const ofThreads = (THREADS[name] ?? []).map((file) => `./bundle/${file}`)
  rmSync('bundle', { recursive: true, force: true })
  await build({
    entryPoints: [...entries, ...ofThreads].map((file) => file.replace('./bundle/', './dist/')),
    outbase: 'dist',
    outdir: 'bundle',
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    // The maps in `dist` contain the sources already.
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [ownAddress(name)],
  })
}

/** Matches the expression for the address of a module, but not its text in a string. */
const ADDRESS = /\bimport\.meta\.url\b(?!['"])/g

/**
 * A module may use its own address to find a file. In a bundle, this address is derived from the
 * address of the package, because the module's code may be in any file of the bundle.
 */
function ownAddress(name) {
  const setup = ({ onLoad }) =>
    onLoad({ filter: /[\\/]dist[\\/].*\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (text.search(ADDRESS) < 0) return null
      const own = relative(resolve('dist'), path).replaceAll('\\', '/')
      const address = `new URL(${JSON.stringify(own)}, import.meta.resolve('${name}')).href`
      return { contents: text.replaceAll(ADDRESS, address), loader: 'js' }
    })
  return { name: 'own address', setup }
}
