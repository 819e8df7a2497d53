import { type Fact, outcome } from '../../judge/index.ts'
import { LETTERS } from '../../facts/setnim/letters.ts'
import { outcomeAt } from '../../facts/setnim/outcomes-elsewhere.ts'
import { longestPlay } from '../../facts/setnim/play-lengths.ts'

/**
 * The facts that a lemma about stacks uses. The judge digests them together with the length of a
 * longest play, which follows from the rules.
 */
export const BY_LENGTH: {
  readonly kind: 'lemma'
  readonly facts: typeof LETTERS & { readonly longest: Fact }
  readonly digest: 'longest'
} = {
  kind: 'lemma',
  facts: { ...LETTERS, longest: longestPlay },
  digest: 'longest',
}

/**
 * The facts that a theorem about P-positions uses. The judge digests them together with the
 * outcome, which the exhaustive solver computes.
 */
export const BY_OUTCOME: {
  readonly kind: 'theorem'
  readonly facts: typeof LETTERS & {
    readonly outcome: Fact
    readonly outcomeAt: typeof outcomeAt
  }
  readonly digest: (told: { readonly outcome: number }) => number
  readonly method: string
} = {
  kind: 'theorem',
  facts: { ...LETTERS, outcome, outcomeAt },
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
}
