import { parseRuleset } from '@nim/core/rules'
import { toText } from '@nim/presburger'
import { solvedBox } from '../box/solved-box.ts'
import { decide, type DecideLimits } from '../discover/decide.ts'
import { describedBy } from '../discover/described-by.ts'
import type { DiscoveryRecord } from '../discover/discovery-record.ts'
import { shortened } from '../discover/shortened.ts'
import { wallsAndCongruencesOf } from '../learn/features.ts'
import type { AtlasRow } from './row-line.ts'
import { treeOfCases } from './tree-of-cases.ts'

/** The result of shortening the description of a row. */
export type Shorter = 'short' | 'too long' | DiscoveryRecord

/**
 * The row with a shorter description. This description omits unnecessary questions and atoms. It
 * also reduces coefficients modulo the modulus of their congruence. Finitely many points prove the
 * shorter description again, and the exhaustive solver confirms it on a larger box.
 *
 * @param points the maximum number of points that may decide the row; the time grows with this
 *   number
 * @returns `short` if nothing can be omitted or points do not prove the row; `too long` if the row
 *   or the shorter description needs too many points
 */
export function shorterRow(row: AtlasRow, points: number): Shorter {
  const { game, play, value, cases, says, boxes, certificate } = row
  if (certificate === undefined) return 'short'
  if (row.points! > points) return 'too long'
  const ruleset = parseRuleset(game)
  const variables = Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`)
  const { tree, labels } = treeOfCases(cases!, value, variables)
  const max = boxes.at(-1)!
  const box = { ...solvedBox({ ruleset, play, value }, max), labels }
  const limits: DecideLimits = {
    variables,
    points,
    learnedTo: max,
    probes: 0,
    seed: 1,
    probed: new Map(),
    furthest: box,
    mostSolved: 0,
    theorems: [],
    watched: {},
  }
  const short = shortened(box, describedBy(box, tree, variables), limits)
  if (toText(short.says) === says && short.cases.join('\n') === cases!.join('\n')) return 'short'
  const decided = 'status' in short ? short : decide(box, tree, limits)
  if (decided.status !== 'proved') return 'too long'
  return {
    ...row,
    says: toText(decided.says),
    cases: decided.cases,
    points: decided.points,
    largestPile: decided.largestPile,
    solvedTo: decided.solvedTo,
    certificate: decided.certificate,
    ...wallsAndCongruencesOf(decided.tree),
  }
}
