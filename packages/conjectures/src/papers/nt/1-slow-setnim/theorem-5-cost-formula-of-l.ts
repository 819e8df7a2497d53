import { sumOfOuter } from '../../../rows/sum-of-outer.ts'
import { longestPlay } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import type { PositionFacts } from '../../../facts/setnim/position-facts.ts'
import { FAILS, HOLDS } from '../../../judge/tally.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { formulaLengths } from '../../../facts/setnim/formula-lengths.ts'
import { atLeastK } from '../../../facts/setnim/games.ts'
import { isInK } from '../../../facts/setnim/halves.ts'
import { longestByDefinition } from '../../../facts/setnim/longest-by-definition.ts'
import { inKRows } from '../../../judge/shapes/nt/member-rows.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { oddOuter } from '../../../facts/setnim/rule-rows.ts'
import { NT } from '../../../claim/sources/nt.ts'

/** Whether the formula gives l by its definition. */
const isLength: RowsOf = ({ k, box, lengths }) => {
  const l = lengths()
  const formula = formulaLengths(box, k)
  return (_, answers, length, rank) => {
    for (let at = rank; at < rank + length; at++)
      answers[at - rank] = l[at] === formula[at] ? HOLDS : FAILS
  }
}

const isSum: RowsOf = ({ k, lengths, ...game }) => {
  if (k !== 1) return null
  const l = lengths()
  const isInKRow = inKRows(game)
  return (outer, answers, length, rank) => {
    isInKRow(outer, answers, length)
    const sum = sumOfOuter(outer)
    const odd = oddOuter(outer)
    for (let x1 = 0; x1 < length; x1++) {
      const isEven = (odd | (x1 & 1)) === 0
      const holds = l[rank + x1] === sum + x1 && (answers[x1] === 1) === isEven
      answers[x1] = holds ? HOLDS : FAILS
    }
  }
}

const isLowest: RowsOf = ({ n, k, lengths, ...game }) => {
  if (k !== n) return null
  const l = lengths()
  const isInKRow = inKRows(game)
  return (outer, answers, length, rank) => {
    isInKRow(outer, answers, length)
    for (let x1 = 0; x1 < length; x1++) {
      const holds = l[rank + x1] === x1 && (answers[x1] === 1) === (x1 % 2 === 0)
      answers[x1] = holds ? HOLDS : FAILS
    }
  }
}

/**
 * The formula and its extreme cases, for a function in the place of the formula.
 * @param rows the formula row by row
 */
export function formula5Parts(
  longest: (x: readonly number[], k: number) => number,
  rows?: RowsOf,
): Parts {
  const isRight = ({ x, k }: PositionFacts): boolean => longest(x, k) === longestByDefinition(x, k)
  return {
    formula: {
      says: 'l(x) is the least of ⌊(x_1+…+x_{n−j})/(k−j)⌋ over j = 0..k−1',
      ofPosition: rows === undefined ? isRight : byRows(rows, isRight),
    },
    'k = 1': {
      says: 'l(x) = sum(x), and x is in K iff all stacks are even',
      ofPosition: byRows(isSum, ({ x, k, o, sum }) =>
        k === 1 ? longestByDefinition(x, k) === sum && isInK(x, k) === (o === 0) : null,
      ),
    },
    'k = n': {
      says: 'l(x) = x_1, and x is in K iff x_1 is even',
      ofPosition: byRows(isLowest, ({ x, k, n }) =>
        k === n ? longestByDefinition(x, k) === x[0] && isInK(x, k) === (x[0] % 2 === 0) : null,
      ),
    },
  }
}

/** How l is computed. */
export const ntF5: Claim = ntClaim({
  id: 'NT-F5',
  kind: 'proposition',
  source: `${NT.slowSetNim}, cost and extreme cases`,
  title: 'l(x) is the least of ⌊(x_1+…+x_{n−j})/(k−j)⌋ over j = 0..k−1',
  statement: String.raw`For $x_1\le\dots\le x_n$: $l(x)=\min_{0\le j<k}\lfloor(x_1+\dots+x_{n-j})/(k-j)\rfloor$. For $k=1$: $l(x)=|x|$ and $K$ consists of the positions with all stacks even. For $k=n$: $l(x)=x_1$ and $K$ consists of those with $x_1$ even.`,
  conventions: [],
  decides: 'for every position of the box, against the definition of l',
  complexity: 'C(max+n,n) positions',
  games: atLeastK(6),
  truth: 'rules',
  partsOf: ({ n, k }) => ['formula', ...(k === 1 ? ['k = 1'] : []), ...(k === n ? ['k = n'] : [])],
  printed: formula5Parts(longestPlay, isLength),
})
