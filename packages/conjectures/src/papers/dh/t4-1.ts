import { outcomeByTheorem41 } from '@nim/core/setnim'
import { type SlowSetNim, slowSetNim } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { checkOutcomes, outcomeCost } from '../../judge/check-outcomes.ts'
import { looking } from '../../rows/looks-at.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { defaultBox } from '../../facts/setnim/default-box.ts'
import { moveSets, parseMoveSet } from '../../facts/setnim/move-sets.ts'
import { DH } from '../../claim/sources/dh.ts'

function ruleset({ n, A }: { n: number; A: string }): SlowSetNim {
  return slowSetNim(n, parseMoveSet(A))
}

/** What the number of odd piles alone decides, for every A. */
export const dhT41: Claim = defineClaim<
  { n: number; A: string },
  BoxDomain,
  typeof outcomeByTheorem41<number>
>({
  id: 'DH-T4.1',
  paper: 'dh',
  kind: 'theorem',
  source: `${DH}, Theorem 4.1`,
  paperStatus: 'proved',
  title: 'in every SN(n,A): o = 0 implies P, o ∈ A implies N',
  statement: String.raw`In any $SN(n,A)$ and for every position, reduced or not, with $o(x)$ the number of odd piles: (1) $o(x)=0$ implies that $x$ is a P-position; (2) $o(x)\in A$ implies that $x$ is an N-position.`,
  conventions: ['normal play; positions with 0 ≠ o ∉ A are outside the statement and not counted'],
  decides:
    'for every position of the box that the statement speaks of, whether it has the outcome found by solving the box',
  complexity: 'C(max+n,n) positions times the number of move sets of A, for each of 2^n − 1 sets A',
  parameters: [
    { ...piles(1, 1, 5), allowed: () => [1, 12] },
    {
      kind: 'choice',
      name: 'A',
      about: 'numbers of piles of a move',
      values: (outer) => moveSets(outer['n'] as number),
    },
  ],
  defaultDomain: ({ n }) => defaultBox(n),
  cost: (parameters, domain) => outcomeCost(ruleset(parameters), domain),
  printed: looking('parities', outcomeByTheorem41<number>),
  judge: (outcomeOf, { id, parameters, domain, limits }) => {
    const game = ruleset(parameters)
    return checkOutcomes({
      claim: id,
      parameters,
      ruleset: game,
      domain,
      limits,
      says: 'Theorem 4.1',
      statement: {
        printed: outcomeOf,
        at: (position) => {
          const outcome = outcomeOf(position, game.sizes)
          return outcome === null ? null : outcome === 'P'
        },
      },
    })
  },
})
