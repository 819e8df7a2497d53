import { isMisereException, mRuleKeeps } from '@nim/core/exact-slow'
import { type PlayConvention, sorted } from '@nim/core/rules'
import { allButOne, type ByN } from '../../../facts/setnim/game-families.ts'
import { misereRemotenessAt, remotenessAt } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { leastSize, nonempty } from '../../../facts/setnim/stacks.ts'
import type {
  Claim,
  Parts,
  PositionsClaim,
  StatedFact,
  StatementInput,
} from '../../../judge/index.ts'
import {
  byRules,
  corrected,
  misereRemoteness,
  positions,
  remoteness,
} from '../../../judge/index.ts'

const NORMAL = { k: leastSize, nonempty, R: remoteness, at: remotenessAt }
const MISERE = { ...NORMAL, R: misereRemoteness, at: misereRemotenessAt }

type Known = StatementInput<typeof NORMAL>

type LeavesOut = (x: readonly number[]) => number

/** A predicate that is true at the positions where a rule is not optimal. */
type Fails = (x: readonly number[]) => boolean

/** The position after the move that a rule prescribes; null if that move is not legal. */
function optionOf(x: readonly number[], leavesOut: LeavesOut): readonly number[] | null {
  const left = x.map((height, i) => (i === leavesOut(x) ? height : height - 1))
  return left.includes(-1) ? null : sorted(left)
}

/** The remoteness of x and of the position after the rule's move, if that move is legal. */
const found =
  (play: PlayConvention) =>
  ({ x, R, at }: Known): StatedFact[] => {
    const option = optionOf(x, mRuleKeeps)
    const of = play === 'misere' ? { play } : {}
    return [
      byRules(x, { fact: 'remoteness', value: R }, of),
      ...(option === null ? [] : [byRules(option, { fact: 'remoteness', value: at(option) }, of)]),
    ]
  }

/**
 * In the reading "outcome", if the player to move wins, the rule leads to a position that is lost
 * for the next player. `lost` is the parity of the remoteness of lost positions.
 */
const keepsWins =
  (lost: number) =>
  (R: number, next: number): boolean =>
    R % 2 === lost || next % 2 === lost

/** In the reading "length", the move lowers the length of optimal play by 1. */
const keepsLengths = (R: number, next: number): boolean => next === R - 1

/**
 * True if a rule is legal and optimal at all nonterminal positions, except where it is expected to
 * fail.
 */
const isOptimal =
  (
    keeps: (R: number, next: number) => boolean,
    leavesOut: LeavesOut = mRuleKeeps,
    fails: Fails = () => false,
  ) =>
  ({ x, k, nonempty, R, at }: Known): boolean | null => {
    if (nonempty < k) return null
    const option = optionOf(x, leavesOut)
    return option !== null && keeps(R, at(option)) !== fails(x)
  }

function readings(lost: number, fails?: Fails): Parts<Known, unknown> {
  const stated = found(lost === 1 ? 'misere' : 'normal')
  return {
    outcome: {
      says: 'the rule is legal, and from a position won by the mover it leads to one lost by the next',
      holds: isOptimal(keepsWins(lost), mRuleKeeps, fails),
      stated,
    },
    length: {
      says: 'the rule is legal and lowers the length of optimal play by exactly 1',
      holds: isOptimal(keepsLengths, mRuleKeeps, fails),
      stated,
    },
  }
}

const lastStack: LeavesOut = (x) => x.length - 1

const CARD = {
  kind: 'theorem',
  paperStatus: 'quoted',
  conventions: [
    'reading outcome: the move is legal at every nonterminal position; if the player to move can win, it leads to a position that the next player loses',
    'reading length: also, at every nonterminal position the move shortens optimal play (the winner hurries, the loser delays) by exactly 1',
    'the paper also quotes that the remoteness function is computable in polynomial time; no bounded check decides that',
  ],
  principal: {
    cases: { reading: ['length'] },
    because:
      'the quoted papers are about the remoteness function. The winner hurries and the loser delays, so an optimal move lowers the remoteness by exactly 1',
  },
  games: allButOne(3, 6, 2),
  chosenBy: 'reading',
  quick: { ranges: { n: [3, 5] } },
  digest: 'R',
} as const

function statement(play: string): string {
  return String.raw`In $SN(n,\{n-1\})$ the M-rule (leave out a largest stack if all heights are odd, otherwise a smallest even stack, 0 being even; play on all others) is optimal in ${play} play.`
}

export const dhI4a: Claim = positions({
  ...CARD,
  id: 'DH-I4a',
  at: 'section 1, quoting arXiv:2304.06498',
  title: 'the M-rule is optimal in SN(n,{n−1}), normal play',
  statement: statement('normal'),
  facts: NORMAL,
  printed: readings(0),
  // In the mutation, a largest stack is left out if no stack is empty.
  wrongAt: { case: { n: 3, reading: 'outcome' }, max: 5 },
  wrong: isOptimal(keepsWins(0), (x) => (x[0] === 0 ? 0 : lastStack(x))),
})

const misere: PositionsClaim<ByN, typeof MISERE> = {
  ...CARD,
  id: 'DH-I4b',
  at: 'section 1, quoting arXiv:2311.13511',
  title: 'the M-rule is optimal in SN(n,{n−1}), misère play',
  statement: statement('misère'),
  flaw: { class: 'quotation', cause: 'DH-I4b' },
  facts: MISERE,
  printed: readings(1),
  // In the mutation, a largest stack is always left out, even if another stack is empty.
  wrongAt: { case: { n: 2, reading: 'outcome' }, max: 3 },
  wrong: isOptimal(keepsWins(1), lastStack),
}

export const dhI4b: Claim = positions(misere)

export const dhI4bFix: Claim = positions(
  corrected(
    misere,
    {
      kind: 'theorem',
      title: 'where the M-rule is optimal in SN(n,{n−1}), misère play',
      statement: String.raw`In $SN(n,\{n-1\})$, $n\ge3$, misère play, call $x$ an exception if for some $j$ with $2\le j<n$ two conditions hold. First, $x_j<x_{j+1}$. Second, let $w=(x_1,\dots,x_j)$, with its largest entries raised by $1$ if they are even: all entries of $w$ are odd, and $|w|=(j-1)(\max(w)+2)-1$. The M-rule is optimal at a nonterminal $x$ if and only if $x$ is not an exception (GMMV-D4.m-rule). It is optimal for the outcome at the same positions at which it is optimal for the length of play.`,
      conventions: [
        'changed from DH-I4b: the rule has exceptions in misère play, as stated in the abstract of the quoted paper',
        'readings of "optimal" as in DH-I4b',
      ],
      principal: CARD.principal,
      printed: readings(1, isMisereException),
      // In the mutation, the exceptions whose smallest stack has height 3 are omitted.
      wrongAt: { case: { n: 4, reading: 'length' }, max: 5 },
      wrong: isOptimal(keepsLengths, mRuleKeeps, (x) => x[0] !== 3 && isMisereException(x)),
    },
    { from: { n: 3 } },
  ),
)
