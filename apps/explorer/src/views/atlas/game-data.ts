import * as v from 'valibot'
import { loadData } from '../../data/load-data.ts'

const optional = v.exactOptional
const STATUS = v.picklist(['proved', 'candidate', 'open'])

/**
 * Cases as a tree: of each line how deep it is, and the places of its condition, and of what it leads to, among the
 * words, which are HTML.
 */
const CASES = v.object({
  words: v.array(v.string()),
  lines: v.array(
    v.union([
      v.strictTuple([v.number(), v.number()]),
      v.strictTuple([v.number(), v.number(), v.number()]),
    ]),
  ),
})

/** A part of what is said of a game: HTML of our own printers, or cases. */
const BLOCK = v.union([v.object({ html: v.string() }), CASES])

const GAME = v.object({
  game: v.string(),
  play: v.picklist(['normal', 'misere']),
  status: STATUS,
  said: v.array(BLOCK),
  more: v.array(BLOCK),
  /** A picture of slices of the P-positions. */
  svg: optional(v.string()),
  /** The formula as text. */
  says: optional(v.string()),
  /** MathML of the formula, if it is not too long. */
  formula: optional(v.string()),
  facts: v.object({
    density: v.number(),
    /** Largest pile of the box that was looked at. */
    box: v.number(),
    file: v.string(),
    points: optional(v.number()),
    largestPile: optional(v.number()),
    solvedTo: optional(v.number()),
    certificate: optional(v.string()),
    theorem: optional(v.string()),
    holdsTo: optional(v.number()),
    modulus: optional(v.number()),
    coqSeconds: optional(v.number()),
  }),
  /** HTML of the linear forms whose signs matter. */
  walls: v.array(v.string()),
  command: v.string(),
})

/** What the page of a game shows. */
export type GameData = v.InferOutput<typeof GAME>
export type GameBlock = GameData['said'][number]
export type Cases = v.InferOutput<typeof CASES>

/** @param file of a row of the index. @throws (by rejection) DataError */
export function loadGame(file: string): Promise<GameData> {
  return loadData(`atlas/${file}.json`, GAME)
}

/** A case with those that it contains. */
export interface CaseNode {
  /** HTML, as what it leads to. */
  readonly condition: string
  readonly lead: string | null
  readonly inner: readonly CaseNode[]
}

/** Cases as a tree. A line that is deeper than it can be stands under the one before it. */
export function caseTree({ words, lines }: Cases): CaseNode[] {
  const roots: CaseNode[] = []
  const open: CaseNode[][] = [roots]
  for (const [depth, condition, lead] of lines) {
    const inner: CaseNode[] = []
    open.length = Math.min(depth + 1, open.length)
    open.at(-1)!.push({
      condition: words[condition] ?? '',
      lead: lead === undefined ? null : (words[lead] ?? ''),
      inner,
    })
    open.push(inner)
  }
  return roots
}
