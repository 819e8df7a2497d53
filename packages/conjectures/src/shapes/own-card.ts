import type { ClaimKind } from '../claim/claim.ts'
import type { Card } from '../judge/statement.ts'

/** The card of a user's own claim. */
export interface OwnCard extends Pick<
  Card,
  'quick' | 'unsettled' | 'answer' | 'decides' | 'complexity' | 'conventions'
> {
  /**
   * An id of letters, digits, dots and hyphens, such as `my-claim`. The id must not be that of a
   * statement from a paper.
   */
  readonly id: string
  /** The statement in one line. */
  readonly title: string
  /** The statement in full, with LaTeX. Default: the title. */
  readonly statement?: string
  /** Default: `conjecture`. A `question` is answered instead of judged. */
  readonly kind?: ClaimKind
}

/** The fields that the author of a card can omit. */
export function authored({
  title,
  statement = title,
  kind = 'conjecture',
}: OwnCard): Pick<Card, 'at' | 'by' | 'kind' | 'statement'> {
  return { statement, kind, at: 'your own claim', by: 'user' }
}
