import { formatPosition, formatRuleset, isSymmetric, type Ruleset } from '@nim/core/rules'
import type { Claim } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { Counterexample } from '../claim/verdict.ts'
import type { Facts, StatementInput } from '../facts/fact.ts'
import { type ValueSource, reasonIn } from '../judge/local-evidence.ts'
import { moves, type MovesClaim } from '../judge/moves.ts'
import {
  describeFacts,
  type EvidenceContext,
  positions,
  type PositionsClaim,
} from '../judge/positions.ts'
import { careful, EVIDENCE, type Takes } from './careful-member.ts'
import { authored, type OwnCard } from './own-card.ts'
import { ownClaim } from './own-claim.ts'
import { ownStatement } from './own-statement.ts'
import { requireCard } from './require-card.ts'

/** A statement about every position of some games. */
export type OwnPositions<C extends CaseParameters, F extends Facts> = OwnCard &
  Pick<PositionsClaim<C, F>, 'games' | 'printed' | 'edge' | 'evidence'> &
  Partial<Pick<PositionsClaim<C, F>, 'facts'>>

/** A statement about every move of some games. */
export type OwnMoves<C extends CaseParameters, F extends Facts> = OwnCard &
  Pick<MovesClaim<C, F>, 'games' | 'moves' | 'printed'> &
  Partial<Pick<MovesClaim<C, F>, 'facts'>>

/**
 * A claim that a statement holds at every position of its games. Exhaustive solution judges it on
 * boxes.
 * @throws ClaimError that names the missing or wrong member
 */
export function ownPositions<C extends CaseParameters, const F extends Facts>(
  claim: OwnPositions<C, F>,
): Claim {
  requireCard(claim, 'positions')
  const { title, facts = {} as F, evidence } = claim
  return ownClaim(
    positions<C, F>({
      ...claim,
      ...authored(claim),
      evidence: evidence
        ? careful('evidence', evidence, EVIDENCE)
        : (told, found) => solvedEvidence(told, found, facts, title),
      facts,
      printed: ownStatement(claim.printed, ({ x }: StatementInput<F>) => formatPosition(x)),
      digest: solvedIn(facts) ?? (() => 0),
    }),
  )
}

/**
 * A claim that a statement holds for every move from a position in a box.
 * @throws ClaimError that names the missing or wrong member
 */
export function ownMoves<C extends CaseParameters, const F extends Facts>(
  claim: OwnMoves<C, F>,
): Claim {
  requireCard(claim, 'moves')
  const { facts = {} as F, moves: movesFrom } = claim
  const at = (from: StatementInput<F>, to: StatementInput<F>): string =>
    `the move ${formatPosition(from.x)} to ${formatPosition(to.x)}`
  return ownClaim(
    moves<C, F>({
      ...claim,
      ...authored(claim),
      ...(movesFrom && { moves: careful('moves', movesFrom, OPTIONS) }),
      facts,
      printed: ownStatement(claim.printed, at),
      digest: solvedIn(facts) ?? (() => 0),
    }),
  )
}

const OPTIONS: Takes<readonly [x: readonly number[], ruleset: Ruleset]> = [
  'a list of positions with no pile above that of x, sorted if the piles are',
  (given, x, ruleset) =>
    Array.isArray(given) &&
    given.every(
      (option: unknown) =>
        Array.isArray(option) &&
        option.length === x.length &&
        option.every((pile, i) => Number.isSafeInteger(pile) && pile >= 0 && pile <= x[i]!) &&
        (!isSymmetric(ruleset) || option.every((pile, i) => i === 0 || pile >= option[i - 1])),
    ),
]

/** The name of the first solved fact. */
function solvedIn<F extends Facts>(facts: F): (keyof F & string) | undefined {
  return Object.keys(facts).find((name) => facts[name]!.solved !== undefined)
}

/**
 * The facts about a position at which a statement fails. If a fact is solved, the list includes the
 * options from which the value of this fact follows.
 */
function solvedEvidence<C extends CaseParameters, F extends Facts>(
  told: StatementInput<F>,
  { game, parameters, solved: table }: EvidenceContext<C>,
  facts: F,
  title: string,
): Omit<Counterexample, 'position'> {
  const part = parameters['part']
  const expected = part === undefined ? title : `${title}, part ${part}`
  const actual = describeFacts(told, facts)
  const explain = `the statement "${expected}" fails in ${formatRuleset(game.ruleset)}: ${actual}`
  const name = solvedIn(facts)
  if (name === undefined) return { expected, actual, explain }
  const { value, play } = facts[name]!.solved!
  const at: ValueSource['at'] = (x) => game.values(value, play)[game.box.rank(x)]!
  const { stated, because } = reasonIn(table ?? { ruleset: game.ruleset, value, at }, told.x)
  return { expected, actual, explain: `${explain}; ${because}`, stated }
}
