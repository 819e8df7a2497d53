import { parseRuleset, type Ruleset } from '@nim/core/rules'
import type { ClaimCard } from '../claim/claim.ts'
import type { Parameter } from '../claim/parameter.ts'
import { formulaTextOf, speaksOfValue } from './formula-id.ts'

/** The maximum number of characters of a formula in a title. */
const TITLE = 80

/** The origin of a user's formula. */
export const ASKED = 'a formula that nimlab is asked about'

/**
 * The card of a claim that consists of a formula. The formula either describes the P-positions of
 * the requested games, or relates the value of a position to its piles. Nothing is parsed yet,
 * because the names that a formula may use depend on the game.
 *
 * @param rulesetOf throws a RangeError for a text that is not a game
 */
export function formulaCard(
  id: string,
  rulesetOf: (game: string) => Ruleset = parseRuleset,
): ClaimCard {
  const text = formulaTextOf(id)
  const ofValue = speaksOfValue(text)
  const short = text.length > TITLE ? `${text.slice(0, TITLE - 1)}…` : text
  return {
    id,
    paper: 'asked',
    kind: 'conjecture',
    source: ASKED,
    by: 'user',
    title: ofValue ? short : `P iff ${short}`,
    statement: ofValue
      ? `For every position: ${text}.`
      : `A position is a P-position if and only if ${text}.`,
    conventions: [
      'x1, x2, … are the piles, in ascending order if the rules do not distinguish them',
      '… if C: no statement about positions where C is false; all clauses joined by ; are stated',
    ],
    decides:
      'for every position of the box to which the formula applies, whether exhaustive solution confirms it',
    complexity: 'C(max+n,n) positions',
    parameters: parametersOf(ofValue, rulesetOf),
  }
}

function parametersOf(ofValue: boolean, rulesetOf: (game: string) => Ruleset): Parameter[] {
  return [
    {
      kind: 'choice',
      name: 'game',
      about: 'the ruleset',
      values: () => [],
      admits: (game) => isRead(() => rulesetOf(game)),
    },
    {
      kind: 'choice',
      name: 'value',
      about: ofValue ? 'what value stands for: remoteness or grundy' : 'what the formula describes',
      values: () => [ofValue ? 'remoteness' : 'outcome'],
      admits: (value) => ofValue && value === 'grundy',
    },
    {
      kind: 'choice',
      name: 'play',
      about: 'normal or misere',
      values: () => ['normal'],
      admits: (play) => play === 'misere',
    },
  ]
}

function isRead(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}
