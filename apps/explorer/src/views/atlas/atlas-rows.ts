import * as v from 'valibot'
import { readPlay } from '../../address/read-game.ts'
import { type Facet, type Narrowed, narrow } from '../../data/filtering.ts'
import { loadRows } from '../../data/load-data.ts'

const STATUS = v.picklist(['proved', 'candidate', 'open'])
const PLAY = v.picklist(['normal', 'misere'])
const optional = v.exactOptional

/** How much is known about a game. */
export type Status = v.InferOutput<typeof STATUS>

/** A row of the list. Each row is about one game under one play convention. */
export type AtlasRow = v.InferOutput<typeof ROW>

const ROW = v.object({
  game: v.string(),
  play: PLAY,
  status: STATUS,
  /** The name of the data file without its extension. */
  file: v.pipe(v.string(), v.regex(/^[a-z\d-]+\/[a-z\d-]+$/)),
  piles: v.number(),
  /** The formula in MathML, if it is short. */
  formula: optional(v.string()),
  /** The number of lines in the formula's cases. */
  lines: optional(v.number()),
  modulus: optional(v.number()),
  /** The number of points at which the formula was checked to prove it. */
  points: optional(v.number()),
  /** The theorem for all n that proves the formula. */
  theorem: optional(v.string()),
  /** True if Coq's kernel also accepted the proof. */
  coq: optional(v.literal(true)),
  /** How much is known about the Grundy values of the game, if they were studied. */
  grundy: optional(STATUS),
  known: v.array(v.string()),
})

let rows: Promise<AtlasRow[]> | null = null

/** All games of the atlas. They are loaded once. */
export function atlasRows(): Promise<AtlasRow[]> {
  rows ??= loadRows('atlas/rows', ROW).catch((error: unknown) => {
    rows = null
    throw error
  })
  return rows
}

/** The family of a game, such as `SN`. */
function familyOf({ game }: AtlasRow): string {
  return game.slice(0, game.indexOf('('))
}

/** The printed form of a play convention. */
export function playWords(play: string): string {
  return play === 'misere' ? 'misère' : play
}

/** The kinds of proof for all positions; the text is empty if there is no proof. */
export function proofWords({ points, theorem, coq }: AtlasRow): string {
  const ways = [
    ...(theorem === undefined ? [] : [theorem]),
    ...(points === undefined ? [] : [`${points} points`]),
    ...(coq === undefined ? [] : ['Coq']),
  ]
  return ways.join(', ')
}

const FACETS: readonly Facet<AtlasRow>[] = [
  { setting: 'family', label: 'family', of: (row) => [familyOf(row)] },
  { setting: 'piles', label: 'piles', of: ({ piles }) => [String(piles)] },
  { setting: 'play', label: 'play', of: ({ play }) => [play], words: playWords },
  { setting: 'status', label: 'status', of: ({ status }) => [status] },
  {
    setting: 'known',
    label: 'known before',
    of: ({ status, known }) => [
      known.length > 0 ? 'yes' : status === 'proved' ? 'no' : 'not described',
    ],
  },
]

/** Selects the games that match the settings in an address. */
export function narrowAtlas(
  all: readonly AtlasRow[],
  settings: Readonly<Record<string, string>>,
): Narrowed<AtlasRow> {
  return narrow(all, FACETS, settings, ({ game, play, status, theorem = '', known }) =>
    `${game} ${playWords(play)} ${status} ${theorem} ${known.join(' ')}`.toLowerCase(),
  )
}

/**
 * The row of a game under a play convention and, if it exists, the row under the other convention.
 */
export function gameAt(
  all: readonly AtlasRow[],
  name: string,
  play: string | undefined,
): { readonly row: AtlasRow; readonly other: AtlasRow | null } | null {
  const wanted = name.toLowerCase().replaceAll(' ', '')
  const own = all.filter(({ game }) => game.toLowerCase() === wanted)
  const row = own.find((one) => one.play === readPlay(play))
  if (row === undefined) return null
  return { row, other: own.find((one) => one !== row) ?? null }
}
