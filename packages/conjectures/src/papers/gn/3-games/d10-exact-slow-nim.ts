import type { Claim } from '../../../claim/claim.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { keeping } from '../../../facts/gm/rule-by-definition.ts'
import { legalOptions } from '../../../facts/setnim/options.ts'
import { positions } from '../../../judge/positions.ts'

/** Positions as a set, in words. */
function asSet(positionList: readonly (readonly number[])[]): string {
  const words = positionList.map((x) => [...x].sort((a, b) => a - b).join())
  return [...new Set(words)].sort().join(' ')
}

/** Exact Slow NIM with n − 1 piles to a move. */
export const gnD10: Claim = positions({
  id: 'GN-D10',
  kind: 'definition',
  at: 'section 3',
  paperStatus: 'asserted',
  title: 'NIM(n,n−1): keep one pile and lower the others, all of which must be positive',
  statement: String.raw`In $NIM(n,k)$ a move takes one stone from each of exactly $k$ non-empty piles. For $k=n-1$ it keeps one pile and lowers the others, all of which must be positive; a position is terminal iff at least two piles are 0; with exactly one empty pile, that pile is the one kept.`,
  games: kPlusOne(2, 5, 3000),
  facts: { options: legalOptions },
  digest: ({ options }) => options.length,
  printed: ({ x, options }) => {
    const mayKeep = (kept: number): boolean => x.every((pile, i) => i === kept || pile > 0)
    const described = x.flatMap((_, i) => (mayKeep(i) ? [keeping(x, i + 1)] : []))
    return (x[1] === 0) === (options.length === 0) && asSet(described) === asSet(options)
  },
  // an empty pile ends the game
  wrong: ({ x, options }) => (x[0] === 0) === (options.length === 0),
  method: 'rules',
})
