import { formatPosition, type PlayConvention } from '@nim/core/rules'
import { mRuleKeeps } from '@nim/core/exact-slow'
import type { Claim, ClaimCard } from '../../../claim/claim.ts'
import { allButOne } from '../../../facts/setnim/game-families.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import type { PositionFacts } from '../../../facts/setnim/position-facts.ts'
import { DH } from '../../../claim/sources/dh.ts'
import { statementClaim } from './statement-claim.ts'

/** Which stack a rule leaves out, as an index from 0. */
type LeavesOut = (x: readonly number[]) => number

/** The option of the rule's move, or null if the move is not legal. */
function optionOf(leavesOut: LeavesOut, { x }: PositionFacts): number[] | null {
  const kept = leavesOut(x)
  if (x.some((height, i) => i !== kept && height === 0)) return null
  return x.map((height, i) => (i === kept ? height : height - 1)).sort((a, b) => a - b)
}

/**
 * The two readings of "the rule is optimal", for either play; `fails` says where the rule is said
 * not to be, null where nothing is said.
 */
export function optimalityParts(
  leavesOut: LeavesOut,
  play: PlayConvention,
  fails: (x: readonly number[]) => boolean | null = () => false,
): Parts {
  const lost = play === 'normal' ? 0 : 1
  const remoteness = (at: PositionFacts, y: readonly number[]): number =>
    at.game.remoteness(play)[at.game.box.rank(y)]!
  const finds = (at: PositionFacts): string => {
    const option = optionOf(leavesOut, at)
    const from = `${formatPosition(at.x)} has remoteness ${remoteness(at, at.x)}`
    return option === null
      ? `${from} and the rule's move is not legal`
      : `${from} and the rule's option ${formatPosition(option)} has ${remoteness(at, option)}`
  }
  return {
    outcome: {
      says: 'the rule is legal, and from a position won by the mover it leads to one lost by the next',
      ofPosition: (at) => {
        const isSaidToFail = fails(at.x)
        if (at.isTerminal() || isSaidToFail === null) return null
        const option = optionOf(leavesOut, at)
        if (option === null) return false
        const isOptimal = remoteness(at, at.x) % 2 === lost || remoteness(at, option) % 2 === lost
        return isOptimal !== isSaidToFail
      },
      finds,
    },
    length: {
      says: 'the rule is legal and lowers the length of optimal play by exactly 1',
      ofPosition: (at) => {
        const isSaidToFail = fails(at.x)
        if (at.isTerminal() || isSaidToFail === null) return null
        const option = optionOf(leavesOut, at)
        if (option === null) return false
        return (remoteness(at, option) === remoteness(at, at.x) - 1) !== isSaidToFail
      },
      finds,
    },
  }
}

/** The claim that the M-rule is optimal in one kind of play. */
export function mRuleClaim(
  card: Pick<ClaimCard, 'id' | 'title' | 'source'>,
  play: PlayConvention,
): Claim {
  return statementClaim({
    ...card,
    kind: 'theorem',
    paperStatus: 'quoted',
    statement: String.raw`In $SN(n,\{n-1\})$ the M-rule (leave out a largest stack if all heights are odd, otherwise a smallest even stack, 0 being even; play on all others) is optimal in ${play === 'normal' ? 'normal' : 'misère'} play.`,
    conventions: [
      'reading outcome: legal at every nonterminal position, and from every position won by the mover it leads to one lost by the next mover',
      'reading length: moreover it lowers the length of optimal play (the winner hurries, the loser delays) by exactly 1 at every nonterminal position',
      'also quoted: the remoteness function is computable in polynomial time, which no bounded check decides',
    ],
    decides:
      'for every nonterminal position of the box, the rule against remoteness by exhaustive solution',
    complexity: 'C(max+n,n) positions times n moves',
    games: allButOne(3, 6, 2),
    truth: play === 'normal' ? 'remoteness' : 'misère remoteness',
    chosenBy: 'reading',
    quick: { ranges: { n: [3, 5] } },
    printed: optimalityParts(mRuleKeeps, play),
  })
}

/** Where the theorems are quoted from. */
export const QUOTING: string = `${DH}, section 1, quoting`
