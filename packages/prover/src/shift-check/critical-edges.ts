import { parseRuleset } from '@nim/core/rules'
import type { ShiftCertificate } from './schema.ts'
import { forEachPoint } from './points.ts'
import { isCritical, shiftOf } from './shift.ts'
import { pilesAt, spaceOf } from './space.ts'
import { criticalLeaves } from './trees.ts'

/** An edge that can be settled only by a comparison of the values at its two ends. */
export interface CriticalEdge {
  readonly position: readonly number[]
  /** The number of the rule to which the edge belongs, counted from 0. */
  readonly rule: number
}

/** Callers trust their certificates, so the work is not limited. */
const UNLIMITED = { node: (): void => undefined, work: (): void => undefined }

/**
 * All critical edges of a certificate, ordered by rule. `checkShifts` compares the values at the
 * ends of these edges, and of all other edges on its box. There can be many such edges; for
 * example, SN(5,{3,4}) has 12,560. Nothing limits the work, so do not use this function for
 * certificates from other people.
 *
 * @throws RangeError if the rules leave infinitely many critical edges, or are not valid rules of
 * the game
 * @source NT-13
 */
export function criticalEdges({ ruleset, value, rules }: ShiftCertificate): CriticalEdge[] {
  const space = spaceOf(parseRuleset(ruleset))
  const shifts = rules.map((rule, i) => shiftOf(space, value, rule, i))
  const found = new Map<string, CriticalEdge>()
  for (const rule of rules.keys()) {
    for (const { cone } of criticalLeaves(space, shifts, rule, UNLIMITED)) {
      forEachPoint(cone, { most: Infinity, count: () => undefined }, (y) => {
        if (!isCritical(shifts, { y, rule })) return
        found.set(`${rule} ${y.join()}`, { position: pilesAt(space, y), rule })
      })
    }
  }
  return [...found.values()]
}
