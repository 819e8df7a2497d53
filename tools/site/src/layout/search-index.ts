import { findCard } from '@nim/conjectures/cards'
import MiniSearch, { type Options } from 'minisearch'
import '../../assets/search-query.js'
import { type Heading, withoutElements } from './headings.ts'

/** An item that a search can find. */
export interface SearchEntry {
  /** The address of the item in the site. */
  readonly address: string
  readonly title: string
  /** The title of its page. */
  readonly page: string
  /**
   * Additional words for which a search finds the item. For a claim, these words are its source,
   * its title and its short form.
   */
  readonly words: string
  readonly text: string
  readonly kind: Kind
}

/**
 * The kind of an entry, which determines its weight in a search. The kinds are, in order: pages for
 * readers and their parts, other pages and their parts, findings, claims, pages for developers and
 * lists of claims, declarations, and files.
 */
type Kind =
  | 'guide'
  | 'guide part'
  | 'page'
  | 'section'
  | 'finding'
  | 'claim'
  | 'aside'
  | 'api'
  | 'source'

const GUIDES =
  /^(?:index|tutorial|glossary|gallery|explorer|commands|sweeps|evidence|verdicts|own-claims|own-games|memory)\.html$|^how-to\//

function kindOf(url: string, level: number): Kind {
  if (/^source\/|\.(?:jsonl|log)\.html$/.test(url)) return 'source'
  if (url.startsWith('api/')) return 'api'
  if (/^(?:claims|decisions|performance)\//.test(url)) return 'aside'
  if (url.startsWith('findings/') && level === 1) return 'finding'
  if (url.startsWith('commands/')) return 'guide part'
  if (GUIDES.test(url)) return level === 1 ? 'guide' : 'guide part'
  return level === 1 ? 'page' : 'section'
}

/** The maximum number of characters of a section that the index contains. */
const LONGEST = 4000
const CLAIM = /<a id="([^"]+)"><\/a><strong>([^<]+)<\/strong>([^]*?)(?=<a id="|<h\d|$)/g

declare global {
  // oxlint-disable-next-line no-var, vars-on-top -- the script of the page sets it
  var nimlabQuery: {
    readonly options: Options<SearchEntry>
    find(index: MiniSearch<SearchEntry>, query: string): readonly { readonly id: string }[]
  }
}

/**
 * The sections of a page and the claims on it. A search finds a page that shows a source only by
 * its name, and a long table of games only by its headings.
 */
export function searchEntries(
  url: string,
  body: string,
  headings: readonly Heading[],
): SearchEntry[] {
  const page = withoutElements(headings[0]?.html ?? url)
  const isSource = kindOf(url, 1) === 'source'
  const isTable = /^(?:atlas\/|performance)/.test(url)
  const parts = body.split(/(?=<h[1-4] id=")/).filter((part) => /^<h[1-4] id="/.test(part))
  const sections = (isSource ? headings.slice(0, 1) : headings).map(
    ({ level, id, html }, i): SearchEntry => ({
      address: level === 1 ? url : `${url}#${id}`,
      title: `${withoutElements(html)}${kindOf(url, level) === 'finding' ? placeOf(url) : ''}`,
      page,
      words: '',
      text: isSource || isTable ? '' : textOf(parts[i] ?? ''),
      kind: kindOf(url, level),
    }),
  )
  const claims = [...body.matchAll(CLAIM)].map(([, id, name, statement]): SearchEntry => {
    const card = findCard(name!)
    return {
      address: `${url}#${id}`,
      title: name!,
      page,
      words: card === undefined ? '' : [card.alias ?? '', card.title, card.source].join(' '),
      text: textOf(statement!),
      kind: 'claim',
    }
  })
  return [...sections, ...claims]
}

/** The place of a finding in its paper, in brackets; empty if the finding is about no claim. */
function placeOf(url: string): string {
  const card = findCard(url.replaceAll(/^.*\/|\.html$/g, ''))
  return card === undefined ? '' : ` (${card.source})`
}

function textOf(html: string): string {
  const text = html
    .replaceAll(/<annotation[^]*?<\/annotation>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[a-z]+;/g, ' ')
  return text.replaceAll(/\s+/g, ' ').slice(0, LONGEST)
}

/**
 * The index as a script, because pages opened from a disk cannot fetch a file. Each address occurs
 * once.
 */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>(globalThis.nimlabQuery.options)
  index.addAll([...new Map(entries.map((entry) => [entry.address, entry])).values()])
  return `window.nimlabIndex = ${JSON.stringify(index)}\n`
}
