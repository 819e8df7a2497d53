import { formatPosition } from '@nim/core/rules'
import { parityRule } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import type { Parts, PositionPart } from '../../../facts/setnim/part.ts'
import type { PositionFacts } from '../../../facts/setnim/position-facts.ts'
import { stackSets } from '../../../facts/setnim/visit-moves.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { atLeastK } from '../../../facts/setnim/games.ts'
import { isInK, lowered, lowerHalf, oddSet, upperHalf } from '../../../facts/setnim/halves.ts'
import { longestByDefinition, surplus } from '../../../facts/setnim/longest-by-definition.ts'
import { anyBLeadsIntoK, isCaseRight, isLegal, leadsIntoK } from '../../../judge/shapes/nt/l4-rows.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { looksAtOddAndEmpty, ofOddAndEmpty, type Rule } from '../../../facts/setnim/rule-rows.ts'
import { NT } from '../../../claim/sources/nt.ts'

/** A position outside K with what the proof names. */
interface Outside {
  /** S of the rule, and the odd stacks O, as bits. */
  readonly S: number
  readonly O: number
  readonly u: readonly number[]
  readonly v: readonly number[]
  readonly p: number
  /** W, the stacks with v_i ≥ p + 1, as bits. */
  readonly W: number
}

function outside({ x, k }: PositionFacts, rule: Rule): Outside | null {
  if (isInK(x, k)) return null
  const [u, v] = [lowerHalf(x), upperHalf(x)]
  const p = longestByDefinition(u, k)
  return {
    S: rule(x, k).reduce((set, i) => set | (1 << i), 0),
    O: oddSet(x),
    u,
    v,
    p,
    W: v.reduce((set, height, i) => (height > p ? set | (1 << i) : set), 0),
  }
}

/** The lemma for a rule that says which stacks to play on. */
export function lemma4Parts(rule: Rule): Parts {
  const rowed = (rows: RowsOf, part: PositionPart['ofPosition']): PositionPart['ofPosition'] =>
    looksAtOddAndEmpty(rule) ? byRows(rows, part) : part
  return {
    legal: {
      says: 'outside K the rule plays on max(o,k) nonempty stacks',
      ofPosition: rowed(isLegal(rule), (at) => {
        if (isInK(at.x, at.k)) return null
        if (at.nonempty < at.k) return false
        const S = rule(at.x, at.k)
        return new Set(S).size === Math.max(at.o, at.k) && S.every((i) => at.x[i]! > 0)
      }),
    },
    target: {
      says: 'the rule leads to x′ in K with v′ = u and l(u′) = l(v′) = l(u)',
      ofPosition: rowed(leadsIntoK(rule), (at) => {
        const found = outside(at, rule)
        if (found === null) return null
        const { S, u, p } = found
        const left = lowered(at.x, S)
        return (
          formatPosition(upperHalf(left)) === formatPosition(u) &&
          longestByDefinition(lowerHalf(left), at.k) === p &&
          isInK(left, at.k)
        )
      }),
    },
    cases: {
      says: 'with o < k and p = l(u): F_{u′}(p) = F_u(p) if B ⊂ W, otherwise W ⊂ S and F_{u′}(p) = F_v(p+1)',
      ofPosition: rowed(isCaseRight(rule), (at) => {
        const found = outside(at, rule)
        if (found === null || at.o >= at.k) return null
        const { S, O, u, v, p, W } = found
        const reached = surplus(lowerHalf(lowered(at.x, S)), at.k, p)
        if ((S & ~O & ~W) === 0) return reached === surplus(u, at.k, p)
        return (W & ~S) === 0 && reached === surplus(v, at.k, p + 1)
      }),
    },
    'any B': {
      says: 'any k − o nonempty even stacks B with B ⊂ W or W∖O ⊂ B do as well',
      ofPosition: byRows(anyBLeadsIntoK, (at) => {
        const found = outside(at, rule)
        if (found === null || at.o >= at.k) return null
        const { O, W } = found
        return stackSets(at.n, at.k - at.o).every((B) => {
          const isOfEven = at.x.every(
            (height, i) => !((B >> i) & 1) || (height > 0 && height % 2 === 0),
          )
          const isMeant = isOfEven && ((B & ~W) === 0 || (W & ~O & ~B) === 0)
          return !isMeant || isInK(lowered(at.x, O | B), at.k)
        })
      }),
    },
  }
}

/** A move into K. */
export const ntL4: Claim = ntClaim({
  id: 'NT-L4',
  kind: 'lemma',
  source: `${NT.slowSetNim}, Lemma 4`,
  title: 'outside K, all odd stacks and the highest even ones up to k stacks lead into K',
  statement: String.raw`Let $x\notin K$. Let $S=O$ if $o\ge k$, otherwise $S=O\cup B$ with $B$ the $k-o$ highest nonempty even stacks (ties broken at will). Then $S$ exists, $|S|=\max(o,k)$, and $x'=x-1_S\in K$; more precisely $v'=u$ and $l(u')=l(v')=l(u)$.`,
  conventions: [
    'of equal even stacks the rule takes the last ones; the part "any B" covers all other choices',
  ],
  decides: 'for every position of the box outside K, all parts, both cases of the proof',
  complexity: 'C(max+n,n) positions times 2^n sets',
  games: atLeastK(5),
  truth: 'rules',
  // For k = 1 a position outside K has an odd stack, so o ≥ k: the last two parts are about k ≥ 2.
  partsOf: ({ k }) => (k === 1 ? ['legal', 'target'] : ['legal', 'target', 'cases', 'any B']),
  printed: lemma4Parts(ofOddAndEmpty<Rule>(parityRule)),
})
