import { reference } from '@nim/bruteforce'
import { slowSetNim } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { leastHeightsAtTheEnd } from '../../facts/setnim/least-heights.ts'
import { hasSameTree } from '../../facts/setnim/same-tree.ts'
import type { Instance, ListedPart, Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'
import { type InstanceList, statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const SIZES = [2]
const GAME = slowSetNim(3, SIZES)

interface Pair extends Instance {
  /** What is added to the highest stack. */
  readonly extra: number
  readonly outcomes: string
  readonly isSameTree: boolean
  /** Tokens of the highest stack that no play takes, in x and in y. */
  readonly unplayed: readonly [inX: number, inY: number]
}

const pair: ListedPart<Pair> = {
  says: 'x and y are both N, have the same game tree, and the extra tokens of y are never played',
  ofInstance: ({ extra, outcomes, isSameTree, unplayed: [inX, inY] }) =>
    outcomes === 'NN' && isSameTree && inY === inX + extra,
}

const PRINTED: Parts = { '1,1,2 and 1,1,a': pair, '0,1,1 and 0,1,c': pair }

const STARTS: Readonly<Record<string, readonly number[]>> = {
  '1,1,2 and 1,1,a': [1, 1, 2],
  '0,1,1 and 0,1,c': [0, 1, 1],
}

function listOf(part: string): InstanceList {
  const x = STARTS[part]!
  return {
    defaultDomain: () => ({ kind: 'up-to', of: 'the highest stack of y', max: 30 }),
    cost: (_, domain) => ({
      positions: domain.kind === 'fixed' ? 0n : BigInt(domain.max) ** 2n,
      memory: 1n << 16n,
    }),
    list: (_, domain) => ({ instances: pairs(x, domain.kind === 'fixed' ? 0 : domain.max) }),
  }
}

function* pairs(x: readonly number[], highest: number): Generator<Pair> {
  const outcome = reference(GAME, 'outcome', 'normal')
  for (let top = x[2]! + 1; top <= highest; top++) {
    const y = [x[0]!, x[1]!, top]
    const outcomes = [x, y].map((position) => (outcome(position) === 0 ? 'P' : 'N')).join('')
    const isSameTree = hasSameTree(x, y, SIZES)
    const inX = leastHeightsAtTheEnd(x, SIZES)[2]!
    const inY = leastHeightsAtTheEnd(y, SIZES)[2]!
    yield {
      extra: top - x[2]!,
      outcomes,
      isSameTree,
      unplayed: [inX, inY],
      actual: inY,
      witness: () => ({ x, y }),
      finds: () =>
        `outcomes of ${x.join()} and ${y.join()}: ${outcomes}; ${isSameTree ? 'same' : 'different'} trees; never played: ${inX} and ${inY} tokens`,
    }
  }
}

/** Tokens that are never played. */
export const dhEX2: Claim = statementClaim({
  id: 'DH-EX2',
  kind: 'example',
  source: `${DH}, Example 2`,
  paperStatus: 'asserted',
  title: 'in SN(3,{2}) the extra tokens of (1,1,a) over (1,1,2) are never played',
  statement: String.raw`In $SN(3,\{2\})$, $x=(1,1,2)$ and $y=(1,1,a)$, $a>2$, are both N-positions and have the same game tree; the extra tokens of $y$ are never played. The same holds of $(0,1,1)$ and $(0,1,c)$, $c\ge2$.`,
  conventions: [
    'the numbers are lost in our copy of the text; these are ours',
    'same game tree: the same sets of named stacks can be played at every depth',
  ],
  decides:
    'for every a and c up to the bound, all parts of the statement, by search from the rules',
  complexity: 'O(max) positions for each pair',
  lists: listOf,
  printed: PRINTED,
})
