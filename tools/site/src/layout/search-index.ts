import { type Heading, withoutElements } from './headings.ts'

/** One thing that a search finds: its words, the page it is on, and where. */
export type SearchEntry = readonly [words: string, pageTitle: string, address: string]

/**
 * The headings of a page as things to find, and the claims that have an anchor; pages that show sources
 * are found by their name only.
 */
export function searchEntries(
  url: string,
  body: string,
  headings: readonly Heading[],
): SearchEntry[] {
  const title = withoutElements(headings[0]?.html ?? url)
  const shown = url.startsWith('source/') ? headings.slice(0, 1) : headings
  const claims = [...body.matchAll(/<a id="([^"]+)"><\/a><strong>([^<]+)<\/strong>/g)]
  return [
    ...shown.map(({ level, id, html }): SearchEntry => [
      withoutElements(html),
      title,
      level === 1 ? url : `${url}#${id}`,
    ]),
    ...claims.map(([, id, claim]): SearchEntry => [claim!, title, `${url}#${id}`]),
  ]
}

/** The index as a script, since pages opened from a disk may not fetch a file. */
export function searchIndex(entries: readonly SearchEntry[]): string {
  return `window.nimlabPages = [\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`
}
