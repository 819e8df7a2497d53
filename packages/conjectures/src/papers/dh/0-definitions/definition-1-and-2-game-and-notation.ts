import { everyA } from '../../../facts/setnim/game-families.ts'
import { formatOptions } from '../../../facts/setnim/options.ts'
import { leftByMoves, total } from '@nim/core/setnim/definitions'
import { misereRemotenessAt } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { longestPlay } from '../../../facts/setnim/play-lengths.ts'
import { type Claim, everyMove, misereRemoteness, positions } from '../../../judge/index.ts'
import { BY_SOLUTION } from '../judged-by.ts'
import { isSorted } from '@nim/core/rules'

export const dhD1: Claim = positions({
  id: 'DH-D1',
  kind: 'definition',
  at: 'section 1',
  title: 'SN(n,A): one token from each of a different nonempty stacks, a ∈ A',
  statement: String.raw`$SN(n,A)$: $n\ge1$ stacks, $\emptyset\ne A\subseteq\{1,\dots,n\}$. A move picks $a\in A$ and $a$ different nonempty stacks, and removes one token from each. Under normal play, a player who cannot move loses.`,
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
    normal:
      'a player who cannot move loses; otherwise the player to move wins iff a move leads to a P-position',
    misère:
      'in misère play a player who cannot move wins; otherwise the player to move wins iff a move leads to a P-position',
  },
  printed: {
    moves: ({ x, A, options }) => formatOptions(leftByMoves(x, A)) === formatOptions(options),
    terminal: ({ k, nonempty, options }) => (options.length === 0) === nonempty < k,
    normal: ({ outcome, outcomeAt, options }) =>
      (outcome === 1) === options.some((y) => outcomeAt(y) === 0),
    misère: ({ misere, misereAt, options }) =>
      (misere % 2 === 0) === (options.length === 0 || options.some((y) => misereAt(y) % 2 === 1)),
  },
  // The mutation forbids every move if exactly k stacks have tokens.
  wrongAt: { case: { n: 3, A: '{2}', part: 'terminal' }, max: 3 },
  wrong: ({ k, nonempty, options }) => (options.length === 0) === nonempty <= k,
})

export const dhD2: Claim = positions({
  ...BY_SOLUTION,
  id: 'DH-D2',
  kind: 'definition',
  at: 'section 1',
  title: 'notation: sorted positions, options, k = min A, maximal stacks, ρ, P and N',
  statement: String.raw`Positions are $x_1\le\dots\le x_n$; an option is what one legal move leaves, sorted again; $k=\min A$; $e$ is the number of stacks of height $x_n$; $\rho(x)=|x|-k\,x_n$; $P(n,A)$ and $N(n,A)$ are the sets of P- and N-positions.`,
  games: { ...everyA(1, 4), defaultDomain: ({ n }) => ({ kind: 'box', max: n === 4 ? 5 : 8 }) },
  quick: { ranges: { n: [1, 3] }, max: 12 },
  says: {
    options: 'an option is sorted, and its sum is smaller by a member of A',
    'P and N':
      'every position is either P or N; no option of a P-position is P, some option of an N-position is',
    'e and rho': 'e counts the stacks of height x_n, and rho = sum(x) − k·x_n',
  },
  printed: {
    options: ({ A, sum, options }) =>
      everyMove(options, (y) => isSorted(y) && A.includes(sum - total(y))),
    'P and N': ({ outcome, outcomeAt, options }) =>
      options.some((y) => outcomeAt(y) === 0) === (outcome === 1),
    'e and rho': ({ x, k, e, rho }, { n }) =>
      n - x.indexOf(x[n - 1]!) === e && rho === total(x.slice(0, n - e)) + (e - k) * x[n - 1]!,
  },
  // In the mutation, P-positions without empty stacks have an option that is P.
  wrongAt: { case: { n: 2, A: '{1}', part: 'P and N' }, max: 3 },
  wrong: ({ x, outcome, outcomeAt, options }) =>
    options.some((y) => outcomeAt(y) === 0) === (outcome === 1 || x[0]! > 0),
})
