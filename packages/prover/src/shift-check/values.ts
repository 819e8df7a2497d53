import { type CountWork, limited } from '../points-check/refuse.ts'
import type { ShiftCertificate } from './schema.ts'
import { type Shift, stepped, stepsFrom } from './shift.ts'
import type { SolvedBox } from './solved-box.ts'
import { largestPile, pilesAt, type Space } from './space.ts'

/** Values at arbitrary positions. If the values are outcomes, P is 0 and N is 1. */
export interface FarValues {
  /**
   * The value according to the shift rules. The rules lead to a position in the box, or to a
   * position at which no rule applies. The value of such a position comes from its options.
   */
  readonly byRules: (y: readonly number[]) => number
  /**
   * The value that follows from the values of the options. The value does not depend on what the
   * rules state about the position itself.
   */
  readonly fromOptions: (y: readonly number[]) => number
}

const MOST_KNOWN = 500_000

/** The data that determine the values. */
interface FarValuesFrom {
  readonly space: Space
  readonly certificate: ShiftCertificate
  readonly shifts: readonly Shift[]
  readonly box: SolvedBox
  readonly work: CountWork
}

/**
 * The values that the rules give. If all edges with a sum smaller than |y| are good, the values at
 * positions below y are right. Then `fromOptions` at y is also right.
 */
export function farValues({
  space,
  certificate: { play, value },
  shifts,
  box,
  work,
}: FarValuesFrom): FarValues {
  const inequalities = shifts.reduce((sum, { where }) => sum + 1 + where.length, 0)
  const known = new Map<string, number>()
  const countKnown = limited(MOST_KNOWN, 'values far out')
  const fromOptions = (y: readonly number[]): number => {
    work(100 + space.piles * space.moves.length)
    const below = space.moves
      .filter((move) => move.every((taken, i) => taken <= y[i]!))
      .map((move) => byRules(y.map((coordinate, i) => coordinate - move[i]!)))
    return follows(value, play === 'normal', below)
  }
  const byRules = (position: readonly number[]): number => {
    let y = position
    let sum = 0
    while (largestPile(space, y) > box.max) {
      work(space.piles * inequalities)
      const [rule, steps] = longest(shifts, y)
      if (rule === null) {
        const key = y.join()
        let found = known.get(key)
        if (found === undefined) {
          countKnown()
          known.set(key, (found = fromOptions(y)))
        }
        return sum + found
      }
      y = stepped(rule, y, steps)
      sum += steps * rule.add
    }
    return sum + box.values[box.rank(pilesAt(space, y))]!
  }
  return { byRules, fromOptions }
}

/**
 * The rule that removes the most stones if it is applied as often as possible, and the number of
 * applications; null if no rule applies.
 */
function longest(shifts: readonly Shift[], y: readonly number[]): [Shift | null, number] {
  let best: [Shift | null, number] = [null, 0]
  let most = 0
  for (const shift of shifts) {
    const steps = stepsFrom(shift, y)
    const taken = steps * shift.z.reduce((sum, value) => sum + value, 0)
    if (taken <= most) continue
    best = [shift, steps]
    most = taken
  }
  return best
}

/**
 * The value according to its definition. It is the outcome, the remoteness, or the least number
 * that is not the value of an option.
 */
function follows(
  value: ShiftCertificate['value'],
  isNormal: boolean,
  below: readonly number[],
): number {
  if (value === 'outcome') return below.length === 0 ? +!isNormal : +below.includes(0)
  if (value === 'grundy') {
    let least = below.length === 0 && !isNormal ? 1 : 0
    while (below.includes(least)) least++
    return least
  }
  if (below.length === 0) return 0
  const lost = below.filter((remoteness) => (remoteness % 2 === 0) === isNormal)
  return 1 + (lost.length > 0 ? Math.min(...lost) : Math.max(...below))
}
