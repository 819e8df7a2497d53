import { mRuleKeeps } from '@nim/core/exact-slow'
import type { Claim } from '../../claim/claim.ts'
import { allButOne } from '../../facts/setnim/game-families.ts'
import { optimalityParts, QUOTING } from '../../judge/shapes/dh/m-rule-claim.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** Where the M-rule is not optimal in misère play; null for odd x_1 ≥ 5, of which nothing is said. */
export function isMisereException(x: readonly number[]): boolean | null {
  const [least, second, third, fourth] = x as [number, number, number, number?]
  if (least === 1) return second < third
  if (least === 3) return second === third && fourth !== undefined && third < fourth
  if (least % 2 === 1) return null
  const equal = least / 2 + 2
  return equal < x.length && x[equal - 1] === least && x[equal]! > least
}

/** The M-rule in misère play, with its exceptions. */
export const dhI4bFix: Claim = statementClaim({
  id: 'DH-I4b-fix',
  kind: 'theorem',
  source: `${QUOTING} arXiv:2311.13511, corrected by nimlab`,
  paperStatus: 'asserted',
  title: 'where the M-rule is optimal in SN(n,{n−1}), misère play',
  statement: String.raw`In $SN(n,\{n-1\})$, $n\ge3$, misère play, let $x$ be nonterminal. The M-rule is optimal at $x$ except: (1) for even $x_1$, exactly if $x_1=\dots=x_j<x_{j+1}$ with $j=x_1/2+2<n$; (2) for $x_1=1$, exactly if $x_2<x_3$; (3) for $x_1=3$, exactly if $x_2=x_3<x_4$. It is optimal in the sense of the outcome exactly where it is in the sense of the length of play.`,
  conventions: [
    'changed against DH-I4b: the rule has exceptions in misère play, as the quoted paper itself reports',
    'of odd x_1 ≥ 5 nothing is said: there are exceptions too, and such positions are not counted',
    'readings of "optimal" as in DH-I4b',
  ],
  decides:
    'for every nonterminal position of the box with even x_1 or x_1 = 1, 3, whether the rule is optimal exactly where stated',
  complexity: 'C(max+n,n) positions times n moves',
  games: allButOne(3, 6),
  truth: 'misère remoteness',
  chosenBy: 'reading',
  quick: { ranges: { n: [3, 5] } },
  printed: optimalityParts(mRuleKeeps, 'misere', isMisereException),
})
