import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))

/** The sizes of the built page after gzip, in bytes. */
export interface PageSizes {
  /** The total size of the page, the code and the style sheets that the first view needs. */
  readonly firstView: number
  /** The size of the worker that solves the map of the first view. */
  readonly mapWorker: number
  readonly allCode: number
}

/** Measures the page in the folder `dist`. */
export function pageSizes(): PageSizes {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const all = readdirSync(join(DIST, 'assets')).filter((name) => /\.(?:js|css)$/.test(name))
  const named = [...html.matchAll(/assets\/([^"]+)"/g)].map(([, name]) => name!)
  const start = all.filter((name) => name.startsWith('start-'))
  const first = withImports([...named, ...start])
  const worker = withImports(all.filter((name) => name.startsWith('web-table-worker-')))
  if (start.length === 0 || worker.size === 0) throw new Error('the page is not built')
  return {
    firstView: compressed('index.html') + sizeOf(first),
    mapWorker: sizeOf(worker),
    allCode: sizeOf(all),
  }
}

/**
 * The scripts with these names, and all scripts that they import statically, directly or
 * indirectly.
 */
function withImports(names: readonly string[], seen: Set<string> = new Set()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue
    seen.add(name)
    if (!name.endsWith('.js')) continue
    const text = readFileSync(join(DIST, 'assets', name), 'utf8')
    const imports = text.matchAll(/\b(?:import|from)\s*"\.\/([^"]+\.js)"/g)
    withImports(
      Array.from(imports, ([, other]) => other!),
      seen,
    )
  }
  return seen
}

function sizeOf(names: Iterable<string>): number {
  let sum = 0
  for (const name of names) sum += compressed(`assets/${name}`)
  return sum
}

function compressed(name: string): number {
  return gzipSync(readFileSync(join(DIST, name)), { level: 9 }).length
}
