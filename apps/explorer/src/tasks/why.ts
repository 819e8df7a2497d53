import { type Outcome, parseRuleset, type PlayConvention, type Position } from '@nim/core/rules'
import { analyse, type Analysis } from '@nim/report/position'
import type { TaskWatch } from './watch.ts'

export interface WhyInput {
  readonly game: string
  readonly play: PlayConvention
  readonly position: Position
  /** The maximum number of positions to solve. */
  readonly limit: number
}

/** A move and the reply to it. */
export interface WhyLine {
  readonly to: Position
  readonly outcome: Outcome | null
  /** The reply. Null if none was found. */
  readonly reply: Position | null
}

/**
 * Two plies that show who wins. For a P-position, the plies are all moves, each with a winning
 * reply. For an N-position, the plies are all replies to one winning move, each with a winning
 * answer.
 */
export interface WhyAnswer {
  /** The winning move. Null for a P-position and at the end of the game. */
  readonly move: Position | null
  readonly lines: readonly WhyLine[]
  /** The number of omitted lines. */
  readonly left: number
  /** False if the position has too many moves to list. */
  readonly isWhole: boolean
}

/** The maximum number of lines. */
const MOST_LINES = 100

/** Shows two plies of play that explain who wins. The plies come from the analyses of positions. */
export function explain(given: WhyInput, watch: TaskWatch): WhyAnswer {
  const first = analysed(given, given.position)
  const outcome = first.values.outcome?.value ?? null
  const move = outcome === 'N' && first.moves.length > 0 ? first.moves[0]!.to.map(Number) : null
  const second = move === null ? first : analysed(given, move)
  const shown = second.moves.slice(0, MOST_LINES)
  const lines = shown.map(({ to, values }, done): WhyLine => {
    watch.progressed({ done, of: shown.length, words: 'looking at replies' })
    const after = analysed(given, to.map(Number))
    const wins = after.moves.find((reply) => reply.values.outcome?.value === 'P')
    return {
      to: to.map(Number),
      outcome: values.outcome?.value ?? null,
      reply: wins?.to.map(Number) ?? null,
    }
  })
  const isWhole = second.allMoves
  return { move, lines, left: isWhole ? second.moves.length - shown.length : 0, isWhole }
}

function analysed({ game, play, limit }: WhyInput, position: Position): Analysis {
  return analyse(parseRuleset(game), position, { play, limit })
}
