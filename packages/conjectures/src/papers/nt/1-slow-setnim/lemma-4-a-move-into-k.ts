import { formatPosition } from '@nim/core/rules'
import { parityRule } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import { NT } from '../../../claim/sources/nt.ts'
import type { Told } from '../../../facts/fact.ts'
import type { ByK } from '../../../facts/setnim/game-families.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import {
  halfAbove,
  halfBelow,
  inK,
  isInK,
  lengthOfHalfBelow,
  lowered,
  lowerHalf,
  oddSet,
  upperHalf,
} from '../../../facts/setnim/halves.ts'
import { longestByDefinition, surplus } from '../../../facts/setnim/longest-by-definition.ts'
import { lowestEvenRule } from '../../../facts/setnim/lowest-even-rule.ts'
import { longestPlay } from '../../../facts/setnim/play-lengths.ts'
import { nonempty, oddStacks } from '../../../facts/setnim/stacks.ts'
import { stackSets } from '../../../facts/setnim/visit-moves.ts'
import { positions } from '../../../judge/positions.ts'

const FACTS = {
  inK,
  u: halfBelow,
  v: halfAbove,
  p: lengthOfHalfBelow,
  O: oddSet,
  o: oddStacks,
  nonempty,
  longest: longestPlay,
}
type At = Told<typeof FACTS>

/** S, as bits. */
function setOf(stacks: readonly number[]): number {
  return stacks.reduce((set, i) => set | (1 << i), 0)
}

/** W, the stacks with v_i ≥ p + 1, as bits. */
function highStacks({ v, p }: At): number {
  return setOf(v.flatMap((height, i) => (height > p ? [i] : [])))
}

/** Whether playing on S leads to x′ in K with v′ = u and l(u′) = l(v′) = l(u). */
function leadsToTarget({ x, u, p }: At, S: number, k: number): boolean {
  const left = lowered(x, S)
  return (
    formatPosition(upperHalf(left)) === formatPosition(u) &&
    longestByDefinition(lowerHalf(left), k) === p &&
    isInK(left, k)
  )
}

/** A move into K. */
export const ntL4: Claim = positions({
  id: 'NT-L4',
  kind: 'lemma',
  at: `${NT.slowSetNim}, Lemma 4`,
  paperStatus: 'proved',
  title: 'outside K, all odd stacks and the highest even ones up to k stacks lead into K',
  statement: String.raw`Let $x\notin K$. Let $S=O$ if $o\ge k$, otherwise $S=O\cup B$ with $B$ the $k-o$ highest nonempty even stacks (ties broken at will). Then $S$ exists, $|S|=\max(o,k)$, and $x'=x-1_S\in K$; more precisely $v'=u$ and $l(u')=l(v')=l(u)$.`,
  conventions: [
    'of equal even stacks the rule takes the last ones; the part "any B" covers all other choices',
  ],
  decides: 'for every position of the box outside K, all parts, both cases of the proof',
  complexity: 'C(max+n,n) positions times 2^n sets',
  games: atLeastK(5),
  // For k = 1 a position outside K has an odd stack, so o ≥ k: the last two parts are about k ≥ 2.
  partsOf: ({ k }) => (k === 1 ? ['legal', 'target'] : ['legal', 'target', 'cases', 'any B']),
  facts: FACTS,
  digest: 'longest',
  printed: {
    legal: {
      says: 'outside K the rule plays on max(o,k) nonempty stacks',
      holds: ({ x, inK, o, nonempty }, { k }) => {
        if (inK) return null
        if (nonempty < k) return false
        const S = parityRule(x, k)
        return new Set(S).size === Math.max(o, k) && S.every((i) => x[i]! > 0)
      },
    },
    target: {
      says: 'the rule leads to x′ in K with v′ = u and l(u′) = l(v′) = l(u)',
      holds: (at, { k }) => (at.inK ? null : leadsToTarget(at, setOf(parityRule(at.x, k)), k)),
    },
    cases: {
      says: 'with o < k and p = l(u): F_{u′}(p) = F_u(p) if B ⊂ W, otherwise W ⊂ S and F_{u′}(p) = F_v(p+1)',
      holds: (at, { k }) => {
        const { x, inK, u, v, p, O, o } = at
        if (inK || o >= k) return null
        const S = setOf(parityRule(x, k))
        const W = highStacks(at)
        const reached = surplus(lowerHalf(lowered(x, S)), k, p)
        if ((S & ~O & ~W) === 0) return reached === surplus(u, k, p)
        return (W & ~S) === 0 && reached === surplus(v, k, p + 1)
      },
    },
    'any B': {
      says: 'any k − o nonempty even stacks B with B ⊂ W or W∖O ⊂ B do as well',
      holds: (at, { k }) => {
        const { x, inK, O, o } = at
        if (inK || o >= k) return null
        const W = highStacks(at)
        const even = setOf(x.flatMap((height, i) => (height > 0 && height % 2 === 0 ? [i] : [])))
        return stackSets(x.length, k - o).every((B) => {
          const isMeant = (B & ~even) === 0 && ((B & ~W) === 0 || (W & ~O & ~B) === 0)
          return !isMeant || isInK(lowered(x, O | B), k)
        })
      },
    },
  },
  // the lowest even stacks instead of the highest; fails first at 1,2,4
  wrong: {
    case: { n: 3, k: 2, part: 'target' },
    max: 4,
    holds: (at: At, { k }: ByK) =>
      at.inK ? null : leadsToTarget(at, setOf(lowestEvenRule(at.x, k)), k),
  },
})
