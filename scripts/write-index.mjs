// Writes the lists of what stands in a folder, one line a file: `npm run index`. With --check nothing
// is written, and a list that is not current makes it fail.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cardFiles } from './index/cards.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))

/** A list: where it stands, its first line, and the line of a file in its folder. */
const INDEXES = [
  {
    folder: 'packages/core/src/rules/games',
    header: '// Written by `npm run index`: the games, one line a file.',
    line: (name) => `export { ${camelCase(name)} } from './${name}.ts'`,
  },
]

/** moore-nim as moorenim would be hard to read: mooreNim. */
function camelCase(name) {
  return name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())
}

function textOf({ folder, header, line }) {
  const names = readdirSync(`${root}${folder}`)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
  return [header, ...names.map(line), ''].join('\n')
}

const lists = INDEXES.map((index) => ({ path: `${index.folder}/index.ts`, text: textOf(index) }))
const cards = await cardFiles(new URL('../', import.meta.url))
const stale = [...lists, ...cards].filter(
  ({ path, text }) => readFileSync(`${root}${path}`, 'utf8') !== text,
)

if (process.argv.includes('--check')) {
  for (const { path } of stale) console.error(`${path} is not current; run: npm run index`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const { path, text } of stale) writeFileSync(`${root}${path}`, text)
}
