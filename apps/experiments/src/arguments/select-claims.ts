import { type Claim, claimFinder } from '@nim/conjectures'
import { type CardData, CARDS, findCard, PAPERS, unknownClaim } from '@nim/conjectures/cards'
import { formatRuleset, oneLine, parseRuleset, type Ruleset, valuesOf } from '@nim/core/rules'
import { isModulePath } from '@nim/sweep/modules'
import picomatch from 'picomatch'
import { UsageError } from '../usage-error.ts'
import { choiceNamed } from './choices.ts'

/** The maximum length of a glob. Some longer globs take seconds. */
const LONGEST_GLOB = 100

/**
 * The cards of the claims that the given names select. A name may also be a formula (`formula: o ==
 * 0`), a glob such as `GMMV-*`, or `all`. The cards are in the order of the names, without
 * duplicates. The cards of a glob are in the order of the registry.
 *
 * @throws UsageError if a name selects nothing
 */
export function selectCards(names: readonly string[]): CardData[] {
  return [...new Set(names.flatMap(cardsNamed))]
}

/**
 * The claims of {@link selectCards}. Only their papers are loaded.
 *
 * @throws (by rejection) UsageError if a name selects nothing
 */
export async function selectClaims(names: readonly string[]): Promise<Claim[]> {
  const ids = selectCards(names).map(({ id }) => id)
  const find = await claimFinder(ids)
  return ids.map((id) => find(id)!)
}

function cardsNamed(name: string): readonly CardData[] {
  if (name === 'all') return CARDS
  const card = findCard(name)
  if (card !== undefined) return [card]
  refuseRuleset(name)
  if (isModulePath(name)) {
    throw new UsageError(
      `'${oneLine(name)}' is a module of your own; only nimlab check, nimlab show and nimlab sweep run accept modules`,
    )
  }
  if (/[*?[{]/.test(name) && name.length <= LONGEST_GLOB) {
    const matches = picomatch(name, { nocase: true })
    const matching = CARDS.filter(({ id, alias }) => matches(id) || matches(alias ?? id))
    if (matching.length > 0) return matching
    throw new UsageError(`no claim matches '${oneLine(name)}'; 'nimlab claims' lists all claims`)
  }
  refusePaper(name)
  throw new UsageError(unknownClaim(name))
}

/**
 * Rejects a ruleset where the command expects a claim. The message names the commands that accept
 * rulesets.
 */
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

/** Rejects the name of a paper. The message says how to select the claims of this paper. */
function refusePaper(name: string): void {
  const paper = choiceNamed(name, PAPERS)
  if (paper === undefined) return
  throw new UsageError(
    `'${oneLine(name)}' is a paper, not a claim; 'nimlab claims --paper ${paper}' lists its claims, and '${paper.toUpperCase()}-*' selects all of them`,
  )
}
