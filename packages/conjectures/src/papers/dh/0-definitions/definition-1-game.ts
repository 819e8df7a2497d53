import { everyA } from '../../../facts/setnim/game-families.ts'
import { formatOptions } from '../../../facts/setnim/options.ts'
import { leftByMoves } from '@nim/core/setnim/definitions'
import { misereRemotenessAt } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { longestPlay } from '../../../facts/setnim/play-lengths.ts'
import { type Claim, misereRemoteness, positions } from '../../../judge/index.ts'
import { BY_SOLUTION } from '../judged-by.ts'

export const dhD1: Claim = positions({
  id: 'DH-D1',
  kind: 'definition',
  at: 'section 1',
  title: 'SN(n,A): one token from each of a different nonempty stacks, a ∈ A',
  statement: String.raw`$SN(n,A)$: $n\ge1$ stacks, $\emptyset\ne A\subseteq\{1,\dots,n\}$. A move picks $a\in A$ and $a$ different nonempty stacks, and removes one token from each. Under normal play who cannot move loses.`,
  conventions: ['emptied stacks still count: n never changes; positions are sorted'],
  games: { ...everyA(1, 4), defaultDomain: ({ n }) => ({ kind: 'box', max: n === 4 ? 5 : 8 }) },
  quick: { ranges: { n: [1, 3] }, max: 12 },
  facts: {
    ...BY_SOLUTION.facts,
    longest: longestPlay,
    misere: misereRemoteness,
    misereAt: misereRemotenessAt,
  },
  digest: 'longest',
  says: {
    moves: 'a move takes one token from each of a different nonempty stacks, a in A',
    terminal: 'no move is legal iff fewer than min A stacks are nonempty',
    normal: 'who cannot move loses; otherwise the mover wins iff a move leads to a P-position',
    misère:
      'in misère play who cannot move wins; otherwise the mover wins iff a move leads to a P-position',
  },
  printed: {
    moves: ({ x, A, options }) => formatOptions(leftByMoves(x, A)) === formatOptions(options),
    terminal: ({ k, nonempty, options }) => (options.length === 0) === nonempty < k,
    normal: ({ outcome, outcomeAt, options }) =>
      (outcome === 1) === options.some((y) => outcomeAt(y) === 0),
    misère: ({ misere, misereAt, options }) =>
      (misere % 2 === 0) === (options.length === 0 || options.some((y) => misereAt(y) % 2 === 1)),
  },
  // k nonempty stacks are said to allow no move
  wrongAt: { case: { n: 3, A: '{2}', part: 'terminal' }, max: 3 },
  wrong: ({ k, nonempty, options }) => (options.length === 0) === nonempty <= k,
})
