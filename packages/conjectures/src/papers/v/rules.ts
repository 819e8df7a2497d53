import { formatPosition } from '@nim/core/rules'
import type { Counterexample } from '../../claim/verdict.ts'
import type { Fact, Told } from '../../facts/fact.ts'
import { onPlane, POINT } from '../../facts/wythoff/on-plane.ts'
import { sequenceFacts } from '../../facts/wythoff/sequences.ts'
import { reachesWinning, winning } from '../../facts/wythoff/winning.ts'
import type { Meant } from '../../judge/corrected.ts'
import type { PositionsClaim } from '../../judge/positions.ts'
import { choice } from '../../judge/statement.ts'

const FROM_0 = 'indices from 0'
const NAMES = ['S', 'L', 'm', 'am', 'bm', 'k', 'i', 'bk', 'ai'] as const

const { am, bm, k, i, bk, ai } = sequenceFacts(({ reading }) => (reading === FROM_0 ? 0 : 1))

type NumberFacts = Readonly<Record<(typeof NAMES)[number] | 'winning', Fact>>

/** What a rule may refer to. */
export type RuleFacts = NumberFacts & { readonly reaches: typeof reachesWinning }

/** A rule about points (S,L). */
export type RuleClaim = PositionsClaim<{ reading: string }, RuleFacts>

type Shared =
  | 'paperStatus'
  | 'conventions'
  | 'decides'
  | 'games'
  | 'quick'
  | 'facts'
  | 'digest'
  | 'method'

/** What the rules T1 to T3b and the validations V1 to V4 have in common. */
export const RULE: Pick<RuleClaim, Shared> = {
  paperStatus: 'proved',
  conventions: [
    'readings: indices begin with 1 as printed, or with 0 where a_0 = b_0 = 0',
    'm = L − S; positions with 0 ≤ S ≤ L, S = 0 and S = L included',
  ],
  decides:
    'every position of the box to which the rule applies; a_n and b_n are those of the winning points found by the rules of the game',
  games: onPlane(500, [choice('reading', 'least index', ['indices from 1', FROM_0])]),
  quick: { max: 150 },
  facts: { ...POINT, am, bm, k, i, bk, ai, winning, reaches: reachesWinning },
  digest: 'winning',
  method: 'rules',
}

/** What changes in a rule about indices if they begin with 0. */
export const FROM_0_CONVENTIONS: readonly string[] = [
  'indices begin with 0, a_0 = b_0 = 0',
  'm = L − S; positions with 0 ≤ S ≤ L, S = 0 and S = L included',
]

/** The cases in which they do. */
export const ONLY_FROM_0: Meant = { only: { reading: [FROM_0] }, digestedAs: 'printed' }

/** The evidence against a rule. */
export function brokenRule(id: string, told: Told<RuleFacts>): Omit<Counterexample, 'position'> {
  const broken = 'what the rule concludes is false'
  const { S, L, m } = told
  const known = NAMES.filter((name) => !Number.isNaN(told[name])).map(
    (name) => `${name} = ${told[name]}`,
  )
  return {
    expected: `${id} holds`,
    actual: broken,
    explain: `at ${formatPosition([S, L])} with m = ${m}: ${broken}; ${known.join(', ')}`,
  }
}
