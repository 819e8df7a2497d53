import { solve } from '@nim/bruteforce'
import { exactSlowNim, formatPosition } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { rowsOf } from '../../rows/all-rows.ts'
import { instanceTally } from '../../judge/instance-tally.ts'
import type { FixedDomain } from '../../claim/verdict.ts'
import { criticalNumbers } from '../../facts/exact-slow/for-each-critical.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Printed positions of NIM(5,3), and whether each is 8-critical. */
interface Printed {
  readonly m: number
  readonly rows: readonly { readonly position: readonly number[]; readonly isCritical: boolean }[]
}

/** Some 8-critical positions of NIM(5,3). */
export const gmmvE4: Claim = defineClaim<Record<string, never>, FixedDomain, Printed>({
  id: 'GMMV-E4',
  paper: 'gmmv',
  kind: 'example',
  source: `${GMMV}, section 1.2`,
  paperStatus: 'observed',
  title: 'NIM(5,3), m = 8: five critical positions and one that is not',
  statement: String.raw`In $NIM(5,3)$, $m=8$ (by $R$): $(1,3,7,7,7)$, $(1,5,5,7,7)$, $(3,3,5,7,7)$, $(5,5,5,5,5)$ are $m$-critical; $(3,5,5,5,7)$ is not; $(3,5,5,6,7)$ is.`,
  conventions: ['normal play; criticality by R (GMMV-D8)'],
  decides: 'each printed position, in a box that holds everything below it',
  complexity: 'C(12,5) positions',
  parameters: [],
  defaultDomain: () => ({ kind: 'fixed' }),
  cost: () => ({ positions: 6n, memory: 8192n }),
  printed: {
    m: 8,
    rows: [
      { position: [1, 3, 7, 7, 7], isCritical: true },
      { position: [1, 5, 5, 7, 7], isCritical: true },
      { position: [3, 3, 5, 7, 7], isCritical: true },
      { position: [5, 5, 5, 5, 5], isCritical: true },
      { position: [3, 5, 5, 5, 7], isCritical: false },
      { position: [3, 5, 5, 6, 7], isCritical: true },
    ],
  },
  judge: ({ m, rows }, { id, parameters, domain, limits }) => {
    const max = Math.max(...rows.flatMap(({ position }) => position))
    const table = solve(exactSlowNim(5, 3), { max }, { value: 'remoteness', ...limits })
    const critical = criticalNumbers(table.box, rowsOf(table.values), 5 * max)
    const found = instanceTally(streamHeader(id, parameters, domain))
    for (const { position, isCritical } of rows) {
      const number = critical[table.box.rank(position)]!
      const actual = number < 0 ? 'not critical' : `${number}-critical`
      found.test((number === m) === isCritical, table.at(position), () => ({
        position,
        expected: isCritical ? `${m}-critical` : `not ${m}-critical`,
        actual,
        explain: `${formatPosition(position)} has R = ${table.at(position)} and is ${actual}`,
      }))
    }
    return found.result('retrograde')
  },
})
