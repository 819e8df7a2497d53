import type { Type } from '@nim/core/setnim/definitions'
import type { GameFamily } from '../../facts/setnim/game-families.ts'
import { type Cell, gridCells, gridCost } from '../../facts/setnim/position-grid.ts'
import { sizesOf } from '../../facts/setnim/stacks.ts'
import {
  type BoxDomain,
  type CaseParameters,
  type GameOnBox,
  gameOnBox,
  type InstancesClaim,
  type Statement,
} from '../../judge/index.ts'

/** The statement that a cell is P iff its type is a given P-type. */
export function drawnBy<C>(isPType: (parameters: C, type: Type) => boolean): Statement<Cell, C> {
  return ({ o, r, letter }, parameters) =>
    letter === '?' ? null : letter === (isPType(parameters, { o, r }) ? 'P' : 'N')
}

/** The fields that claims about the cells of grids share. */
type Subject<C extends CaseParameters> = Pick<
  InstancesClaim<C, BoxDomain, Cell>,
  'parameters' | 'domain' | 'ruleset' | 'instances' | 'cost' | 'digest' | 'method' | 'witness'
>

/**
 * The cells of the grids of several games, one grid after the other, as the instances of claims.
 * @param k half of the modulus. Default: min A
 * @param report additional values of a grid to report
 */
export function gridsOf<C extends CaseParameters>(
  games: GameFamily<C>,
  report: (
    game: GameOnBox,
    cells: readonly Cell[],
    modulus: number,
  ) => Readonly<Record<string, number | string>>,
  k: (parameters: C) => number = (parameters) => sizesOf(games.ruleset(parameters))[0]!,
): Subject<C> {
  return {
    parameters: games.parameters,
    domain: (parameters) => games.defaultDomain(parameters),
    ruleset: (parameters) => games.ruleset(parameters),
    instances: ({ parameters, domain, limits, data }) => {
      const game = gameOnBox(games.ruleset(parameters), domain, limits)
      const modulus = 2 * k(parameters)
      const cells = gridCells(game, modulus)
      Object.assign(data, report(game, cells, modulus))
      return cells
    },
    cost: (parameters, domain) => gridCost(games, parameters, domain),
    digest: ({ letter }) => ['P', 'N', 'M', '?'].indexOf(letter),
    method: 'retrograde',
    witness: ({ o, r, smallest: { P, N } }) => ({ o, r, P, N }),
  }
}
