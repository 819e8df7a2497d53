import { formatPosition, formatRuleset } from '@nim/core/rules'
import type { Claim, ClaimKind } from '../claim/claim.ts'
import { fixed } from '../claim/domains.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { Counterexample, Domain, FixedDomain } from '../claim/verdict.ts'
import type { Facts, Told } from '../facts/fact.ts'
import { instances, type InstancesClaim } from '../judge/instances.ts'
import { type Known, reasonIn } from '../judge/local-evidence.ts'
import { moves, type MovesClaim } from '../judge/moves.ts'
import { describeFacts, type Found, positions, type PositionsClaim } from '../judge/positions.ts'
import type { Card } from '../judge/statement.ts'
import { values, type ValuesClaim } from '../judge/values.ts'
import { described } from './claim-error.ts'
import { type CaseOf, type OwnParameters, ownParameters } from './games-of.ts'
import { ownClaim } from './own-claim.ts'
import { ownStatement } from './own-statement.ts'
import { requireCard } from './require-card.ts'

/** What a claim of one's own says of itself. */
export interface OwnCard extends Pick<
  Card,
  'quick' | 'unsettled' | 'answer' | 'decides' | 'complexity' | 'conventions'
> {
  /** Letters, digits, dots and hyphens, such as `my-claim`; not that of a statement of a paper. */
  readonly id: string
  /** The statement in one line. */
  readonly title: string
  /** The statement in full, with LaTeX. Default: the title. */
  readonly statement?: string
  /** Default: `conjecture`. A `question` is answered, not judged. */
  readonly kind?: ClaimKind
}

/** A statement about every position of some games. */
export type OwnPositions<C extends CaseParameters, F extends Facts> = OwnCard &
  Pick<PositionsClaim<C, F>, 'games' | 'printed' | 'edge' | 'evidence'> &
  Partial<Pick<PositionsClaim<C, F>, 'facts'>>

/** A statement about every move of some games. */
export type OwnMoves<C extends CaseParameters, F extends Facts> = OwnCard &
  Pick<MovesClaim<C, F>, 'games' | 'moves' | 'printed'> &
  Partial<Pick<MovesClaim<C, F>, 'facts'>>

/**
 * A statement about listed things other than positions: examples, sequences, numbers, words. A statement that
 * something exists is made by `exists`, so that a small domain does not refute it. The domain is `upTo('n', 100)`,
 * which `--max` changes, or (default) that of a fixed list.
 */
export type OwnInstances<P extends OwnParameters, D extends Domain, I> = OwnCard &
  Pick<InstancesClaim<CaseOf<P>, D, I>, 'instances' | 'printed' | 'witness' | 'evidence'> &
  Partial<Pick<InstancesClaim<CaseOf<P>, D, I>, 'domain'>> & { readonly parameters?: P }

/** A table, a list or a number of somebody's own, compared entry by entry with what is computed. */
export type OwnValues<P extends OwnParameters> = OwnCard &
  Pick<ValuesClaim<CaseOf<P>>, 'printed' | 'compute'> & { readonly parameters?: P }

/** Where a claim has one case. */
type NoParameters = Readonly<Record<string, never>>

/**
 * A claim that a statement holds at every position of its games, judged over boxes by exhaustive solution.
 * @throws ClaimError naming the member that is missing or wrong
 */
export function ownPositions<C extends CaseParameters, const F extends Facts>(
  claim: OwnPositions<C, F>,
): Claim {
  requireCard(claim, 'positions')
  const { title, facts = {} as F } = claim
  return ownClaim(
    positions<C, F>({
      evidence: (told, found) => solvedEvidence(told, found, facts, title),
      ...claim,
      ...authored(claim),
      facts,
      printed: ownStatement(claim.printed, ({ x }: Told<F>) => formatPosition(x)),
      digest: solvedIn(facts) ?? (() => 0),
    }),
  )
}

/**
 * A claim that a statement holds for every move from a position of a box.
 * @throws ClaimError naming the member that is missing or wrong
 */
export function ownMoves<C extends CaseParameters, const F extends Facts>(
  claim: OwnMoves<C, F>,
): Claim {
  requireCard(claim, 'moves')
  const { facts = {} as F } = claim
  const at = (from: Told<F>, to: Told<F>): string =>
    `the move ${formatPosition(from.x)} to ${formatPosition(to.x)}`
  return ownClaim(
    moves<C, F>({
      ...claim,
      ...authored(claim),
      facts,
      printed: ownStatement(claim.printed, at),
      digest: solvedIn(facts) ?? (() => 0),
    }),
  )
}

/**
 * A claim that a statement holds for everything of a list.
 * @throws ClaimError naming the member that is missing or wrong
 */
export function ownInstances<
  I,
  const P extends OwnParameters = NoParameters,
  D extends Domain = FixedDomain,
>(claim: OwnInstances<P, D, I>): Claim {
  requireCard(claim, 'instances')
  const { parameters = {}, domain = fixed as () => Domain as () => D } = claim
  const at = (instance: I): string => JSON.stringify(instance, textOfBigint) ?? described(instance)
  return ownClaim(
    instances<CaseOf<P> & CaseParameters, D, I>({
      ...claim,
      ...authored(claim),
      parameters: ownParameters(parameters),
      domain,
      digest: () => 0,
      printed: ownStatement(claim.printed, at, true),
    }),
  )
}

/**
 * A claim that a table is right.
 * @throws ClaimError naming the member that is missing or wrong
 */
export function ownValues<const P extends OwnParameters = NoParameters>(
  claim: OwnValues<P>,
): Claim {
  requireCard(claim, 'values')
  return ownClaim(
    values<CaseOf<P> & CaseParameters>({
      ...claim,
      ...authored(claim),
      parameters: ownParameters(claim.parameters ?? {}),
      digest: ({ computed }) => (Number.isSafeInteger(computed) ? Math.abs(Number(computed)) : 0),
    }),
  )
}

/** What the author's card leaves out. */
function authored({
  title,
  statement = title,
  kind = 'conjecture',
}: OwnCard): Pick<Card, 'at' | 'by' | 'kind' | 'statement'> {
  return { statement, kind, at: 'your own claim', by: 'user' }
}

/** The name of the first solved fact. */
function solvedIn<F extends Facts>(facts: F): (keyof F & string) | undefined {
  return Object.keys(facts).find((name) => facts[name]!.solved !== undefined)
}

/** The facts where a statement fails; of a solved one the options from which its value follows. */
function solvedEvidence<C extends CaseParameters, F extends Facts>(
  told: Told<F>,
  { game, parameters, solved: table }: Found<C>,
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
  const at: Known['at'] = (x) => game.values(value, play)[game.box.rank(x)]!
  const { stated, because } = reasonIn(table ?? { ruleset: game.ruleset, value, at }, told.x)
  return { expected, actual, explain: `${explain}; ${because}`, stated }
}

function textOfBigint(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
