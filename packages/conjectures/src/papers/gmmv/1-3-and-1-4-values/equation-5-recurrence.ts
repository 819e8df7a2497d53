import { remotenessByEquation5, remotenessByEquation5Corrected } from '@nim/core/exact-slow'
import type { Vertex } from '../../../facts/exact-slow/finite-games.ts'
import { type Claim, corrected } from '../../../judge/index.ts'
import { type FiniteGamesClaim, onFiniteGames } from '../../../judge/on-finite-games.ts'

const labelsBelow = (vertex: Vertex): number[] => vertex.options.map(({ label }) => label)

/** A recurrence for R from the values of the options; null where it defines no value. */
function recurrence(
  R: (below: readonly number[]) => number | null,
): Pick<FiniteGamesClaim, 'printed' | 'evidence'> {
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
  at: 'section 1.3, equation (5)',
  title: 'recurrence (5) gives R: 1 + min of the even option values, else 1 + max',
  statement: String.raw`With $R(N^+(x))$ the set of values of the options of $x$: $R(x)=0$ if $R(N^+(x))=\emptyset$; $R(x)=1+\min(R(N^+(x))\cap2\mathbb Z_{\ge0})$ if this intersection is not empty; $R(x)=1+\max(R(N^+(x))\cap2\mathbb Z_{\ge0})$ if $\emptyset\ne R(N^+(x))\subseteq1+2\mathbb Z_{\ge0}$.`,
  conventions: [
    'the three lines are read literally, as expressions on sets; the maximum of the empty set is undefined, and an undefined value counts as a failure',
    'the layered algorithm (GMMV-D5) gives the values',
  ],
  flaw: { class: 'misprint', cause: 'GMMV-Eq5' },
  ...recurrence(remotenessByEquation5),
  // The mutation always gives 0.
  wrongAt: { case: { game: 'NIM(3,2)' }, max: 1 },
  wrong: ({ vertex }) => vertex.label === 0,
  digest: ({ label }) => label,
}

export const gmmvEq5: Claim = onFiniteGames(equation5)

export const gmmvEq5Fix: Claim = onFiniteGames(
  corrected(equation5, {
    title: 'R: 1 + min of the even option values, else 1 + max of all option values',
    statement: String.raw`$R(x)=0$ if $R(N^+(x))=\emptyset$; $R(x)=1+\min(R(N^+(x))\cap2\mathbb Z_{\ge0})$ if this intersection is not empty; $R(x)=1+\max R(N^+(x))$ if $\emptyset\ne R(N^+(x))\subseteq1+2\mathbb Z_{\ge0}$. Changed: in the third line, the maximum is over all values. The paper prints the intersection of these values with the even numbers, which is empty.`,
    conventions: [],
    ...recurrence(remotenessByEquation5Corrected),
    // The mutation always gives 1 + max.
    wrongAt: { case: { game: 'NIM(3,2)' } },
    wrong: ({ vertex }) => vertex.label === 1 + Math.max(-1, ...labelsBelow(vertex)),
  }),
)
