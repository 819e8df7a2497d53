import { exactSlowNim, options } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { boxClaim } from '../../judge/shapes/gn/box-claim.ts'
import { rowsByEquality } from '../../judge/shapes/gn/rows-by-equality.ts'
import { keeping } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, type Examined } from '../../judge/shapes/gn/vector-claim.ts'

/** May the pile of this index (1-based) be the one that is kept? */
interface MayKeep {
  (x: readonly number[], index: number): boolean
  /** It looks at nothing but which piles are empty. */
  readonly looksAtEmptyPiles?: true
}

/** Exact Slow NIM with n − 1 piles to a move. */
export const gnD10: Claim = boxClaim<MayKeep>({
  id: 'GN-D10',
  kind: 'definition',
  source: `${GN}, section 3`,
  paperStatus: 'asserted',
  title: 'NIM(n,n−1): keep one pile and lower the others, all of which must be positive',
  statement: String.raw`In $NIM(n,k)$ a move takes one stone from each of exactly $k$ non-empty piles. For $k=n-1$ it keeps one pile and lowers the others, all of which must be positive; a position is terminal iff at least two piles are 0; with exactly one empty pile, that pile is the one kept.`,
  decides:
    'for every position of the box, whether the moves described are those of the rules of NIM(n,n−1), and none at all iff two piles are 0',
  parameters: [piles(2, 2, 5)],
  method: 'rules',
  positions: 3000,
  bytes: 0,
  printed: Object.assign(
    (x: readonly number[], index: number) => x.every((pile, i) => i + 1 === index || pile > 0),
    { looksAtEmptyPiles: true as const },
  ),
  rows: (mayKeep, { parameters: { n } }, box) =>
    mayKeep.looksAtEmptyPiles === undefined
      ? null
      : rowsByEquality(box, (x) => compareOptions(mayKeep, n, x)),
  examiner:
    (mayKeep, { parameters: { n } }) =>
    (x) =>
      compareOptions(mayKeep, n, x),
})

/** Compares the moves described at a position with the options by the rules. */
function compareOptions(mayKeep: MayKeep, n: number, x: readonly number[]): Examined {
  const described = x.flatMap((_, i) =>
    mayKeep(x, i + 1)
      ? [
          keeping(x, i + 1)
            .sort((a, b) => a - b)
            .join(),
        ]
      : [],
  )
  const actual = options(exactSlowNim(n, n - 1), x).map((option) => option.join())
  const wanted = [...new Set(described)].sort()
  const isTerminalRight = (x[1] === 0) === (actual.length === 0)
  const isRight = isTerminalRight && wanted.join(' ') === actual.sort().join(' ')
  return examined(actual.length, isRight, () => ({
    expected: wanted.join(' '),
    actual: actual.join(' '),
    explain: `the options by the rules are ${actual.join(' ') || 'none'}`,
  }))
}
