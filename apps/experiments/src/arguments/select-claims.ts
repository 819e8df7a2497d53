import { type Claim, CLAIMS, findClaim } from '@nim/conjectures'
import { formatRuleset, parseRuleset, type Ruleset, valuesOf } from '@nim/core/rules'
import { closest, distance } from 'fastest-levenshtein'
import picomatch from 'picomatch'
import { UsageError } from '../usage-error.ts'

/** Names that differ in more letters are not proposed for a misspelt one. */
const FARTHEST_HINT = 3

/**
 * The claims that names, globs such as `GMMV-*`, and `all` select: in the order of the names, each
 * once; a glob's claims in the order of the registry.
 */
export function selectClaims(names: readonly string[]): Claim[] {
  return [...new Set(names.flatMap(claimsNamed))]
}

function claimsNamed(name: string): readonly Claim[] {
  if (name === 'all') return CLAIMS
  const claim = findClaim(name)
  if (claim !== undefined) return [claim]
  if (/[*?[{]/.test(name)) {
    const matches = picomatch(name, { nocase: true })
    const found = CLAIMS.filter(({ id, alias }) => matches(id) || matches(alias ?? id))
    if (found.length > 0) return found
    throw new UsageError(`no claim matches '${name}'; 'nimlab claims' lists all`)
  }
  refuseRuleset(name)
  const known = CLAIMS.flatMap(({ id, alias }) => (alias === undefined ? [id] : [id, alias]))
  const near = closest(name, known)
  const hint = distance(name, near) <= FARTHEST_HINT ? `; did you mean ${near}?` : ';'
  throw new UsageError(`unknown claim '${name}'${hint} 'nimlab claims' lists all`)
}

/** A ruleset is no claim; what can be asked of it is said instead. */
function refuseRuleset(name: string): void {
  let ruleset: Ruleset
  try {
    ruleset = parseRuleset(name)
  } catch {
    return
  }
  throw new UsageError(
    `expected a claim, got the ruleset ${formatRuleset(ruleset)}; 'nimlab position' and 'nimlab solve' accept it, with --value ${valuesOf(ruleset).join(', ')}`,
  )
}
