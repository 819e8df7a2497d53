import { afterPlayOn, isBalanced, parityRule } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import type { PositionFacts } from '../../../facts/setnim/position-facts.ts'
import { FAILS, HOLDS } from '../../../judge/tally.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { formulaLengths } from '../../../facts/setnim/formula-lengths.ts'
import { atLeastK } from '../../../facts/setnim/games.ts'
import { fillInK, halfLengths } from '../../../facts/setnim/half-lengths.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { looksAtOddAndEmpty, ofOddAndEmpty, type Rule } from '../../../facts/setnim/rule-rows.ts'
import { ruleWins } from '../../../judge/shapes/nt/rule-wins.ts'
import { NT } from '../../../claim/sources/nt.ts'

/** Whether l(⌊x/2⌋) = l(⌈x/2⌉) exactly at the P-positions, with l by its formula. */
const balancedRows: RowsOf = ({ k, box, outcomes }) => {
  const values = outcomes()
  const halves = halfLengths(box, (those) => formulaLengths(those, k))
  return (outer, answers, length, rank) => {
    fillInK(halves, outer, answers, length)
    // 1 for P here, 0 for P there
    for (let x1 = 0; x1 < length; x1++) {
      answers[x1] = answers[x1] !== values[rank + x1] ? HOLDS : FAILS
    }
  }
}

/**
 * The theorem for a description of the P-positions and a rule.
 * @param rows the description row by row
 */
export function theorem5Parts(
  isP: (x: readonly number[], k: number) => boolean,
  rule: Rule,
  rows?: RowsOf,
): Parts {
  const isRight = (at: PositionFacts): boolean => isP(at.x, at.k) === (at.outcome() === 'P')
  const wins = (at: PositionFacts): boolean | null =>
    at.outcome() === 'P'
      ? null
      : at.game.outcomes()[at.game.box.rank(afterPlayOn(at.x, rule(at.x, at.k)))] === 0
  return {
    'P-positions': {
      says: 'x is P iff l(⌊x/2⌋) = l(⌈x/2⌉)',
      ofPosition: rows === undefined ? isRight : byRows(rows, isRight),
    },
    rule: {
      says: 'from every N-position the parity rule leads to a P-position',
      ofPosition: looksAtOddAndEmpty(rule) ? byRows(ruleWins(rule), wins) : wins,
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
  printed: theorem5Parts(isBalanced, ofOddAndEmpty<Rule>(parityRule), balancedRows),
})
