import type { Claim, ClaimCard } from '../../../claim/claim.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { defaultBox } from '../../../facts/setnim/default-box.ts'
import type { GameFamily } from '../../../facts/setnim/game-families.ts'
import { type Cell, gridCells, gridColumns } from './grid-cells.ts'
import type { ListedPart } from '../../../facts/setnim/part.ts'
import { gameCost, type SolvedGame, solvedGame } from '../../../facts/setnim/solved-game.ts'
import { statementClaim } from './statement-claim.ts'

/** A question for the P-positions of a family of games. */
interface Question extends Pick<
  ClaimCard,
  'id' | 'source' | 'title' | 'statement' | 'conventions' | 'quick'
> {
  readonly games: GameFamily
  /** The k whose double is the modulus of the grid. */
  readonly k: (parameters: CaseParameters) => number
}

/** What is asked of every cell: do all reduced positions of the type have one outcome? */
const ONE_OUTCOME: ListedPart<Cell> = {
  says: 'the outcome of a reduced position is a function of its type (o, sum mod 2k)',
  ofInstance: ({ letter }) => (letter === '?' ? null : letter !== 'M'),
}

/** A survey of an open question: whether types decide the outcome, and counts for every case. */
export function surveyClaim(question: Question): Claim {
  const { games, k, ...card } = question
  return statementClaim({
    ...card,
    kind: 'question',
    paperStatus: 'open',
    decides:
      'for every type, whether the reduced positions of the box have one outcome; refuted answers the question of the case with no, it does not refute the paper',
    complexity: 'C(max+n,n) positions times the moves of each',
    parameters: games.parameters,
    lists: {
      method: 'retrograde',
      defaultDomain: ({ n }) => defaultBox(n as number),
      cost: (parameters, domain) => gameCost(games.ruleset(parameters), domain as BoxDomain),
      list: (parameters, domain, limits) => {
        const game = solvedGame(games.ruleset(parameters), domain as BoxDomain, limits)
        const modulus = 2 * k(parameters)
        const cells = gridCells(game, modulus)
        return { instances: cells, data: () => surveyData(game, modulus, cells) }
      },
    },
    printed: { types: ONE_OUTCOME },
  })
}

/** Counts of P, the grid, and the share of mixed cells for several moduli. */
function surveyData(
  game: SolvedGame,
  modulus: number,
  cells: readonly Cell[],
): Record<string, number | string> {
  const { n, box } = game
  const ranks = game.reducedRanks()
  const outcomes = game.outcomes()
  let P = 0
  let reduced = 0
  let reducedP = 0
  for (let rank = 0; rank < box.count; rank++) {
    const isReduced = ranks[rank] === rank
    if (isReduced) reduced++
    if (outcomes[rank] !== 0) continue
    P++
    if (isReduced) reducedP++
  }
  const shares = [...new Set([modulus / 2, modulus, 2 * modulus, n, 2 * n])]
    .sort((a, b) => a - b)
    .map((m) => `mod ${m}: ${mixedShare(gridCells(game, m))}`)
  return {
    positions: box.count,
    P,
    reduced,
    reducedP,
    grid: gridColumns(cells, n, modulus).join(' '),
    mixedCells: shares.join(', '),
  }
}

function mixedShare(cells: readonly Cell[]): string {
  const filled = cells.filter(({ letter }) => letter !== '?')
  return `${filled.filter(({ letter }) => letter === 'M').length}/${filled.length}`
}
