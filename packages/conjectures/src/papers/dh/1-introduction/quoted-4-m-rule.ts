import { mRuleKeeps } from '@nim/core/exact-slow'
import { formatPosition, type PlayConvention } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { miseresLeavingOut, remotenessesLeavingOut } from '../../../facts/setnim/all-but-one.ts'
import { allButOne, type ByN } from '../../../facts/setnim/game-families.ts'
import { leastSize, nonempty } from '../../../facts/setnim/stacks.ts'
import { misereRemoteness, remoteness } from '../../../facts/solved.ts'
import { corrected } from '../../../judge/corrected.ts'
import { positions, type PositionsClaim } from '../../../judge/positions.ts'
import type { Part } from '../../../judge/statement.ts'

/** What is known of a position: its remoteness, and that of its options by the stack left out. */
interface Known {
  readonly x: readonly number[]
  readonly k: number
  readonly nonempty: number
  readonly R: number
  readonly after: readonly (number | null)[]
}

type LeavesOut = (x: readonly number[]) => number

/** Where a rule is said not to be optimal; null where nothing is said. */
type Fails = (x: readonly number[]) => boolean | null

function finds({ x, R, after }: Known): string {
  const next = after[mRuleKeeps(x)]!
  const from = `${formatPosition(x)} has remoteness ${R}`
  if (next === null) return `${from} and the rule's move is not legal`
  const option = x.map((height, i) => (i === mRuleKeeps(x) ? height : height - 1))
  return `${from} and the rule's option ${formatPosition(option.sort((a, b) => a - b))} has ${next}`
}

/** Reading outcome: the rule leads from positions won by the mover to some lost by the next. */
function keepsWins(play: PlayConvention, leavesOut: LeavesOut, fails: Fails = () => false) {
  const lost = play === 'normal' ? 0 : 1
  return ({ x, k, nonempty, R, after }: Known): boolean | null => {
    const isSaidToFail = fails(x)
    if (nonempty < k || isSaidToFail === null) return null
    const next = after[leavesOut(x)]!
    return next !== null && (R % 2 === lost || next % 2 === lost) !== isSaidToFail
  }
}

/** Reading length: the rule lowers the length of optimal play by 1. */
function keepsLengths(leavesOut: LeavesOut, fails: Fails = () => false) {
  return ({ x, k, nonempty, R, after }: Known): boolean | null => {
    const isSaidToFail = fails(x)
    if (nonempty < k || isSaidToFail === null) return null
    const next = after[leavesOut(x)]!
    return next !== null && (next === R - 1) !== isSaidToFail
  }
}

function readings(
  play: PlayConvention,
  fails?: Fails,
): Readonly<Record<string, Part<Known, unknown>>> {
  return {
    outcome: {
      says: 'the rule is legal, and from a position won by the mover it leads to one lost by the next',
      holds: keepsWins(play, mRuleKeeps, fails),
      finds,
    },
    length: {
      says: 'the rule is legal and lowers the length of optimal play by exactly 1',
      holds: keepsLengths(mRuleKeeps, fails),
      finds,
    },
  }
}

const lastStack: LeavesOut = (x) => x.length - 1

const CARD = {
  kind: 'theorem',
  paperStatus: 'quoted',
  conventions: [
    'reading outcome: legal at every nonterminal position, and from every position won by the mover it leads to one lost by the next mover',
    'reading length: moreover it lowers the length of optimal play (the winner hurries, the loser delays) by exactly 1 at every nonterminal position',
    'also quoted: the remoteness function is computable in polynomial time, which no bounded check decides',
  ],
  decides:
    'for every nonterminal position of the box, the rule against remoteness by exhaustive solution',
  complexity: 'C(max+n,n) positions times n moves',
  games: allButOne(3, 6, 2),
  chosenBy: 'reading',
  quick: { ranges: { n: [3, 5] } },
  digest: 'R',
} as const

function statement(play: string): string {
  return String.raw`In $SN(n,\{n-1\})$ the M-rule (leave out a largest stack if all heights are odd, otherwise a smallest even stack, 0 being even; play on all others) is optimal in ${play} play.`
}

/** The M-rule in normal play. */
export const dhI4a: Claim = positions({
  ...CARD,
  id: 'DH-I4a',
  at: 'section 1, quoting arXiv:2304.06498',
  title: 'the M-rule is optimal in SN(n,{n−1}), normal play',
  statement: statement('normal'),
  facts: { k: leastSize, nonempty, R: remoteness, after: remotenessesLeavingOut },
  printed: readings('normal'),
  // a largest stack is left out where none is empty
  wrong: {
    case: { n: 3, reading: 'outcome' },
    max: 5,
    holds: keepsWins('normal', (x) => (x[0] === 0 ? 0 : lastStack(x))),
  },
})

const MISERE = { k: leastSize, nonempty, R: misereRemoteness, after: miseresLeavingOut }

const misere: PositionsClaim<ByN, typeof MISERE> = {
  ...CARD,
  id: 'DH-I4b',
  at: 'section 1, quoting arXiv:2311.13511',
  title: 'the M-rule is optimal in SN(n,{n−1}), misère play',
  statement: statement('misère'),
  facts: MISERE,
  printed: readings('misere'),
  // a largest stack is always left out, even if another one is empty
  wrong: { case: { n: 2, reading: 'outcome' }, max: 3, holds: keepsWins('misere', lastStack) },
}

/** The M-rule in misère play. */
export const dhI4b: Claim = positions(misere)

/** Where the M-rule is not optimal in misère play; null for odd x_1 ≥ 5, of which nothing is said. */
const isMisereException: Fails = (x) => {
  const [least, second, third, fourth] = x as [number, number, number, number?]
  if (least === 1) return second < third
  if (least === 3) return second === third && fourth !== undefined && third < fourth
  if (least % 2 === 1) return null
  const equal = least / 2 + 2
  return equal < x.length && x[equal - 1] === least && x[equal]! > least
}

/** The M-rule in misère play, with its exceptions. */
export const dhI4bFix: Claim = positions(
  corrected(
    misere,
    {
      title: 'where the M-rule is optimal in SN(n,{n−1}), misère play',
      statement: String.raw`In $SN(n,\{n-1\})$, $n\ge3$, misère play, let $x$ be nonterminal. The M-rule is optimal at $x$ except: (1) for even $x_1$, exactly if $x_1=\dots=x_j<x_{j+1}$ with $j=x_1/2+2<n$; (2) for $x_1=1$, exactly if $x_2<x_3$; (3) for $x_1=3$, exactly if $x_2=x_3<x_4$. It is optimal in the sense of the outcome exactly where it is in the sense of the length of play.`,
      conventions: [
        'changed against DH-I4b: the rule has exceptions in misère play, as the quoted paper itself reports',
        'of odd x_1 ≥ 5 nothing is said: there are exceptions too, and such positions are not counted',
        'readings of "optimal" as in DH-I4b',
      ],
      decides:
        'for every nonterminal position of the box with even x_1 or x_1 = 1, 3, whether the rule is optimal exactly where stated',
      printed: readings('misere', isMisereException),
      // the exceptions with smallest stack 3 are left out
      wrong: {
        case: { n: 4, reading: 'length' },
        max: 5,
        holds: keepsLengths(mRuleKeeps, (x) => (x[0] === 3 ? false : isMisereException(x))),
      },
    },
    { from: { n: 3 } },
  ),
)
