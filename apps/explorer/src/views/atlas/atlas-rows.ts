import * as v from 'valibot'
import { readPlay } from '../../address/read-game.ts'
import { type Facet, type Narrowed, narrow } from '../../data/filtering.ts'
import { loadRows } from '../../data/load-data.ts'

const STATUS = v.picklist(['proved', 'candidate', 'open'])
const PLAY = v.picklist(['normal', 'misere'])
const optional = v.exactOptional

/** How much is known of a game. */
export type Status = v.InferOutput<typeof STATUS>

/** What the list shows of a game under one play convention. */
export type AtlasRow = v.InferOutput<typeof ROW>

const ROW = v.object({
  game: v.string(),
  play: PLAY,
  status: STATUS,
  /** Name of its data, without ending. */
  file: v.pipe(v.string(), v.regex(/^[a-z\d-]+\/[a-z\d-]+$/)),
  piles: v.number(),
  /** MathML of the formula, if it is short. */
  formula: optional(v.string()),
  /** Lines of its cases. */
  lines: optional(v.number()),
  modulus: optional(v.number()),
  /** Points that prove it. */
  points: optional(v.number()),
  /** The theorem for all n that proves it. */
  theorem: optional(v.string()),
  /** Accepted by Coq's kernel as well. */
  coq: optional(v.literal(true)),
  /** What is known of its Grundy values, if they were looked at. */
  grundy: optional(STATUS),
  known: v.array(v.string()),
})

let rows: Promise<AtlasRow[]> | null = null

/** All games of the atlas; loaded once. */
export function atlasRows(): Promise<AtlasRow[]> {
  rows ??= loadRows('atlas/rows', ROW).catch((error: unknown) => {
    rows = null
    throw error
  })
  return rows
}

/** What a game is by its name, such as `SN`. */
function familyOf({ game }: AtlasRow): string {
  return game.slice(0, game.indexOf('('))
}

/** A play convention as it is printed. */
export function playWords(play: string): string {
  return play === 'misere' ? 'misère' : play
}

/** By what a game is proved for all positions; empty if it is not. */
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

/** The games that the settings of an address leave. */
export function narrowAtlas(
  all: readonly AtlasRow[],
  settings: Readonly<Record<string, string>>,
): Narrowed<AtlasRow> {
  return narrow(all, FACETS, settings, ({ game, play, status, theorem = '', known }) =>
    `${game} ${playWords(play)} ${status} ${theorem} ${known.join(' ')}`.toLowerCase(),
  )
}

/** The row of a game under a play convention, and the other convention if the atlas has that. */
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
