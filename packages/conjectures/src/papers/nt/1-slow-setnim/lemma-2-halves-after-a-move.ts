import { formatPosition } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { anyStacks } from '../../../facts/setnim/games.ts'
import { lowered, lowerHalf, oddSet, upperHalf } from '../../../facts/setnim/halves.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { nonemptyOuter } from '../../../facts/setnim/rule-rows.ts'
import { NT } from '../../../claim/sources/nt.ts'

/**
 * Both sides of an equation are vectors whose entry for a stack depends on its height h and on whether
 * it is in S only. Every nonempty stack is in some S; if another stack is nonempty too, it is left out of
 * some S, as the empty ones always are.
 */
function stackByStack(isEqual: (h: number, isPlayed: boolean) => boolean): RowsOf {
  return ({ n, box: { max } }) => {
    const played = Uint8Array.from({ length: max + 1 }, (_, h) =>
      h > 0 && !isEqual(h, true) ? 1 : 0,
    )
    const spared = Uint8Array.from({ length: max + 1 }, (_, h) => (isEqual(h, false) ? 0 : 1))
    return (outer, answers, length) => {
      const nonempty = nonemptyOuter(outer)
      let wrong = 0
      let wrongSpared = 0
      for (let i = 1; i < n; i++) {
        wrong |= played[outer[i]!]!
        wrongSpared |= spared[outer[i]!]!
      }
      for (let x1 = 0; x1 < length; x1++) {
        const filled = x1 > 0 ? nonempty + 1 : nonempty
        if (filled === 0) answers[x1] = SILENT
        else {
          const isWrong =
            wrong | played[x1]! | (filled > 1 ? wrongSpared | spared[x1]! : spared[0]!)
          answers[x1] = isWrong === 0 ? HOLDS : FAILS
        }
      }
    }
  }
}

/** One stack, played on or not, in the place of x and S. */
function oneStack(
  half: (x: readonly number[]) => number[],
  together: (S: number, O: number) => number,
): RowsOf {
  return stackByStack((h, isPlayed) => {
    const S = isPlayed ? 1 : 0
    const [left] = half(lowered([h], S))
    return left === lowered(upperHalf([h]), together(S, oddSet([h])))[0]
  })
}

const PRINTED: Parts = {
  lower: {
    says: 'the lower half of x − 1_S is v − 1_{S ∪ O}',
    from: 'all',
    ofMove: byRows(
      oneStack(lowerHalf, (S, O) => S | O),
      ({ option, played }, { x }) =>
        formatPosition(lowerHalf(option)) ===
        formatPosition(lowered(upperHalf(x), played | oddSet(x))),
    ),
  },
  upper: {
    says: 'the upper half of x − 1_S is v − 1_{S ∩ O}',
    from: 'all',
    ofMove: byRows(
      oneStack(upperHalf, (S, O) => S & O),
      ({ option, played }, { x }) =>
        formatPosition(upperHalf(option)) ===
        formatPosition(lowered(upperHalf(x), played & oddSet(x))),
    ),
  },
}

/** What a move does to the halves. */
export const ntL2: Claim = ntClaim({
  id: 'NT-L2',
  kind: 'lemma',
  source: `${NT.slowSetNim}, Lemma 2`,
  title: 'a move on S takes v − 1_{S ∪ O} and v − 1_{S ∩ O} as the new halves',
  statement: String.raw`Let $O$ be the set of odd stacks of $x$, $v=\lceil x/2\rceil$, and $x'=x-1_S$ with all stacks of $S$ nonempty. Then $\lfloor x'/2\rfloor=v-1_{S\cup O}$ and $\lceil x'/2\rceil=v-1_{S\cap O}$.`,
  conventions: ['stacks keep their places'],
  decides: 'for every position of the box and every set S of nonempty stacks, both parts',
  complexity: 'C(max+n,n) positions times 2^n sets',
  games: anyStacks(5),
  truth: 'rules',
  printed: PRINTED,
})
