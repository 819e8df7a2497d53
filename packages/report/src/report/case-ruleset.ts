import { casesOf, type Restriction, type Restrictions, type VerdictRecord } from '@nim/conjectures'
import { PROVABLE } from '@nim/conjectures/goals'
import { exactSlowNim, formatRuleset, parseRuleset, type Ruleset } from '@nim/core/rules'

/**
 * The game that a case is about beyond doubt: named by a parameter `game`, by n with a set A of move
 * sizes, in the paper GMMV by n and k of NIM(n,k), or by the goals that prove the claim for all
 * positions. Null otherwise, and of claims of modules: what their parameters mean, they know.
 */
export function rulesetOfCase(record: VerdictRecord): Ruleset | null {
  const { claim, module, case: parameters } = record
  if (module !== undefined) return null
  const { game, n, k, A } = parameters
  if (typeof game === 'string') return parsed(game)
  if (typeof n === 'number' && typeof A === 'string') return parsed(`SN(${n},${A})`)
  const isExactSlow = claim.startsWith('GMMV-') && typeof n === 'number' && typeof k === 'number'
  if (isExactSlow && k >= 1 && k <= n) return exactSlowNim(n, k)
  return rulesetOfGoals(record)
}

/** The one game of all goals of the case. Proofs have cases of their own; this need not be one. */
function rulesetOfGoals({ claim, case: parameters }: VerdictRecord): Ruleset | null {
  const provable = PROVABLE.find((one) => one.claim === claim)
  if (provable === undefined) return null
  const asked = provable.parameters.map(({ name }) => [name, only(parameters[name])] as const)
  if (asked.some(([, value]) => value === null)) return null
  const [own] = casesOf(provable.parameters, Object.fromEntries(asked) as Restrictions)
  const rulesets = own === undefined ? [] : provable.goals(own).map(({ ruleset }) => ruleset)
  const names = new Set(rulesets.map(formatRuleset))
  return names.size === 1 ? rulesets[0]! : null
}

/** The restriction of a parameter to one value. */
function only(value: number | string | undefined): Restriction | null {
  if (value === undefined) return null
  return typeof value === 'number' ? [value, value] : [value]
}

function parsed(text: string): Ruleset | null {
  try {
    return parseRuleset(text)
  } catch {
    return null
  }
}
