import type { Claim, ClaimCard } from '../../../claim/claim.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import type { GameFamily } from '../../../facts/setnim/game-families.ts'
import { type Cell, gridCells, gridColumns } from './grid-cells.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import { gameCost, solvedGame } from '../../../facts/setnim/solved-game.ts'
import { type InstanceList, statementClaim } from './statement-claim.ts'

/** A figure that shows position grids. */
interface GridFigure extends Pick<
  ClaimCard,
  'id' | 'source' | 'title' | 'statement' | 'conventions' | 'quick'
> {
  readonly games: GameFamily
  readonly printed: Parts
}

/** The cells of the grids of a family's games, modulus 2·min A. */
export function gridList(games: GameFamily): InstanceList {
  return {
    method: 'retrograde',
    defaultDomain: (parameters) => games.defaultDomain(parameters),
    cost: (parameters, domain) => gameCost(games.ruleset(parameters), domain as BoxDomain),
    list: (parameters, domain, limits) => {
      const game = solvedGame(games.ruleset(parameters), domain as BoxDomain, limits)
      const modulus = 2 * game.k
      const cells = gridCells(game, modulus)
      return {
        instances: cells.map((cell): Cell & { parameters: CaseParameters } => ({
          ...cell,
          parameters,
        })),
        data: () => ({
          columns: gridColumns(cells, game.n, modulus).join(' '),
          emptyCells: cells.filter(({ letter }) => letter === '?').length,
        }),
      }
    },
  }
}

/** A cell together with the case it belongs to. */
export interface CaseCell extends Cell {
  readonly parameters: CaseParameters
}

/** A claim that the grids of solved boxes are the printed ones, cell by cell. */
export function gridClaim(figure: GridFigure): Claim {
  const { games, ...card } = figure
  return statementClaim({
    ...card,
    kind: 'table',
    paperStatus: 'asserted',
    decides:
      'for every cell in which the box has a reduced position, whether all of them have the printed outcome',
    complexity: 'C(max+n,n) positions times the moves of each',
    parameters: games.parameters,
    lists: gridList(games),
  })
}
