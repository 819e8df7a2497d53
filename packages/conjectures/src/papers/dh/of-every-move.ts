import { total } from '@nim/core/setnim/definitions'
import type { Move } from '../../facts/setnim/moves.ts'
import type { CaseParameters, Part, Statement } from '../../judge/index.ts'
import { everyMove, failingMove, statedBy } from '../../judge/index.ts'

/** The facts about x′ that statements about moves use, by the letters of DH-D2, DH-D3 and DH-D7. */
class After {
  readonly #move: Move
  #red: readonly number[] | undefined
  constructor(move: Move) {
    this.#move = move
  }
  get x(): readonly number[] {
    return this.#move.option
  }
  get sum(): number {
    return total(this.x)
  }
  get top(): number {
    return Math.max(...this.x)
  }
  get o(): number {
    return this.#move.type.o
  }
  get r(): number {
    return this.#move.type.r
  }
  get isReduced(): boolean {
    return !this.#move.needsReduction
  }
  get red(): readonly number[] {
    return (this.#red ??= this.#move.reduction)
  }
}

/**
 * The statement that a text is true of every move. Null if no move satisfies the hypothesis of the
 * text.
 */
export function ofEveryMove<C extends CaseParameters>(
  textOf: (parameters: C) => string,
): Statement<{ readonly moves: readonly Move[] }, C> {
  const holds = statedBy(textOf)
  return (told, parameters) =>
    everyMove(told.moves, (move) => holds(told, parameters, new After(move)))
}

/** The same statement as a part, with the first move for which it fails. */
export function partOfMoves<C extends CaseParameters>(
  says: string,
  textOf: (parameters: C) => string,
): Part<{ readonly x: readonly number[]; readonly moves: readonly Move[] }, C> {
  const holds = statedBy(textOf)
  return {
    says,
    holds: ofEveryMove(textOf),
    finds: (told, parameters) =>
      failingMove(told.x, told.moves, (move) => holds(told, parameters, new After(move))),
  }
}
