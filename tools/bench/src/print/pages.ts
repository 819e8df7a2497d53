import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { indexDocument } from './bench-document.ts'

export const INDEX: URL = new URL('../../../../docs/performance.md', import.meta.url)
const PAGES = new URL('../../../../docs/performance/', import.meta.url)

/** Writes the page of a processor, and rewrites the index of all pages. */
export async function writePage(slug: string, page: string): Promise<void> {
  await mkdir(PAGES, { recursive: true })
  await writeFile(new URL(`${slug}.md`, PAGES), page)
  await writeFile(INDEX, await indexOfPages())
}

/** The text of docs/performance.md for the pages in docs/performance. */
export async function indexOfPages(): Promise<string> {
  const files = (await readdir(PAGES)).filter((file) => file.endsWith('.md')).toSorted()
  const pages = files.map(async (file) => ({
    file,
    text: await readFile(new URL(file, PAGES), 'utf8'),
  }))
  return indexDocument(await Promise.all(pages))
}
