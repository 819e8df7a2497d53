import { readdirSync } from 'node:fs'

const FOLDER = 'packages/core/src/rules/games'

/** A file, and the text that the file should contain. */
export interface ListedFile {
  /** The path of the file, relative to the root of the repository. */
  readonly path: string
  readonly text: string
}

/** The list of games, with one line for each file of packages/core/src/rules/games. */
export function gameList(root: URL): ListedFile {
  const names = readdirSync(new URL(FOLDER, root))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
  const lines = names.map((name) => `export { ${camelCase(name)} } from './${name}.ts'`)
  const header = '// Written by `npm run index`: the games, one line for each file.'
  return { path: `${FOLDER}/index.ts`, text: [header, ...lines, ''].join('\n') }
}

/**
 * Converts a name to camel case: `moore-nim` becomes `mooreNim`, because `moorenim` is hard to
 * read.
 */
function camelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
