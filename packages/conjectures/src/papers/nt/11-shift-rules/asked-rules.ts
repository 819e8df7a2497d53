import { type Parameter, piles, type UpToDomain } from '../../../judge/index.ts'
import { moveSetParameter } from '../../../facts/setnim/game-families.ts'
import { formatMoveSet } from '../../../facts/setnim/move-sets.ts'
import { alterations } from './alterations.ts'
import { RULE_SETS, type RuleSet } from './rule-sets.ts'

/** A case of the claim. */
export type AskedRules = { readonly n: number; readonly A: string; readonly part: string }

function setsOf({ n, A }: Pick<AskedRules, 'n' | 'A'>): RuleSet[] {
  return RULE_SETS.filter((given) => given.n === n && formatMoveSet(given.A) === A)
}

/** The part of the claim that nimlab also judges with changed rules. */
export const ALL_GOOD = 'all edges'

/**
 * The rules of a case and, for the part that is also judged with changed rules, the changed rules.
 */
export function askedSets({ n, A, part }: AskedRules): RuleSet[] {
  const given = setsOf({ n, A })
  return part === ALL_GOOD ? given.flatMap((each) => [each, ...alterations(each)]) : given
}

/** The default domain. It is large enough to contain pile sizes beyond the bounds. */
export function defaultDomain({ n, A, part }: AskedRules): UpToDomain {
  const bound = Math.max(...setsOf({ n, A }).map(({ critical }) => critical))
  return { kind: 'up-to', of: 'pile', max: part === 'finitely' ? bound + 4 : 18 }
}

/** The parameters n and A, where A is a move set for which rules exist. */
export const PARAMETERS: readonly Parameter[] = [
  { ...piles(2, 2, 4), allowed: () => [2, 4] },
  moveSetParameter(({ n }) => [
    ...new Set(RULE_SETS.filter((given) => given.n === n).map(({ A }) => formatMoveSet(A))),
  ]),
]
