import type { ClaimIndexRow } from '@nim/report/claims'
import { knownVerdict, VERDICTS } from '@nim/conjectures/format'
import * as v from 'valibot'
import { type Facet, type Narrowed, narrow } from '../../data/filtering.ts'
import { loadRows } from '../../data/load-data.ts'

const PAPER = v.picklist(['gmmv', 'dh', 'gn', 'v', 'nt', 'asked'])
const BY = v.picklist(['paper', 'nimlab', 'user'])

/** A row of the list of claims. */
export interface ClaimRow extends Pick<
  ClaimIndexRow,
  'id' | 'alias' | 'paper' | 'by' | 'title' | 'verdict' | 'proved'
> {
  readonly kind: string
  readonly class?: string
}

const ROW: v.GenericSchema<unknown, ClaimRow> = v.object({
  id: v.string(),
  alias: v.exactOptional(v.string()),
  paper: PAPER,
  kind: v.string(),
  by: BY,
  title: v.string(),
  verdict: v.picklist(VERDICTS),
  proved: v.exactOptional(v.array(v.picklist(['by Coq', 'in words', 'by points']))),
  class: v.exactOptional(v.string()),
})

const WORDS: v.GenericSchema<unknown, readonly [id: string, statement: string]> = v.tuple([
  v.string(),
  v.string(),
])

let rows: Promise<ClaimRow[]> | null = null
let words: Promise<ReadonlyMap<string, string>> | null = null

/** All claims, ordered by paper and then as in the paper. The page loads the claims only once. */
export function claimRows(): Promise<ClaimRow[]> {
  rows ??= loadRows('claims/rows', ROW).catch((error: unknown) => {
    rows = null
    throw error
  })
  return rows
}

/** The statements in lower case by claim id, for the search. The page loads them only once. */
export function statementWords(): Promise<ReadonlyMap<string, string>> {
  words ??= loadRows('claims/words', WORDS).then(
    (all) => new Map(all.map(([id, statement]) => [id, statement.toLowerCase()])),
    (error: unknown) => {
      words = null
      throw error
    },
  )
  return words
}

/** The display names of the papers. */
const PAPERS: ReadonlyMap<string, string> = new Map([
  ['gmmv', 'GMMV, remoteness'],
  ['dh', 'DH, Slow SetNim'],
  ['gn', 'GN, GM-rule'],
  ['v', "V, Wythoff's game"],
  ['nt', 'NT, nimlab'],
])

const FACETS: readonly Facet<ClaimRow>[] = [
  {
    setting: 'paper',
    label: 'paper',
    of: ({ paper }) => [paper],
    words: (paper) => PAPERS.get(paper) ?? paper,
  },
  { setting: 'kind', label: 'kind', of: ({ kind }) => [kind] },
  {
    setting: 'verdict',
    label: 'verdict',
    of: ({ verdict, proved }) => [knownVerdict(verdict, proved)],
  },
  {
    setting: 'by',
    label: 'by whom',
    of: ({ by }) => [by],
    words: (by) => (by === 'paper' ? 'the paper' : by),
  },
]

/** Filters the claims by the settings of an address. */
export function narrowClaims(
  all: readonly ClaimRow[],
  statements: ReadonlyMap<string, string> | null,
  settings: Readonly<Record<string, string>>,
): Narrowed<ClaimRow> {
  return narrow(all, FACETS, settings, ({ id, alias = '', title }) =>
    `${id} ${alias} ${title} ${statements?.get(id) ?? ''}`.toLowerCase(),
  )
}

/**
 * Finds a claim by id or alias, ignoring case, with the previous and the next claim. Null if none
 * exists.
 */
export function claimAt(
  all: readonly ClaimRow[],
  name: string,
): { readonly row: ClaimRow; readonly before?: ClaimRow; readonly after?: ClaimRow } | null {
  const wanted = name.toLowerCase()
  const place = all.findIndex(({ id, alias }) => id.toLowerCase() === wanted || alias === wanted)
  const row = all[place]
  if (row === undefined) return null
  const [before, after] = [all[place - 1], all[place + 1]]
  return {
    row,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  }
}
