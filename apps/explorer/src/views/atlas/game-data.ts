import * as v from 'valibot'
import { loadData } from '../../data/load-data.ts'

const optional = v.exactOptional
const STATUS = v.picklist(['proved', 'candidate', 'open'])

/**
 * Cases as a tree. Each line consists of a depth, the index of its condition in `words`, and, if
 * the line has a result, the index of that result. Words are HTML.
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

/**
 * One part of the text about a game: either HTML from nimlab's own formatters or a list of cases.
 */
const BLOCK = v.union([v.object({ html: v.string() }), CASES])

const GAME = v.object({
  game: v.string(),
  play: v.picklist(['normal', 'misere']),
  status: STATUS,
  said: v.array(BLOCK),
  more: v.array(BLOCK),
  /** A figure with slices of the P-positions. */
  svg: optional(v.string()),
  /** The formula in nimlab's language. */
  says: optional(v.string()),
  /** The formula in MathML, if it is not too long. */
  formula: optional(v.string()),
  facts: v.object({
    density: v.number(),
    /** The largest pile of the box in which P-positions were counted. */
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
  /** The linear forms whose signs matter, as HTML. */
  walls: v.array(v.string()),
  command: v.string(),
})

/** The data for the page of a game. */
export type GameData = v.InferOutput<typeof GAME>
export type GameBlock = GameData['said'][number]
export type Cases = v.InferOutput<typeof CASES>

/** @param file the file of a row of the index. @throws (by rejection) DataError */
export function loadGame(file: string): Promise<GameData> {
  return loadData(`atlas/${file}.json`, GAME)
}

/** A case with its subcases. */
export interface CaseNode {
  /** The condition of the case as HTML. */
  readonly condition: string
  readonly lead: string | null
  readonly inner: readonly CaseNode[]
}

/**
 * Converts lines to a tree. If a line is more than one level deeper than the preceding line, it
 * becomes a child of the preceding line.
 */
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
