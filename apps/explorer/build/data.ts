import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { atlasData, claimData, type DataFile, filesIn, readAtlas, readClaimRows } from '@nim/pages'
import { settledHtml } from './settled.ts'

/**
 * The maximum number of bytes in a file. The page loads only the files that the reader looks at.
 */
const MOST_BYTES = 120_000

/**
 * Writes the data of the page into a folder, which is emptied first. The data consist of the claims
 * with their verdicts and findings, the atlas, and the page of results. The function also writes
 * the licence next to the folder.
 *
 * @param root the root of the repository that contains the data
 * @throws Error for a file that is too large, or that contains an attribute that the policy of the
 *   page forbids
 */
export function writeData(root: string, folder: URL): void {
  const files = filesIn(root)
  const claims = claimData(readClaimRows(files))
  const atlas = atlasData(readAtlas(files))
  const results = readFileSync(`${root}docs/results.md`, 'utf8')
  const settled: DataFile = ['settled.json', { html: settledHtml(results) }]
  const lists = [...claims.lists, ...atlas.lists, settled]
  /**
   * The files to store so that pages work without a network. The service worker reads this list.
   */
  const kept: DataFile = ['lists.json', lists.map(([path]) => path)]
  /** The additional files to store if a reader requests all pages. */
  const pages = [...claims.pages, ...atlas.pages]
  const rest: DataFile = ['pages.json', pages.map(([path]) => path)]
  rmSync(folder, { recursive: true, force: true })
  for (const [path, content] of [kept, rest, ...lists, ...pages]) {
    const file = new URL(path, folder)
    mkdirSync(new URL('.', file), { recursive: true })
    writeFileSync(file, dataText(path, content))
  }
  writeFileSync(new URL('../LICENSE.txt', folder), readFileSync(`${root}LICENSE`))
}

function dataText(path: string, content: unknown): string {
  // an element that scrolls sideways must be reachable by keyboard
  const text = JSON.stringify(content).replaceAll('class=\\"wide\\"', '$& tabindex=\\"0\\"')
  const bytes = Buffer.byteLength(text)
  if (bytes > MOST_BYTES)
    throw new Error(`${path}: ${bytes} bytes, more than the limit of ${MOST_BYTES}`)
  if (/ (?:style|on\w+)=/.test(text)) {
    throw new Error(`${path}: it contains an attribute that pages must not have`)
  }
  return text
}
