import { dirname, join } from 'node:path'
import { isModule, strippedText } from './stripped.mjs'

/** Folders from which the scripts name modules to load: `source('conjectures/src/index.ts')`. */
const BASES = ['', 'packages', 'packages/conjectures', 'packages/conjectures/src']
/** Matches a string that could name a module. */
const NAME = /(["'`])([@\w./-]+)\1/g

/**
 * All modules that the given modules run, and the text of each module without types and comments
 * (`strippedText`). Every string that names a module of the clone is treated as an import of that
 * module. The closure therefore includes workers, modules in `import(…)`, and modules that scripts
 * load. The closure may also contain modules that are not needed.
 *
 * @param {import('./repository.mjs').Repository} repository
 * @param {readonly string[]} entries paths of modules
 * @param {Map<string, Promise<string>>} known texts, kept from one closure to the next
 * @returns {Promise<Map<string, string>>} the text of each module by its path
 */
export async function closureOf(repository, entries, known = new Map()) {
  /** @type {Map<string, string>} */
  const found = new Map()
  let next = new Set(entries)
  while (next.size > 0) {
    const paths = [...next]
    const texts = await Promise.all(
      paths.map((path) => {
        const text = known.get(path) ?? strippedText(repository.root, path)
        known.set(path, text)
        return text
      }),
    )
    for (const [i, path] of paths.entries()) found.set(path, texts[i] ?? '')
    next = new Set(
      paths
        .flatMap((path, i) => namedModules(repository, path, texts[i] ?? ''))
        .filter((path) => !found.has(path)),
    )
  }
  return found
}

/**
 * @param {import('./repository.mjs').Repository} repository
 * @param {string} from the path of the module
 * @param {string} text the text of the module
 */
function namedModules({ files, entries }, from, text) {
  const own = from.split('/').slice(0, 2).join('/')
  return [...text.matchAll(NAME)].flatMap(([, , name = '']) => {
    const entry = entries.get(name)
    if (entry !== undefined) return files.has(entry) && isModule(entry) ? [entry] : []
    if (!isModule(name)) return []
    return [dirname(from), own, ...BASES]
      .flatMap((base) => [join(base, name), join(base, name.replace(/\.js$/, '.ts'))])
      .filter((path) => files.has(path))
  })
}
