import { afterPlayOn, isBalanced, longestPlay, parityRule } from '@nim/core/setnim'
import type { Claim } from '../claim.ts'
import type { Parts } from '../dh/part.ts'
import { both, byClasses, type ClassesOf, outcome } from '../dh/part-classes.ts'
import type { PositionFacts } from '../dh/position-facts.ts'
import { balance } from './balance.ts'
import { atLeastK } from './games.ts'
import type { Rule } from './l4.ts'
import { ntClaim } from './nt-claim.ts'
import { NT } from './source.ts'

/**
 * The theorem for a description of the P-positions and a rule.
 * @param classesOf what the description looks at, in the positions of a game
 */
export function theorem5Parts(
  isP: (x: readonly number[], k: number) => boolean,
  rule: Rule,
  classesOf?: ClassesOf,
): Parts {
  const isRight = (at: PositionFacts): boolean => isP(at.x, at.k) === (at.outcome() === 'P')
  return {
    'P-positions': {
      says: 'x is P iff l(⌊x/2⌋) = l(⌈x/2⌉)',
      ofPosition:
        classesOf === undefined
          ? isRight
          : byClasses((game) => both(classesOf(game), outcome(game)), isRight),
    },
    rule: {
      says: 'from every N-position the parity rule leads to a P-position',
      ofPosition: (at) =>
        at.outcome() === 'P'
          ? null
          : at.game.outcomes()[at.game.box.rank(afterPlayOn(at.x, rule(at.x, at.k)))] === 0,
    },
  }
}

/** The P-positions of SN(n,{k,…,n}), reduced or not. */
export const ntT5: Claim = ntClaim({
  id: 'NT-T5',
  kind: 'theorem',
  source: `${NT.slowSetNim}, Theorem 5`,
  title: 'in SN(n,{k,…,n}): P iff l(⌊x/2⌋) = l(⌈x/2⌉); the parity rule wins',
  statement: String.raw`The P-positions of $SN(n,\{k,\dots,n\})$ are exactly the $x$ with $l(\lfloor x/2\rfloor)=l(\lceil x/2\rceil)$. Playing on all odd stacks, and if these are fewer than $k$ on the highest nonempty even ones until $k$ stacks are played on, wins from every N-position.`,
  conventions: ['normal play; all positions, reduced or not'],
  decides: 'for every position of the box, both parts, by exhaustive solution',
  complexity: 'C(max+n,n) positions times the move sets of size ≥ k',
  games: atLeastK(6),
  truth: 'outcome',
  printed: theorem5Parts(isBalanced, parityRule, (game) => balance(game, longestPlay)),
})
