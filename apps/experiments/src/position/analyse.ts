import { type PositionValues, solvePosition } from '@nim/bruteforce'
import { provedReply, provedValues } from '@nim/core/proved-values'
import {
  formatPosition,
  gameOf,
  options,
  type Outcome,
  type PlayConvention,
  type Position,
  type Ruleset,
} from '@nim/core/rules'

type Pile = number | bigint

/** A value and how it was found: by a proved formula with its id, by solving, or both. */
export interface KnownValue<V = Pile | Outcome> {
  readonly value: V
  readonly by: string
}

/** Outcome, remoteness and Grundy value of a position; null where nothing is known. */
export interface KnownValues {
  readonly outcome: KnownValue<Outcome> | null
  readonly remoteness: KnownValue<Pile> | null
  readonly grundy: KnownValue<Pile> | null
}

/** What is known of a position and of every position one move further. */
export interface Analysis {
  readonly ruleset: Ruleset
  readonly play: PlayConvention
  readonly position: readonly Pile[]
  readonly values: KnownValues
  readonly moves: readonly { readonly to: readonly Pile[]; readonly values: KnownValues }[]
  /** False if there are too many moves to list: then `moves` holds a winning one, if there is one. */
  readonly allMoves: boolean
  /** Index of a best move in `moves`; null if there is none or it is not known. */
  readonly best: number | null
  /** Number of positions solved; 0 if the values are by formula alone. */
  readonly solved: number
  /** Why the position was not solved, as the end of a sentence; null if it was. */
  readonly unsolved: string | null
}

/** Games whose moves take any number of stones may have more moves than a table should list. */
const MOST_LISTED = 900

/** Formula and solver give different values: one of them is wrong. */
class DisagreementError extends Error {
  override readonly name = 'DisagreementError'
}

/**
 * The values of a position and of its options: by a proved formula where there is one, otherwise by
 * solving the positions below it, if they are at most `limit`. Where both are at hand they are
 * compared.
 *
 * @throws DisagreementError if formula and solver disagree
 */
export function analyse(
  ruleset: Ruleset,
  position: Position<Pile>,
  play: PlayConvention,
  limit: number,
): Analysis {
  const solved = position.every((pile) => typeof pile === 'number')
    ? solvePosition(ruleset, position, { play, limit })
    : null
  const found = solved === null ? [] : [solved, ...solved.options]
  const bySolving = new Map(found.map((values) => [formatPosition(values.position), values]))
  const valuesOf = (piles: Position<Pile>): KnownValues =>
    known(ruleset, piles, play, bySolving.get(formatPosition(piles)))
  const values = valuesOf(position)
  const allMoves = canBeListed(ruleset, position)
  const reply = allMoves ? null : provedReply(ruleset, position, play)
  const targets = allMoves ? options(ruleset, position) : reply === null ? [] : [reply]
  const moves = targets.map((to) => ({ to, values: valuesOf(to) }))
  return {
    ruleset,
    play,
    position,
    values,
    moves,
    allMoves,
    best: bestMove(
      values,
      moves.map((move) => move.values),
    ),
    solved: solved?.solved ?? 0,
    unsolved: solved !== null ? null : `, and more than ${limit} positions would have to be solved`,
  }
}

/** Moves that are vectors are as many for large piles as for small ones. */
function canBeListed(ruleset: Ruleset, position: Position<Pile>): boolean {
  const game = gameOf(ruleset)
  if (game.moveVectors !== undefined) return true
  return game.mostOptions(ruleset, position.map(Number)) <= MOST_LISTED
}

function known(
  ruleset: Ruleset,
  piles: Position<Pile>,
  play: PlayConvention,
  solved: PositionValues | undefined,
): KnownValues {
  const formula = provedValues<Pile>(ruleset, piles, play)
  const choose = <V extends Pile | Outcome>(
    name: string,
    proved: { readonly value: V; readonly source: string } | null,
    found: V | undefined,
  ): KnownValue<V> | null => {
    if (proved !== null && found !== undefined && proved.value !== found) {
      throw new DisagreementError(
        `${name} of ${formatPosition(piles)} is ${String(proved.value)} by ${proved.source}, but ${String(found)} by solving`,
      )
    }
    if (proved !== null) {
      const also = found === undefined ? '' : ' and by solving'
      return { value: proved.value, by: `by formula ${proved.source}${also}` }
    }
    return found === undefined ? null : { value: found, by: 'by solving' }
  }
  return {
    outcome: choose('outcome', formula.outcome, solved?.outcome),
    remoteness: choose<Pile>('remoteness', formula.remoteness, solved?.remoteness),
    grundy: choose<Pile>('Grundy value', formula.grundy, solved?.grundy),
  }
}

/**
 * Who wins does so as fast as possible: a move to the smallest remoteness among winning moves. Who
 * loses resists as long as possible: a move to the largest. Where remoteness is not known, any move
 * that wins.
 */
function bestMove(values: KnownValues, after: readonly KnownValues[]): number | null {
  if (values.outcome === null) return null
  const wins = values.outcome.value === 'N'
  const worthwhile = after.flatMap(({ outcome }, i) => (!wins || outcome?.value === 'P' ? [i] : []))
  if (after.some(({ remoteness }) => remoteness === null)) {
    return wins ? (worthwhile[0] ?? null) : null
  }
  const length = (i: number): Pile => after[i]!.remoteness!.value
  return worthwhile.reduce<number | null>((best, i) => {
    if (best === null) return i
    return wins ? (length(i) < length(best) ? i : best) : length(i) > length(best) ? i : best
  }, null)
}
