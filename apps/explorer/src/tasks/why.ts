import { type Outcome, parseRuleset, type PlayConvention, type Position } from '@nim/core/rules'
import { analyse, type Analysis } from '@nim/report/position'
import type { TaskWatch } from './watch.ts'

export interface WhyGiven {
  readonly game: string
  readonly play: PlayConvention
  readonly position: Position
  /** Positions that may be solved. */
  readonly limit: number
}

/** A move and what is played after it. */
export interface WhyLine {
  readonly to: Position
  readonly outcome: Outcome | null
  /** The move that answers it; null if none is found. */
  readonly reply: Position | null
}

/**
 * Two plies that show who wins. Of a P-position: every move, and the reply that answers it. Of an
 * N-position: a winning move, and every reply to it with what answers that.
 */
export interface WhyAnswer {
  /** The winning move; null at a P-position and at the end of play. */
  readonly move: Position | null
  readonly lines: readonly WhyLine[]
  /** Lines that were left out. */
  readonly left: number
  /** False if there are too many moves to list. */
  readonly isWhole: boolean
}

/** Lines that are worked out. */
const MOST_LINES = 100

/** Unfolds two plies from analyses alone. */
export function explain(given: WhyGiven, watch: TaskWatch): WhyAnswer {
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

function analysed({ game, play, limit }: WhyGiven, position: Position): Analysis {
  return analyse(parseRuleset(game), position, { play, limit })
}
