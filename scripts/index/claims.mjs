// The list of claims of each paper: every exported constant that is a claim, or an array of claims, of
// the files in packages/conjectures/src/papers/<paper>, by file and then by its place in the file.
import { readdirSync, readFileSync } from 'node:fs'
import { registerSource } from '../../tools/from-source/register.mjs'
import { natural } from './natural.mjs'

const FOLDER = 'packages/conjectures/src/papers'
const HEADER = '// Written by `npm run index`: the claims of the paper, by file.'
const WIDTH = 100

/**
 * The lists with the text that they should have.
 *
 * @throws Error if a file cannot be loaded, or a claim stands in the folder of another paper
 */
export async function claimLists(root) {
  registerSource()
  const papers = readdirSync(new URL(FOLDER, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  const lists = []
  for (const paper of papers) {
    const path = `${FOLDER}/${paper}/index.ts`
    lists.push({ path, text: await listOf(root, paper) })
  }
  return lists
}

/** The id of every claim of the lists, with the path of the file that it stands in. */
export async function claimFiles(root) {
  registerSource()
  const entries = []
  for (const { name: paper } of readdirSync(new URL(FOLDER, root), { withFileTypes: true })) {
    if (paper.endsWith('.ts')) continue
    for (const file of filesOf(new URL(`${FOLDER}/${paper}/`, root))) {
      const path = `${FOLDER}/${paper}/${file}.ts`
      for (const { ids } of await claimsIn(new URL(path, root), paper)) {
        entries.push(...ids.map((id) => [id, path]))
      }
    }
  }
  return entries
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort(natural)
}

async function listOf(root, paper) {
  const folder = new URL(`${FOLDER}/${paper}/`, root)
  const files = filesOf(folder)
  const imports = []
  const entries = []
  for (const file of files) {
    const found = await claimsIn(new URL(`${file}.ts`, folder), paper)
    if (found.length === 0) continue
    const names = found.map(({ name }) => name)
    imports.push(importLine([...names].sort(byLetters), `./${file}.ts`))
    entries.push(...found.map(({ name, isList }) => `  ${isList ? '...' : ''}${name},`))
  }
  return [
    HEADER,
    "import type { Claim } from '../../claim/claim.ts'",
    ...imports,
    '',
    '/** The claims of the paper. */',
    `export const ${paper.toUpperCase()}_CLAIMS: readonly Claim[] = [`,
    ...entries,
    ']',
    '',
  ].join('\n')
}

/** What a file exports that is a claim or a list of claims, in the order of the file. */
async function claimsIn(url, paper) {
  const module = await import(url.href)
  const text = readFileSync(url, 'utf8')
  const found = Object.entries(module).flatMap(([name, value]) => {
    const claims = Array.isArray(value) ? value : [value]
    if (claims.length === 0 || !claims.every(isClaim)) return []
    const stranger = claims.find((claim) => claim.paper !== paper)
    if (stranger !== undefined) {
      throw new Error(`${stranger.id} is of the paper ${stranger.paper}, not of ${paper}`)
    }
    const place = text.search(new RegExp(`^export const ${name}\\b`, 'm'))
    // what is passed on from another file is listed there
    const ids = claims.map(({ id }) => id)
    return place < 0 ? [] : [{ name, ids, isList: Array.isArray(value), place }]
  })
  return found.sort((a, b) => a.place - b.place)
}

function isClaim(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'paper', 'kind', 'statement'].every((key) => typeof value[key] === 'string') &&
    typeof value.check === 'function'
  )
}

/** An import as the formatter writes it. */
function importLine(names, from) {
  const line = `import { ${names.join(', ')} } from '${from}'`
  if (line.length <= WIDTH) return line
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}'`
}

function byLetters(a, b) {
  return natural(a.toLowerCase(), b.toLowerCase())
}
