import { sortedBox } from '@nim/core/rules'
import { chopRows } from '@nim/core/setnim/definitions'
import { TABLE_K, TABLE_START } from '../../../facts/setnim/algorithm-tables.ts'
import type { Claim, FixedDomain, InstancesClaim, UpToDomain } from '../../../judge/index.ts'
import { corrected, instances } from '../../../judge/index.ts'

const HEIGHTS = 10
const EVERYWHERE = 'never increase, everywhere'

/** A run of Algorithm 1, given by the amount by which each pass lowers the maximum. */
interface Run {
  readonly x: readonly number[]
  readonly k: number
  readonly drops: readonly number[]
}

function run(x: readonly number[], k: number): Run {
  const tops = chopRows(x, k).map((row) => row.x.at(-1)!)
  return { x, k, drops: tops.slice(1).map((top, i) => tops[i]! - top) }
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

const ofPairs =
  (holds: (before: number, drop: number) => boolean) =>
  ({ drops }: Run): boolean =>
    drops.every((drop, i) => i === 0 || holds(drops[i - 1]!, drop))

function finds({ x, k, drops }: Run): string {
  return `from ${x.join()} with k = ${k} the drops are ${drops.join(' and ')}`
}

const NEVER_INCREASE = {
  says: 'the drops of the maximum never increase',
  holds: ofPairs((before, drop) => drop <= before),
  finds,
}

const printed: InstancesClaim<{ reading: string }, FixedDomain | UpToDomain, Run> = {
  id: 'DH-EX5',
  kind: 'example',
  at: 'Example 5',
  paperStatus: 'observed',
  title: 'the first pass of Algorithm 1 lowers the maximum most, later passes less and less',
  statement: String.raw`In the run of Algorithm 1 in Table 1 the first pass lowers the maximum most, later passes less and less.`,
  conventions: [
    'readings of "less and less": the drops never increase; each drop is strictly smaller than the one before',
    `everywhere: the first reading for every unreduced position with heights up to ${HEIGHTS} and every k, not only for the table`,
  ],
  principal: {
    cases: { reading: ['never increase'] },
    because:
      'the statement is about Table 1, which ends with two equal drops, 100 to 99 to 98. So the authors cannot mean that each drop is strictly smaller',
  },
  chosenBy: 'reading',
  domain: ({ reading }) =>
    reading === EVERYWHERE ? { kind: 'up-to', of: 'n', max: 5 } : { kind: 'fixed' },
  cost: (_, domain) => (domain.kind === 'fixed' ? 8n : BigInt(HEIGHTS + 1) ** BigInt(domain.max)),
  instances: ({ domain }) =>
    domain.kind === 'fixed' ? [run(TABLE_START, TABLE_K)] : everyRun(domain.max),
  digest: ({ drops }) => drops.length,
  printed: {
    'never increase': NEVER_INCREASE,
    'strictly less': {
      says: 'each drop of the maximum is smaller than the one before',
      holds: ofPairs((before, drop) => drop < before),
      finds,
    },
    [EVERYWHERE]: NEVER_INCREASE,
  },
  // In the mutation, from the third pass on, the drops never decrease.
  wrongAt: { case: { reading: EVERYWHERE }, max: 4 },
  wrong: ({ drops }) => drops.every((drop, i) => i < 2 || drop >= drops[i - 1]!),
  witness: ({ x, k, drops }) => ({ x, k, drops }),
}

export const dhEX5: Claim = instances(printed)

export const dhEX5Fix: Claim = instances(
  corrected(
    printed,
    {
      title: 'no pass of Algorithm 1 lowers the maximum more than the pass before it',
      statement: String.raw`In the run of Algorithm 1 in Table 1, and in its run on any position, no pass lowers the maximum by more than the pass before it. Added: any position. Two passes may lower the maximum by the same amount, as the last two in Table 1 do.`,
      conventions: [
        'readings: the run of the table; everywhere, every run on an unreduced position with heights up to 10, for every k',
      ],
      principal: {
        cases: { reading: [EVERYWHERE] },
        because:
          'the paper prints only the run of the table; nimlab adds the statement for every run',
      },
      // In the mutation, each drop is 1, or smaller than the preceding drop.
      wrongAt: { case: { reading: EVERYWHERE }, max: 4 },
      wrong: ofPairs((before, drop) => drop < before || drop === 1),
    },
    { only: { reading: ['never increase', EVERYWHERE] }, digestedAs: 'printed' },
  ),
)
