import { remotenessByEquation5, remotenessByEquation5Corrected } from '@nim/core/exact-slow'
import { options } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { piles } from '../../../claim/parameters-nk.ts'
import type { Vertex } from '../../../facts/exact-slow/finite-games.ts'
import { exactSlowGames } from '../../../facts/exact-slow/games.ts'
import type { Fact } from '../../../facts/fact.ts'
import { misereOutcome, misereRemoteness } from '../../../facts/solved.ts'
import { corrected } from '../../../judge/corrected.ts'
import { outcomeLetter } from '../../../judge/local-evidence.ts'
import { positions } from '../../../judge/positions.ts'
import { boxNear } from '../../../rows/box-near.ts'
import { type FiniteGamesClaim, onFiniteGames } from './on-finite-games.ts'

function mex(values: readonly number[]): number {
  let least = 0
  while (values.includes(least)) least++
  return least
}

const grundyBelow = (vertex: Vertex): number[] => vertex.options.map(({ grundy }) => grundy)

/** Grundy values. */
export const gmmvD3: Claim = onFiniteGames({
  id: 'GMMV-D3',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'G(x) = mex of the values of the options',
  statement: String.raw`$G(x)=\operatorname{mex}\{G(y): y\text{ an option of }x\}$, the least number $\ge0$ that no option has.`,
  conventions: ['normal play'],
  decides: 'whether the printed mex of the solved Grundy values of the options is the solved one',
  printed: ({ vertex }) => mex(grundyBelow(vertex)) === vertex.grundy,
  // 1 + max in the place of mex, where there is one option
  wrong: {
    case: { game: 'NIM(3,2)' },
    max: 4,
    holds: ({ vertex }) => {
      const below = grundyBelow(vertex)
      return vertex.grundy === (below.length === 1 ? 1 + below[0]! : mex(below))
    },
  },
  digest: ({ grundy }) => grundy,
  evidence: (vertex) => ({
    expected: mex(grundyBelow(vertex)),
    actual: vertex.grundy,
    explain: `the options have Grundy values ${grundyBelow(vertex).join(', ') || 'none'}`,
  }),
})

/** The misère outcomes of the options. */
const outcomesBelow: Fact<readonly number[]> = {
  says: 'the misère outcomes of the options, 0 = P and 1 = N',
  source: 'GMMV-D4',
  of: ({ ruleset, box, values }) => {
    const outcomes = values('outcome', 'misere')
    return (x) => options(ruleset, x).map((option) => outcomes[box.rank(option)]!)
  },
}

/** Misère play. */
export const gmmvD4: Claim = positions({
  id: 'GMMV-D4',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'misère play: terminal positions are N, any other x is P iff all its options are N',
  statement: String.raw`In misère play who cannot move wins: terminal positions are N, any other $x$ is P iff all its options are N.`,
  conventions: ['0 < k ≤ n'],
  decides:
    'for every position of the box, whether the text gives the solved misère outcome and agrees with the parity of the solved misère remoteness (odd at P)',
  games: exactSlowGames(
    piles(1, 1, 4),
    (n) => [1, n],
    (n) => boxNear(n, 2000),
  ),
  facts: { below: outcomesBelow, outcome: misereOutcome, R: misereRemoteness },
  digest: ({ outcome }) => outcome,
  printed: ({ below, outcome, R }) => {
    const isP = below.length > 0 && below.every((each) => outcomeLetter(each) === 'N')
    return isP === (outcomeLetter(outcome) === 'P') && isP === (R % 2 === 1)
  },
  // terminal positions are P
  wrong: {
    case: { n: 2, k: 1 },
    max: 4,
    holds: ({ below, outcome }) =>
      below.every((each) => outcomeLetter(each) === 'N') === (outcomeLetter(outcome) === 'P'),
  },
  method: 'retrograde',
})

/** Remoteness by layers. */
export const gmmvD5: Claim = onFiniteGames({
  id: 'GMMV-D5',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'R by the layered algorithm: 0 and 1 are given, deleted, then 2 and 3, and so on',
  statement: String.raw`Give $0$ to all terminal positions and $1$ to every position with a move to one of them; delete all labelled positions; repeat on the remaining digraph with $2$ and $3$ in place of $0$ and $1$; then $4$ and $5$; and so on. The label of $x$ is its remoteness $R(x)$.`,
  conventions: ['finite acyclic digraphs'],
  decides:
    'whether every position gets exactly one label, and it is the remoteness of the recursion over the options (1 + the least even value, else 1 + the largest)',
  printed: ({ vertex }) => vertex.label === vertex.remoteness,
  // the third layer gets the labels of the second
  wrong: {
    case: { game: 'digraphs' },
    max: 4,
    holds: ({ vertex }) =>
      (vertex.label > 1 ? vertex.label - 2 : vertex.label) === vertex.remoteness,
  },
  digest: ({ remoteness }) => remoteness,
  evidence: ({ label, remoteness }) => ({
    expected: label,
    actual: remoteness,
    explain: `the layered algorithm gives ${label}, the recursion ${remoteness}`,
  }),
})

/** A recurrence for R from the values of the options; null where it gives no value. */
type Recurrence = (below: readonly number[]) => number | null

const labelsBelow = (vertex: Vertex): number[] => vertex.options.map(({ label }) => label)

function recurrence(R: Recurrence): Pick<FiniteGamesClaim, 'printed' | 'evidence'> {
  return {
    printed: ({ vertex }) => R(labelsBelow(vertex)) === vertex.label,
    evidence: (vertex) => {
      const values = [...new Set(labelsBelow(vertex))].sort((a, b) => a - b)
      const value = R(labelsBelow(vertex)) ?? 'no value'
      return {
        expected: value,
        actual: vertex.label,
        explain: `the set of values of the options is {${values.join()}}; the recurrence gives ${value}, the layered algorithm ${vertex.label}`,
      }
    },
  }
}

const equation5: FiniteGamesClaim = {
  id: 'GMMV-Eq5',
  kind: 'algorithm',
  at: 'equation (5)',
  paperStatus: 'asserted',
  title: 'recurrence (5) gives R: 1 + min of the even option values, else 1 + max',
  statement: String.raw`With $R(N^+(x))$ the set of values of the options of $x$: $R(x)=0$ if $R(N^+(x))=\emptyset$; $R(x)=1+\min(R(N^+(x))\cap2\mathbb Z_{\ge0})$ if this intersection is not empty; $R(x)=1+\max(R(N^+(x))\cap2\mathbb Z_{\ge0})$ if $\emptyset\ne R(N^+(x))\subseteq1+2\mathbb Z_{\ge0}$.`,
  conventions: [
    'the three lines are taken literally as expressions on sets; the maximum of the empty set is no value, and no value counts as a failure',
  ],
  decides:
    'whether the recurrence, evaluated at the layered values of the options (GMMV-D5), gives the layered value',
  ...recurrence(remotenessByEquation5),
  // always 0
  wrong: { case: { game: 'NIM(3,2)' }, max: 1, holds: ({ vertex }) => vertex.label === 0 },
  digest: ({ label }) => label,
}

/** Recurrence (5), as printed. */
export const gmmvEq5: Claim = onFiniteGames(equation5)

/** Recurrence (5) with the third line corrected. */
export const gmmvEq5Fix: Claim = onFiniteGames(
  corrected(equation5, {
    title: 'R: 1 + min of the even option values, else 1 + max of all option values',
    statement: String.raw`$R(x)=0$ if $R(N^+(x))=\emptyset$; $R(x)=1+\min(R(N^+(x))\cap2\mathbb Z_{\ge0})$ if this intersection is not empty; $R(x)=1+\max R(N^+(x))$ if $\emptyset\ne R(N^+(x))\subseteq1+2\mathbb Z_{\ge0}$. Changed: in the third line the maximum is over all values, where the print has its intersection with the even numbers, which is empty.`,
    conventions: [],
    ...recurrence(remotenessByEquation5Corrected),
    // always 1 + max
    wrong: {
      case: { game: 'NIM(3,2)' },
      max: 4,
      holds: ({ vertex }) => vertex.label === 1 + Math.max(-1, ...labelsBelow(vertex)),
    },
  }),
)
