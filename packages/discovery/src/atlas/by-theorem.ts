import type { PlayConvention, Ruleset } from '@nim/core/rules'
import { kToAllButOneFormula } from '@nim/core/setnim'
import { type Formula, toText } from '@nim/presburger'
import { largestBox, solvedBox, type Subject } from '../box/solved-box.ts'
import { wrongIn } from '../discover/decide.ts'
import { seenOn } from '../discover/discover.ts'
import type { DiscoveryRecord } from '../discover/discovery-record.ts'

/** A theorem of docs/proofs, and its formula for the P-positions of one game. */
export interface GameTheorem {
  readonly theorem: string
  readonly says: Formula
}

/**
 * The theorem that describes a game NIM(n,k) in normal play where the points that decide its formula grow out of
 * reach with n: of NIM(n,n−1), n ≥ 4. Null for all others, which are searched for.
 *
 * @source NT-2
 */
export function theoremOf(ruleset: Ruleset, play: PlayConvention): GameTheorem | null {
  if (ruleset.kind !== 'NIM' || play === 'misere') return null
  const { piles, k } = ruleset
  return piles >= 4 && k === piles - 1
    ? { theorem: 'NT-2', says: kToAllButOneFormula(piles, k) }
    : null
}

/**
 * The row of a game that a theorem describes: its formula, right on the box that the exhaustive solver solved for it;
 * null for other games, and values that are no outcomes.
 *
 * @throws Error if the solver contradicts the theorem: then nimlab is wrong
 */
export function recordByTheorem(
  { ruleset, play, value }: Subject,
  game: string,
  { seed, positions }: { readonly seed: number; readonly positions: number },
): DiscoveryRecord | null {
  const known = value === 'outcome' ? theoremOf(ruleset, play) : null
  if (known === null) return null
  const max = largestBox(ruleset, positions, positions)
  const box = solvedBox({ ruleset, play, value }, max)
  const variables = Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`)
  const wrong = wrongIn(box, known.says, variables)
  if (wrong !== null) throw new Error(`the solver contradicts ${known.theorem} at ${wrong.join()}`)
  return {
    game,
    play,
    value,
    status: 'proved',
    theorem: known.theorem,
    says: toText(known.says),
    boxes: [max],
    ...seenOn(box, seed),
    regions: [],
    walls: [],
    congruences: [],
  }
}
