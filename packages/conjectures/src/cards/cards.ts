import { oneLine } from '@nim/core/rules'
import { didYouMean, nearest } from '@nim/presburger/text'
import type { Paper } from '../claim/claim.ts'
import { formulaCard } from '../formula-claims/formula-card.ts'
import { formulaIdOf, isFormulaId } from '../formula-claims/formula-id.ts'
import { type CardData, cardOf } from './card-data.ts'
import { DH_CARDS } from './made/dh.ts'
import { GMMV_CARDS } from './made/gmmv.ts'
import { GN_CARDS } from './made/gn.ts'
import { NT_CARDS } from './made/nt.ts'
import { V_CARDS } from './made/v.ts'

export type { QuestionAnswer, QuestionStatus } from './question-answer.ts'
export { ANSWERS } from './answers.ts'
export { type CardData, cardOf } from './card-data.ts'
export {
  type CoqProof,
  coqProofOf,
  generalWaysOf,
  type WholeProof,
  wholeProofsOf,
  type WrittenProof,
  writtenProofOf,
} from './general-proofs.ts'
export { POINT_CASES, type PointCases } from './point-cases.ts'
export {
  SETTLED_ERRORS,
  SETTLED_THEOREMS,
  type SettledError,
  type SettledTheorem,
} from './settled.ts'
export { VERDICT_OF } from './verdicts.ts'
export { locatorOf, type Reference, REFERENCES } from './references.ts'

/**
 * A suggested name may differ from the misspelt name in at most this number of letters. A
 * suggestion for a short name may differ in at most one third of the letters.
 */
const FARTHEST_HINT = 3
/** The maximum number of suggested names. */
const MOST_HINTS = 3

/** The cards of all claims, ordered by paper and then as in the paper. No judge is loaded. */
export const CARDS: readonly CardData[] = [
  ...GMMV_CARDS,
  ...DH_CARDS,
  ...GN_CARDS,
  ...V_CARDS,
  ...NT_CARDS,
]

const BY_NAME: ReadonlyMap<string, CardData> = new Map(
  CARDS.flatMap((card) =>
    [card.id.toLowerCase(), ...(card.alias === undefined ? [] : [card.alias])].map(
      (name) => [name, card] as const,
    ),
  ),
)

/**
 * The card with this id or alias (letter case is ignored), or undefined if no card has it. A name
 * that begins with `formula:` is itself a claim.
 */
export function findCard(name: string): CardData | undefined {
  if (isFormulaId(name)) return cardOf(formulaCard(formulaIdOf(name)))
  return BY_NAME.get(name.toLowerCase())
}

/**
 * The message for a name that is neither the id nor the alias of a claim. It suggests up to three
 * ids and aliases, the most similar first. Complexity: one edit distance per claim.
 */
export function unknownClaim(name: string): string {
  const known = CARDS.flatMap(({ id, alias }) => (alias === undefined ? [id] : [id, alias]))
  const farthest = Math.min(FARTHEST_HINT, Math.ceil(name.length / 3))
  const hint = didYouMean(nearest(name, known, farthest).slice(0, MOST_HINTS)) || ';'
  return `unknown claim '${oneLine(name)}'${hint} 'nimlab claims' lists all claims`
}

/** The papers, in the order of the cards. */
export const PAPERS: readonly Paper[] = [...new Set(CARDS.map(({ paper }) => paper))].filter(
  (paper) => paper !== 'asked',
)
