// Writes the data of the page, dist/data, from the repository's own: claims with their verdicts and findings,
// and the atlas. `npm run build:page` runs it last; nothing that it writes is committed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { atlasData } from './atlas-data.mjs'
import { claimData } from './claim-data.mjs'

const DATA = new URL('../dist/data/', import.meta.url)
/** Bytes of a file, at most: the page loads what is looked at, and no more. */
const MOST_BYTES = 120_000

const claims = claimData()
const atlas = atlasData()
const lists = [...claims.lists, ...atlas.lists]
/** What is kept for pages without a network; the service worker reads it. */
const LISTS = ['lists.json', lists.map(([path]) => path)]

rmSync(DATA, { recursive: true, force: true })
for (const [path, content] of [LISTS, ...lists, ...claims.pages, ...atlas.pages]) {
  // what scrolls sideways has to be reached by keys
  const text = JSON.stringify(content).replaceAll('class=\\"wide\\"', '$& tabindex=\\"0\\"')
  const bytes = Buffer.byteLength(text)
  if (bytes > MOST_BYTES) throw new Error(`${path}: ${bytes} bytes, allowed are ${MOST_BYTES}`)
  // the policy of the page refuses them
  if (/ (?:style|on\w+)=/.test(text))
    throw new Error(`${path}: an attribute that pages must not have`)
  const file = new URL(path, DATA)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, text)
}
