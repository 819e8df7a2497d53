// The cards of all claims as data, with one file for each paper. The cards are sources that are
// generated from other sources. A command that lists claims imports only the cards, so that it
// loads no judge. Git ignores their folder. The set-up generates the cards, and generates them
// again when one of their sources has changed.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ROOT, sha256, sourcesDigest, sourcesState } from './built.mjs'

const CLAIMS = 'packages/conjectures'
const FOLDER = `${CLAIMS}/src/cards/made`
/** The file with the digest of the sources of the cards. */
const STAMP = `${FOLDER}/.sources`

/**
 * Generates the cards, unless they were generated from the present sources. The function takes 40
 * ms of processor time if nothing has changed, and 2.5 s after a change.
 *
 * @param {string} root the repository
 * @returns {Promise<boolean>} true if they were generated
 */
export async function ensureCards(root = ROOT) {
  if (read(join(root, STAMP)) === stateOf(root)) return false
  const before = digestOfClaims(root)
  const files = await cardFiles(root)
  mkdirSync(join(root, FOLDER), { recursive: true })
  rmSync(join(root, STAMP), { force: true })
  for (const { path, text } of files) {
    if (read(join(root, path)) !== text) write(join(root, path), text)
  }
  removeOthers(root, files)
  // if a source changed while the claims were read, no stamp is written, and the next set-up
  // generates the cards again
  if (digestOfClaims(root) === before) write(join(root, STAMP), stateOf(root))
  return true
}

/**
 * The files of the cards, relative to the root, with the text that they should have.
 *
 * @param {string} root the repository
 */
export async function cardFiles(root = ROOT) {
  const { registerSource } = await import('./register.mjs')
  registerSource()
  const source = (path) => import(pathToFileURL(join(root, CLAIMS, 'src', path)).href)
  const { CLAIMS: claims } = await source('papers/registry.ts')
  const { cardOf } = await source('cards/card-data.ts')
  const papers = [...new Set(claims.map(({ paper }) => paper))]
  return papers.map((paper) => ({
    path: `${FOLDER}/${paper}.ts`,
    text: [
      '// Made by `npm run setup` from the claims of the paper.',
      "import type { CardData } from '../card-data.ts'",
      '',
      `export const ${paper.toUpperCase()}_CARDS: readonly CardData[] = [`,
      ...claims
        .filter((claim) => claim.paper === paper)
        .map((claim) => `  ${JSON.stringify(cardOf(claim))},`),
      ']',
      '',
    ].join('\n'),
  }))
}

/** Removes the cards of papers that no longer exist, because the build would contain them. */
function removeOthers(root, files) {
  const names = new Set(files.map(({ path }) => basename(path)))
  for (const name of readdirSync(join(root, FOLDER))) {
    if (name.endsWith('.ts') && !names.has(name)) rmSync(join(root, FOLDER, name))
  }
}

/**
 * A digest of the cards and of their sources. If somebody edits a card, the digest changes, and the
 * card is generated again.
 */
function stateOf(root) {
  const { digests } = sourcesState(root)
  return stateText(packagesOf(root).map((folder) => [folder, digests[folder]]))
}

/** A digest of the sources of the cards. */
function digestOfClaims(root) {
  return stateText(packagesOf(root).map((folder) => [folder, sourcesDigest(root, folder, FOLDER)]))
}

function stateText(digests) {
  const maker = readFileSync(fileURLToPath(import.meta.url), 'utf8')
  return sha256(JSON.stringify([maker, digests]))
}

/** The package of the claims, and all packages of the repository on which it depends. */
function packagesOf(root) {
  const folders = new Set([CLAIMS])
  // the loop also visits the entries that it adds
  for (const folder of folders) {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const below = name.replace('@nim/', 'packages/')
      if (below !== name && existsSync(join(root, below))) folders.add(below)
    }
  }
  return [...folders].sort()
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/**
 * Writes either the whole file or nothing, because another process may be writing the same file.
 */
function write(path, text) {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}`)
  writeFileSync(draft, text)
  renameSync(draft, path)
}
