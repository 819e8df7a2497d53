import type { VerdictRecord } from '@nim/conjectures'
import { exactSlowNim, parseRuleset, type Ruleset } from '@nim/core/rules'

/**
 * The game that the parameters of a case name beyond doubt: a parameter `game`, or n with a set A of
 * move sizes, or, in the paper GMMV, n and k of NIM(n,k). Null otherwise.
 */
export function rulesetOfCase({ claim, case: parameters }: VerdictRecord): Ruleset | null {
  const { game, n, k, A } = parameters
  if (typeof game === 'string') return parsed(game)
  if (typeof n === 'number' && typeof A === 'string') return parsed(`SN(${n},${A})`)
  const isExactSlow = claim.startsWith('GMMV-') && typeof n === 'number' && typeof k === 'number'
  return isExactSlow && k >= 1 && k <= n ? exactSlowNim(n, k) : null
}

function parsed(text: string): Ruleset | null {
  try {
    return parseRuleset(text)
  } catch {
    return null
  }
}
