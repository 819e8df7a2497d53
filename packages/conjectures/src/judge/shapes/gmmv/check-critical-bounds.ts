import { boxCount, exactSlowNim } from '@nim/core/rules'
import { type Claim, type ClaimDefinition, defineClaim } from '../../../claim/claim.ts'
import { streamHeader } from '../../stream-header.ts'
import { listOptions, optionValues } from '../../local-evidence.ts'
import { tally } from '../../tally.ts'
import { withTable } from '../../../rows/with-table.ts'
import { tableMemory } from '../../../rows/table-memory.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { forEachCriticalOf } from '../../../facts/exact-slow/for-each-critical.ts'

/** What is said of an m-critical position x: leastSum ≤ |x| < sumBelow, max(x) ≤ largestPile. */
export interface CriticalBounds {
  readonly leastSum: number
  /** Infinity if nothing is said. */
  readonly sumBelow: number
  readonly largestPile: number
}

/** The bounds on m-critical positions of NIM(n,k). */
export type CriticalBoundsOf = (m: number, k: number, n: number) => CriticalBounds

type Card = Omit<
  ClaimDefinition<{ n: number; k: number }, BoxDomain, CriticalBoundsOf>,
  'paper' | 'decides' | 'complexity' | 'cost' | 'judge'
>

/** A statement that bounds sum and largest pile of the critical positions of every NIM(n,k). */
export function criticalBoundsClaim(card: Card): Claim {
  return defineClaim<{ n: number; k: number }, BoxDomain, CriticalBoundsOf>({
    ...card,
    paper: 'gmmv',
    decides:
      'every critical position of the box, with exact remoteness; whether a position is critical depends on smaller positions only, so nothing outside the box matters',
    complexity: 'C(max+n,n) positions times C(n,k) + n',
    cost: ({ n, k }, domain) => {
      const positions = boxCount(n, domain.max, true)
      return {
        positions,
        memory: tableMemory(exactSlowNim(n, k), domain, 'remoteness') + 4n * positions,
      }
    },
    judge: (boundsOf, { id, parameters, domain, limits }) => {
      const { n, k } = parameters
      const ruleset = exactSlowNim(n, k)
      return withTable(ruleset, domain, { value: 'remoteness', ...limits }, (table) => {
        const found = tally(streamHeader(id, parameters, domain))
        const least = { excess: Infinity, overshoot: Infinity }
        const most = { excess: -Infinity, overshoot: -Infinity }
        forEachCriticalOf(table, (position, m) => {
          const total = sum(position)
          const excess = total - k * m
          const overshoot = position[n - 1]! - m
          if (excess < least.excess) least.excess = excess
          if (excess > most.excess) most.excess = excess
          if (overshoot < least.overshoot) least.overshoot = overshoot
          if (overshoot > most.overshoot) most.overshoot = overshoot
          found.test(position, areKept(total, position[n - 1]!, boundsOf(m, k, n)), m)
        })
        return found.result(
          'retrograde',
          (position) => {
            const m = table.at(position)
            const values = optionValues(table, position)
            const bounds = boundsOf(m, k, n)
            return {
              expected: `${bounds.leastSum} <= |x| < ${bounds.sumBelow}, max(x) <= ${bounds.largestPile}`,
              actual: `|x| = ${sum(position)}, max(x) = ${position[n - 1]}`,
              explain: `the position is ${m}-critical (R = ${m}; options: ${listOptions(values)}) but ${broken(position, bounds).join(' and ')}`,
              options: values,
            }
          },
          {
            positions: table.box.count,
            leastExcess: least.excess,
            mostExcess: most.excess,
            leastOvershoot: least.overshoot,
            mostOvershoot: most.overshoot,
          },
        )
      })
    },
  })
}

function areKept(total: number, largest: number, bounds: CriticalBounds): boolean {
  return total >= bounds.leastSum && total < bounds.sumBelow && largest <= bounds.largestPile
}

function broken(position: readonly number[], bounds: CriticalBounds): string[] {
  const total = sum(position)
  const largest = position.at(-1)!
  return [
    total < bounds.leastSum ? `|x| = ${total} < ${bounds.leastSum}` : [],
    total >= bounds.sumBelow ? `|x| = ${total} >= ${bounds.sumBelow}` : [],
    largest > bounds.largestPile ? `max(x) = ${largest} > ${bounds.largestPile}` : [],
  ].flat()
}

function sum(position: readonly number[]): number {
  let total = 0
  for (const pile of position) total += pile
  return total
}
