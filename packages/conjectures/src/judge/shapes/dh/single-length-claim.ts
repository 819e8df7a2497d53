import type { Outcome } from '@nim/core/rules'
import type { Claim, ClaimCard } from '../../../claim/claim.ts'
import type { GameFamily } from '../../../facts/setnim/game-families.ts'
import { hasLength } from '../../../facts/setnim/has-length.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import { byClasses, byParitiesOf, type ClassesOf } from './by-classes.ts'
import { outcome as outcomeClass } from '../../../facts/setnim/part-classes.ts'
import { DH } from '../../../claim/sources/dh.ts'
import { statementClaim } from './statement-claim.ts'

/** A game whose plays from one position all have the same length. */
interface SingleLength extends Pick<ClaimCard, 'id' | 'title' | 'statement' | 'conventions'> {
  readonly games: GameFamily
  readonly says: { readonly length: string; readonly outcome: string }
  readonly length: (x: readonly number[]) => number
  readonly lengthLooksAt: ClassesOf
  readonly outcome: (x: readonly number[]) => Outcome
}

/** The parts of such a statement: the length of every play, and the outcome that follows. */
function singleLengthParts({ says, length, lengthLooksAt, outcome }: SingleLength): Parts {
  return {
    length: {
      says: says.length,
      ofPosition: byClasses(
        (game) => hasLength(game, lengthLooksAt(game), length),
        ({ x, rank, game }) => {
          const { shortest, longest } = game.playLengths()
          return shortest[rank] === longest[rank] && longest[rank] === length(x)
        },
      ),
      finds: ({ rank, game }) =>
        `plays have ${game.playLengths().shortest[rank]} to ${game.playLengths().longest[rank]} moves`,
    },
    outcome: {
      says: says.outcome,
      ofPosition: byParitiesOf(outcome, outcomeClass, (at) => outcome(at.x) === at.outcome()),
    },
  }
}

/** A claim on the length of plays and the outcome, for all positions of a box. */
export function singleLengthClaim(claim: SingleLength): Claim {
  const { says: _, length: __, lengthLooksAt: ___, outcome: ____, ...card } = claim
  return statementClaim({
    ...card,
    kind: 'proposition',
    source: `${DH}, section 1`,
    paperStatus: 'quoted',
    decides:
      'for every position of the box, whether the shortest and the longest play have that length, and the outcome by exhaustive solution',
    complexity: 'C(max+n,n) positions times the moves of each',
    truth: 'outcome',
    quick: { ranges: { n: [1, 5] }, max: 8 },
    printed: singleLengthParts(claim),
  })
}
