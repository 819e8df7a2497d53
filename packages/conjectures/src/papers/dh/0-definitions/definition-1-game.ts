import { formatPosition } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { everyA } from '../../../facts/setnim/game-families.ts'
import {
  legalOptions,
  optionMisereRemotenesses,
  optionOutcomes,
} from '../../../facts/setnim/options.ts'
import { longestPlay } from '../../../facts/setnim/play-lengths.ts'
import { leastSize, nonempty, sizes } from '../../../facts/setnim/stacks.ts'
import { stackSets } from '../../../facts/setnim/visit-moves.ts'
import { misereRemoteness, outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'

/** What is left after a legal move, word for word: any a different stacks, all nonempty. */
function optionsByWords(x: readonly number[], A: readonly number[]): string {
  const left = A.flatMap((a) =>
    stackSets(x.length, a)
      .map((set) => x.map((height, i) => height - ((set >> i) & 1)))
      .filter((heights) => heights.every((height) => height >= 0))
      .map((heights) => formatPosition(heights.sort((a, b) => a - b))),
  )
  return [...new Set(left)].sort().join(' ')
}

/** The games. */
export const dhD1: Claim = positions({
  id: 'DH-D1',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'SN(n,A): one token from each of a different nonempty stacks, a ∈ A',
  statement: String.raw`$SN(n,A)$: $n\ge1$ stacks, $\emptyset\ne A\subseteq\{1,\dots,n\}$. A move picks $a\in A$ and $a$ different nonempty stacks, and removes one token from each. Under normal play who cannot move loses.`,
  conventions: [
    'emptied stacks still nonempty: n never changes; positions are sorted',
    'misère play (who cannot move wins) is needed for DH-I4b only',
  ],
  decides:
    'for every position of the box, whether the rules that everything else uses agree with the definition word for word, and solved outcomes with their neighbours',
  complexity: 'C(max+n,n) positions times the sets of stacks',
  games: { ...everyA(1, 4), defaultDomain: ({ n }) => ({ kind: 'box', max: n === 4 ? 5 : 8 }) },
  quick: { ranges: { n: [1, 3] }, max: 12 },
  facts: {
    A: sizes,
    k: leastSize,
    nonempty,
    options: legalOptions,
    longest: longestPlay,
    outcome,
    outcomesAfter: optionOutcomes,
    misere: misereRemoteness,
    miseresAfter: optionMisereRemotenesses,
  },
  digest: 'longest',
  printed: {
    moves: {
      says: 'a move takes one token from each of a different nonempty stacks, a in A',
      holds: ({ x, A, options }) =>
        optionsByWords(x, A) === options.map(formatPosition).sort().join(' '),
    },
    terminal: {
      says: 'no move is legal iff fewer than min A stacks are nonempty',
      holds: ({ k, nonempty, options }) => (options.length === 0) === nonempty < k,
    },
    normal: {
      says: 'who cannot move loses; otherwise the mover wins iff a move leads to a P-position',
      holds: ({ outcome, outcomesAfter }) => (outcome === 1) === outcomesAfter.includes(0),
    },
    misère: {
      says: 'in misère play who cannot move wins; otherwise the mover wins iff a move leads to a P-position',
      holds: ({ misere, miseresAfter }) => {
        const winning = miseresAfter.some((remoteness) => remoteness % 2 === 1)
        return (misere % 2 === 0) === (winning || miseresAfter.length === 0)
      },
    },
  },
  // k nonempty stacks are said to allow no move
  wrong: {
    case: { n: 3, A: '{2}', part: 'terminal' },
    max: 3,
    holds: ({ k, nonempty, options }) => (options.length === 0) === nonempty <= k,
  },
})
