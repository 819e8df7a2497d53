import { theoremOn } from '@nim/conjectures/goals'
import { boxCount, isSymmetric } from '@nim/core/rules'
import { type AtlasRow, judgedRow, recordByTheorem } from '@nim/discovery/atlas'
import type { Atlas, Row } from './rows.ts'

/**
 * The number of random positions at which each candidate is tested, and the seed that draws them.
 * The tests use other seeds.
 */
const LIMITS = { seed: 1, probes: 1_000_000 }

/**
 * Judges every row of the atlas that is not proved, using the theorems of the registry. Each
 * candidate is also tested at random positions far outside its box.
 *
 * @param tell called with each changed row
 * @returns the rows of each file in which a row changed
 */
export function judgedFiles(
  { all }: Atlas,
  tell: (row: AtlasRow) => void,
): ReadonlyMap<string, readonly AtlasRow[]> {
  const files = new Map<string, AtlasRow[]>()
  const changed = new Set<string>()
  for (const row of all) {
    const { file } = row
    const published = asPublished(row)
    const judged = byTheorem(row) ?? judgedRow(published, LIMITS)
    files.set(file, [...(files.get(file) ?? []), judged])
    if (judged === published) continue
    changed.add(file)
    tell(judged)
  }
  return new Map([...files].filter(([file]) => changed.has(file)))
}

/**
 * For a row without a proof, the row that a theorem gives for the same box; null if no theorem
 * decides the game.
 */
function byTheorem({ ruleset, play, value, status, boxes }: Omit<Row, 'file'>): AtlasRow | null {
  const isAsked = value === 'outcome' && status !== 'proved'
  const theorem = isAsked ? theoremOn(ruleset, play) : null
  if (theorem === null) return null
  const positions = Number(boxCount(ruleset.piles, boxes.at(-1)!, isSymmetric(ruleset)))
  const { certificate: _, ...row } = recordByTheorem({ ruleset, play }, theorem, {
    ...LIMITS,
    positions,
  })
  return row
}

/** The row as the data file contains it, without the fields that `readAtlas` adds. */
export function asPublished(row: Omit<Row, 'file'> & Partial<Pick<Row, 'file'>>): AtlasRow {
  const { ruleset: _, variables: __, command: ___, formula: ____, file: _____, ...published } = row
  return published
}
