import { sortedBox } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { chopRows, TABLE_K, TABLE_START } from '../../facts/setnim/algorithm-tables.ts'
import type { Instance, ListedPart, Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'
import { type InstanceList, statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const HEIGHTS = 10
/** The readings of "less and less" that are not strict: for the table, and for every run. */
export const NEVER_INCREASE = 'never increase'
export const EVERYWHERE = 'never increase, everywhere'

interface Run extends Instance {
  /** By how much each pass lowers the maximum. */
  readonly drops: readonly number[]
}

const neverIncrease: ListedPart<Run> = {
  says: 'the drops of the maximum never increase',
  ofInstance: ({ drops }) => drops.every((drop, i) => i === 0 || drop <= drops[i - 1]!),
}

const strictlyLess: ListedPart<Run> = {
  says: 'each drop of the maximum is smaller than the one before',
  ofInstance: ({ drops }) => drops.every((drop, i) => i === 0 || drop < drops[i - 1]!),
}

const PRINTED: Parts = {
  [NEVER_INCREASE]: neverIncrease,
  'strictly less': strictlyLess,
  [EVERYWHERE]: neverIncrease,
}

function run(x: readonly number[], k: number): Run {
  const tops = chopRows(x, k).map((row) => row.x.at(-1)!)
  const drops = tops.slice(1).map((top, i) => tops[i]! - top)
  return {
    drops,
    actual: drops.length,
    witness: () => ({ x, k, drops }),
    finds: () => `from ${x.join()} with k = ${k} the drops are ${drops.join(' and ')}`,
  }
}

function* everyRun(most: number): Generator<Run> {
  for (let n = 1; n <= most; n++) {
    const box = sortedBox(n, HEIGHTS)
    for (let k = 1; k <= n; k++) {
      for (let rank = 0; rank < box.count; rank++) {
        const found = run(box.unrank(rank), k)
        if (found.drops.length > 0) yield found
      }
    }
  }
}

const TABLE: InstanceList = {
  defaultDomain: () => ({ kind: 'fixed' }),
  cost: () => ({ positions: 8n, memory: 1024n }),
  list: () => ({ instances: [run(TABLE_START, TABLE_K)] }),
}

const ALL: InstanceList = {
  defaultDomain: () => ({ kind: 'up-to', of: 'n', max: 5 }),
  cost: (_, domain) => ({
    positions: domain.kind === 'fixed' ? 0n : BigInt(HEIGHTS + 1) ** BigInt(domain.max),
    memory: 1024n,
  }),
  list: (_, domain) => ({ instances: everyRun(domain.kind === 'fixed' ? 0 : domain.max) }),
}

/** How fast Algorithm 1 lowers the maximum. */
export const dhEX5: Claim = statementClaim({
  id: 'DH-EX5',
  kind: 'example',
  source: `${DH}, Example 5`,
  paperStatus: 'observed',
  title: 'the first pass of Algorithm 1 lowers the maximum most, later passes less and less',
  statement: String.raw`In the run of Algorithm 1 in Table 1 the first pass lowers the maximum most, later passes less and less.`,
  conventions: [
    'readings of "less and less": the drops never increase; each drop is strictly smaller than the one before',
    `everywhere: the first reading for every unreduced position with heights up to ${HEIGHTS} and every k, not only for the table`,
  ],
  decides: 'the run of the table; everywhere: every run for n up to the bound',
  complexity: 'eight rows; everywhere C(10+n,n) positions times n times a few passes',
  chosenBy: 'reading',
  lists: (reading) => (reading === EVERYWHERE ? ALL : TABLE),
  printed: PRINTED,
})
