import { type Box, sorted } from '@nim/core/rules'
import { hasStack, type Type, typeOf, visitMoves } from '@nim/core/setnim/definitions'
import { byRules } from '../../claim/stated-fact.ts'
import type { Fact } from '../fact.ts'
import { reducedRank } from './reduction.ts'
import { ofSizes, sizesOf } from './stacks.ts'

/** A move x → x′ = x − 1_S. Of several equal stacks, the first ones are played on. */
export interface Play {
  /** The number of stacks played on. */
  readonly a: number
  /** S, the stacks played on, as bits. */
  readonly played: number
  /** x′, once with its stacks in place and once sorted. */
  readonly option: readonly number[]
}

/** Every move from x: one for each choice of how many stacks of each height are played on. */
export const plays: Fact<readonly Play[]> = ofSizes(
  'the moves from x, with what they leave',
  'DH-D1',
  (x, _, A) => {
    const found: Play[] = []
    visitMoves(x, A, (left, played, a) => found.push({ a, played, option: [...left] }) > 0)
    return found
  },
)

/** The game and the box of a move. */
interface Place {
  readonly box: Box
  readonly k: number
  /** The ranks of the reductions, by rank. */
  readonly ranks: ArrayLike<number>
}

/** Facts about one move x → x′. This is a class, so that a move needs little memory. */
export class Move implements Play {
  readonly a: number
  readonly played: number
  readonly option: readonly number[]
  readonly optionRank: number
  /** True if some highest stack of x was not played on. */
  readonly leavesOutMaximal: boolean
  /** The rank of red(x′). */
  readonly reducedRank: number
  readonly #place: Place

  constructor(place: Place, option: readonly number[], played: number, a: number, maximal: number) {
    this.#place = place
    this.a = a
    this.played = played
    this.option = option
    this.optionRank = place.box.rank(option)
    this.leavesOutMaximal = (maximal & ~played) !== 0
    this.reducedRank = place.ranks[this.optionRank]!
  }

  /** True if x′ is not reduced. */
  get needsReduction(): boolean {
    return this.reducedRank !== this.optionRank
  }

  /** red(x′). */
  get reduction(): readonly number[] {
    return this.#place.box.unrank(this.reducedRank)
  }

  /** The type of x′. */
  get type(): Type {
    return typeOf(this.option, this.#place.k)
  }

  /** The type of red(x′). */
  get reducedType(): Type {
    return typeOf(this.reduction, this.#place.k)
  }
}

/** Every move from x: one for each choice of how many stacks of each height are played on. */
export const stackMoves: Fact<readonly Move[]> = {
  says: 'the moves from x, with what they leave and its reduction',
  source: 'DH-D1',
  about: 'SN',
  states: (moves, x) => [
    byRules(x, { fact: 'options', value: moves.map(({ option }) => sorted(option)) }),
    ...moves.map(({ option, reduction }) =>
      byRules(sorted(option), { fact: 'reduction', value: reduction }),
    ),
  ],
  of: (game) => {
    const { box } = game
    const sizes = sizesOf(game.ruleset)
    const place = { box, k: sizes[0]!, ranks: game.column(reducedRank) }
    return (x) => {
      const top = Math.max(...x)
      const maximal = x.reduce((set, height, i) => (height === top ? set | (1 << i) : set), 0)
      const found: Move[] = []
      visitMoves(x, sizes, (left, played, a) => {
        found.push(new Move(place, [...left], played, a, maximal))
        return true
      })
      return found
    }
  },
  needs: [reducedRank],
}

/** The stacks that are not played on, numbered from 0. */
export function leftOut({ option, played }: Move): number[] {
  return [...option.keys()].filter((i) => !hasStack(played, i))
}
