import { formatPosition } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { choppedRanks } from '../../../facts/setnim/nt-chopped-ranks.ts'
import { everyA } from '../../../facts/setnim/games.ts'
import { lowered } from '../../../facts/setnim/halves.ts'
import { chopped } from '../../../facts/setnim/longest-by-definition.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { mostLengthOfOptions } from '../../../facts/setnim/option-rows.ts'
import { nonemptyOuter } from '../../../facts/setnim/rule-rows.ts'
import { NT } from '../../../claim/sources/nt.ts'

/**
 * min(x_i,l) > 0 for a nonempty stack exactly if l > 0; all nonempty stacks are alike, and the empty ones
 * stay empty.
 */
const keepsSupport: RowsOf = ({ k, lengths }) => {
  const l = lengths()
  return (outer, answers, length, rank) => {
    const nonempty = nonemptyOuter(outer)
    for (let x1 = 0; x1 < length; x1++) {
      const filled = x1 > 0 ? nonempty + 1 : nonempty
      const holds = filled === 0 || l[rank + x1]! > 0 === filled >= k
      answers[x1] = holds ? HOLDS : FAILS
    }
  }
}

/**
 * Let m = l(x), y = min(x,m), z = x − 1_S, w = y − 1_S and a = l(z). If a ≤ m − 1, then
 * min(w_i,a) = min(z_i,a) for every i: w_i = z_i if x_i ≤ m, and otherwise both are at least
 * m − 1. So F_w(a) = F_z(a) ≥ 0, and F_w ≤ F_z because of w ≤ z: l(w) = a, and red(z) = red(w). If x = y
 * nothing is to be shown. The largest a is that of a move on k = min A stacks.
 */
const commutes: RowsOf = ({ n, k, drops, box: { max }, lengths }) => {
  const l = lengths()
  const most = new Int32Array(max + 1)
  return (outer, answers, length, rank) => {
    // l does not fall along a row
    if (n > 1 && l[rank]! >= outer[n - 1]!) {
      const nonempty = nonemptyOuter(outer)
      for (let x1 = 0; x1 < length; x1++) {
        answers[x1] = nonempty + (x1 > 0 ? 1 : 0) < k ? SILENT : HOLDS
      }
      return
    }
    mostLengthOfOptions({ n, k, drops }, l, outer, most, length, rank)
    for (let x1 = 0; x1 < length; x1++) {
      const m = l[rank + x1]!
      const a = most[x1]!
      if (a < 0) answers[x1] = SILENT
      else answers[x1] = a <= m - 1 || m >= (n === 1 ? x1 : outer[n - 1]!) ? HOLDS : FAILS
    }
  }
}

const keepsOutcome: RowsOf = ({ box, lengths, outcomes }) => {
  const l = lengths()
  const values = outcomes()
  const chopped = choppedRanks(box)
  return (outer, answers, length, rank) => {
    chopped.begin(outer, rank)
    for (let x1 = 0; x1 < length; x1++) {
      const left = chopped.rankAt(x1, l[rank + x1]!)
      answers[x1] = values[left] === values[rank + x1] ? HOLDS : FAILS
    }
  }
}

const PRINTED: Parts = {
  support: {
    says: 'with k nonempty stacks or more red(x) has the same nonempty stacks, otherwise red(x) = 0',
    ofPosition: byRows(keepsSupport, ({ x, k, nonempty }) =>
      chopped(x, k).every((height, i) => height > 0 === (nonempty >= k && x[i]! > 0)),
    ),
  },
  commute: {
    says: 'red(x − 1_S) = red(red(x) − 1_S) for every move S',
    from: 'all',
    ofMove: byRows(
      commutes,
      ({ option, played }, { x, k }) =>
        formatPosition(chopped(option, k)) ===
        formatPosition(chopped(lowered(chopped(x, k), played), k)),
    ),
  },
  outcome: {
    says: 'x and red(x) have the same outcome',
    ofPosition: byRows(
      keepsOutcome,
      (at) =>
        at.game.outcomes()[at.game.box.rank(chopped(at.x, at.k))] === at.game.outcomes()[at.rank],
    ),
  },
}

/** Reduction keeps the outcome, for every A. */
export const ntL9: Claim = ntClaim({
  id: 'NT-L9',
  kind: 'lemma',
  source: `${NT.types}, Lemma 9`,
  title: 'for every A: red(x − 1_S) = red(red(x) − 1_S), so x and red(x) have the same outcome',
  statement: String.raw`Let $k=\min A$ and $red(x)=\min(x,l(x))$ stack by stack. If at least $k$ stacks of $x$ are nonempty, $red(x)$ has the same nonempty stacks; otherwise $red(x)=0$ and neither has a move. $red(x-1_S)=red(red(x)-1_S)$ for every move $S$. Hence $x$ and $red(x)$ have the same outcome.`,
  conventions: ['stacks keep their places; red by l, not by DH-D3'],
  decides: 'for every position of the box, every A and every move, all parts',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyA(4),
  truth: 'outcome',
  printed: PRINTED,
})
