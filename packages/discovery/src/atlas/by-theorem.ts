import { formatRuleset } from '@nim/core/rules'
import { type Formula, toText } from '@nim/presburger'
import { largestBox, solvedBox, type Subject } from '../box/solved-box.ts'
import { seenOn } from '../discover/discover.ts'
import type { DiscoveryRecord } from '../discover/discovery-record.ts'
import { wrongIn } from '../probe/wrong-in.ts'

/**
 * A theorem that decides the outcome of every position of a game, with its formula for the
 * P-positions.
 */
export interface GameTheorem {
  readonly theorem: string
  readonly says: Formula
}

/**
 * The row of a game that a theorem describes, in normal or misère play. The row contains the
 * formula of the theorem. The function checks the formula on a box that the exhaustive solver
 * solves.
 *
 * @param positions the maximum number of positions of the largest box that may be solved
 * @throws Error if the solver contradicts the theorem, which means that nimlab is wrong
 */
export function recordByTheorem(
  { ruleset, play }: Pick<Subject, 'ruleset' | 'play'>,
  { theorem, says }: GameTheorem,
  { seed, positions }: { readonly seed: number; readonly positions: number },
): DiscoveryRecord {
  const max = largestBox(ruleset, positions, positions)
  const box = solvedBox({ ruleset, play, value: 'outcome' }, max)
  const variables = Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`)
  const wrong = wrongIn(box, says, variables)
  if (wrong !== null) throw new Error(`the solver contradicts ${theorem} at ${wrong.join()}`)
  return {
    game: formatRuleset(ruleset),
    play,
    value: 'outcome',
    status: 'proved',
    theorem,
    says: toText(says),
    boxes: [max],
    ...seenOn(box, seed),
    regions: [],
    walls: [],
    congruences: [],
  }
}
