import { longestByDefinition, lowerHalf, upperHalf } from '@nim/core/setnim/definitions'
import type { Letters } from '../../facts/setnim/letters.ts'
import { type CaseParameters, everyMove, statedBy, type Statement } from '../../judge/index.ts'

/**
 * The facts about x′ that a statement about moves uses, under the letters that docs/proofs uses for
 * them.
 */
class After {
  readonly x: readonly number[]
  readonly #k: number
  constructor(x: readonly number[], k: number) {
    this.x = x
    this.#k = k
  }
  get u(): readonly number[] {
    return lowerHalf(this.x)
  }
  get v(): readonly number[] {
    return upperHalf(this.x)
  }
  get l(): number {
    return longestByDefinition(this.x, this.#k)
  }
  get lu(): number {
    return longestByDefinition(this.u, this.#k)
  }
  get lv(): number {
    return longestByDefinition(this.v, this.#k)
  }
}

/**
 * The statement that a text is true for every move. The result is null if no move satisfies the
 * hypothesis of the text.
 */
export function ofEveryPlay<C extends CaseParameters>(
  textOf: (parameters: C) => string,
): Statement<Pick<Letters, 'k' | 'moves'>, C> {
  const holds = statedBy(textOf)
  return (told, parameters) =>
    everyMove(told.moves, ({ option }) => holds(told, parameters, new After(option, told.k)))
}
