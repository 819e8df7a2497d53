import { parseRuleset } from '@nim/core/rules'
import { parse, parseTerm } from '@nim/presburger'
import { contradictionOf, type Description, type ProbeLimits } from '../probe/contradiction.ts'
import { wrongAround } from '../probe/wrong-in.ts'
import type { AtlasRow } from './row-line.ts'
import { TUNED } from '../tuned.ts'

const { MOST_SOLVED } = TUNED.judgeRow

/** The description of a game in its row; null if the row has no description. */
export function descriptionOf({ game, play, value, says }: AtlasRow): Description | null {
  if (says === undefined) return null
  const ruleset = parseRuleset(game)
  const variables = Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`)
  const about = { ruleset, play, variables }
  return value === 'outcome'
    ? { ...about, value, says: parse(says) }
    : { ...about, value, says: parseTerm(says) }
}

/**
 * Probes the description of a candidate far outside its box. If a probe refutes the description,
 * the row becomes open. The row's reason then names the smallest position at which the description
 * is wrong.
 *
 * @returns the row itself if it is not a candidate, or if no probe refutes it
 */
export function judgedRow(row: AtlasRow, limits: ProbeLimits): AtlasRow {
  const description = row.status === 'candidate' ? descriptionOf(row) : null
  const contradiction = description === null ? null : contradictionOf(description, limits)
  if (contradiction === null) return row
  const { smallest } = wrongAround(description!, contradiction, {
    furthest: null,
    mostSolved: MOST_SOLVED,
  })
  const { game, play, value, holdsTo, boxes, density, scan, evidenceTo, regions } = row
  const position = smallest ?? contradiction
  const why =
    smallest === null
      ? `the description that is right on piles 0..${holdsTo} contradicts itself at (${contradiction.join()})`
      : `the description that is right on piles 0..${holdsTo} is wrong at (${smallest.join()})`
  const evidence = { boxes, density, scan, ...(evidenceTo === undefined ? {} : { evidenceTo }) }
  const fields = { ...evidence, regions, ...foundOn(regions) }
  return { game, play, value, status: 'open', why, breaksAt: [position], wrong: 0, ...fields }
}

/** The distinct walls and congruences that occur in the regions. */
function foundOn(regions: AtlasRow['regions']): Pick<AtlasRow, 'walls' | 'congruences'> {
  const walls = new Map(
    regions.flatMap((region) => region.walls).map((form) => [String(form), form]),
  )
  const congruences = new Map(
    regions
      .flatMap((region) => region.congruences)
      .map((one) => [`${one.form.join()} mod ${one.modulus}`, one]),
  )
  return { walls: [...walls.values()], congruences: [...congruences.values()] }
}
