import { isFormulaId, type VerdictRecord } from '@nim/conjectures'
import { formatRuleset, parseRuleset, type Ruleset } from '@nim/core/rules'
import { claimsByName } from './find-claims.ts'
import { rulesetReader } from './module-game.ts'

/**
 * Returns a parser for the names of games that a record may contain. These are nimlab's games, and
 * the games of the record's module or claim.
 * @throws (by rejection) ModuleError as `claimsByName`
 */
export async function gamesOfRecord(record: VerdictRecord): Promise<(text: string) => Ruleset> {
  const { claim, module, case: parameters } = record
  if (module === undefined) return parseRuleset
  if (isFormulaId(claim)) return rulesetReader(module)
  const game = (await claimsByName([{ claim, module }]))(claim)!.about(parameters).game
  return (text) =>
    game !== null && formatRuleset(game.ruleset) === text ? game.ruleset : parseRuleset(text)
}
