import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { atlasData, claimData, type DataFile, filesIn, readAtlas, readClaimRows } from '@nim/pages'
import { settledHtml } from './settled.ts'

/** Bytes of a file, at most: the page loads what is looked at, and no more. */
const MOST_BYTES = 120_000

/**
 * Writes the data of the page into a folder, which is emptied before: claims with their verdicts and findings,
 * the atlas, and the page of results. The licence stands beside it.
 *
 * @param root of the repository, whose data they are
 * @throws Error for a file that is too large, or holds an attribute that the policy of the page refuses
 */
export function writeData(root: string, folder: URL): void {
  const files = filesIn(root)
  const claims = claimData(readClaimRows(files))
  const atlas = atlasData(readAtlas(files))
  const results = readFileSync(`${root}docs/results.md`, 'utf8')
  const settled: DataFile = ['settled.json', { html: settledHtml(results) }]
  const lists = [...claims.lists, ...atlas.lists, settled]
  /** What is kept for pages without a network; the service worker reads it. */
  const kept: DataFile = ['lists.json', lists.map(([path]) => path)]
  /** What is kept too if a reader asks for all of it. */
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
  // what scrolls sideways has to be reached by keys
  const text = JSON.stringify(content).replaceAll('class=\\"wide\\"', '$& tabindex=\\"0\\"')
  const bytes = Buffer.byteLength(text)
  if (bytes > MOST_BYTES) throw new Error(`${path}: ${bytes} bytes, allowed are ${MOST_BYTES}`)
  if (/ (?:style|on\w+)=/.test(text)) {
    throw new Error(`${path}: an attribute that pages must not have`)
  }
  return text
}
