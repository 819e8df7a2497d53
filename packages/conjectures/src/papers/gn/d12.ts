import { isOver, scaledPayoff } from '@nim/core/gm'
import type { Table, TableValue } from '@nim/bruteforce'
import { type Box, exactSlowNim, isTerminal, options } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { FAILS, HOLDS } from '../../judge/tally.ts'
import { boxClaim, type BoxRow } from '../../judge/shapes/gn/box-claim.ts'
import { GN } from '../../claim/sources/gn.ts'
import { lengthTable } from '../../facts/gm/length-table.ts'
import { type Distances, forEachPart, optionDistances } from '../../facts/gm/option-distances.ts'
import { rowsByEquality } from '../../judge/shapes/gn/rows-by-equality.ts'
import { examined, type Examined } from '../../judge/shapes/gn/vector-claim.ts'
import { choice } from '../../facts/gm/vector-parameters.ts'

const REMOTENESS = 'remoteness'
const PAYOFFS = 'payoffs'
const TERMINAL = 'end'

/** What the definition computes. */
interface LPlayerDefinition {
  readonly isOver: {
    (x: readonly number[]): boolean
    /** It looks at nothing but which piles are empty. */
    readonly looksAtEmptyPiles?: true
  }
  /** Payoff of a player times l − 1. */
  readonly payoff: (length: number, player: number, l: number) => number
}

/** Exceeds every play of the boxes on which the definition is tested. */
const CONSTANT = 1_000_000

/** Numbers of players for which payoffs are tested. */
const PLAYERS = [2, 3, 4, 5, 6]

/** The game of l players. */
export const gnD12: Claim = boxClaim<LPlayerDefinition>({
  id: 'GN-D12',
  kind: 'definition',
  source: `${GN}, section 3.4`,
  paperStatus: 'asserted',
  title: 'the l-player game: the one who cannot move pays C−|P|, the winners share it',
  statement: String.raw`$n$ piles, $l\ge 2$ players in cyclic order; a move keeps one pile and reduces the others by 1, provided they are positive. A position with at least two non-positive entries is terminal: the player who has to move there lost. The loser pays $C-|P|$, every winner gets $(C-|P|)/(l-1)$, with $|P|$ the number of moves.`,
  conventions: [
    'convention A for the payoffs, reconstructed. The readings "the loser pays C+|P|" and "an empty pile may be among the reduced ones and stays empty" contradict the sentence that for l = 2 the conjecture follows from the optimality of the M-rule: test/gn/readings.test.ts',
  ],
  decides:
    'for every position of the box: that the play is over exactly where NIM(n,n−1) has no move; that payoffs sum to 0, one player loses, and winners hurry while the loser resists, l = 2..6; that for l = 2 the play in which both choose the best payoff has R(x) moves',
  parameters: [
    piles(2, 2, 5),
    choice('part', 'of the definition', [REMOTENESS, PAYOFFS, TERMINAL]),
  ],
  method: 'backward induction',
  positions: 5000,
  bytes: 8,
  tables: { ruleset: (n) => exactSlowNim(n, n - 1), of: ['remoteness'] },
  printed: {
    isOver: Object.assign((x: readonly number[]) => isOver(x), {
      looksAtEmptyPiles: true as const,
    }),
    payoff: (length, player, l) => scaledPayoff({ length, players: l, constant: CONSTANT }, player),
  },
  rows: (definition, { parameters: { n, part } }, box, solved) => {
    if (part === TERMINAL) {
      return definition.isOver.looksAtEmptyPiles === undefined
        ? null
        : rowsByEquality(box, (x) => compareEnd(definition, n, x))
    }
    return part === PAYOFFS ? payoffRows(definition, box) : bestPlayRows(definition, box, solved)
  },
  examiner: (definition, { parameters: { n, part } }, solved) => {
    const ruleset = exactSlowNim(n, n - 1)
    if (part === TERMINAL) return (x) => compareEnd(definition, n, x)
    if (part === PAYOFFS) {
      return (x) => {
        const length = x.reduce((a, b) => a + b, 0)
        const wrong = PLAYERS.find((l) => !arePayoffsRight(definition, length, l))
        return examined(length, wrong === undefined, () => ({
          expected: 'payoffs of convention A',
          actual: `wrong for ${wrong} players`,
          explain: `plays of ${length} and ${length + (wrong ?? 0)} moves are paid otherwise`,
        }))
      }
    }
    const table = solved('remoteness')
    const lengths = new Uint32Array(table.box.count)
    return (x, rank, box) => {
      const plays = options(ruleset, x).map((option) => 1 + lengths[box.rank(option)]!)
      const payoffs = plays.map((length) => definition.payoff(length, 0, 2))
      lengths[rank] = plays[payoffs.indexOf(Math.max(...payoffs))] ?? 0
      const actual = table.values[rank]!
      return examined(actual, lengths[rank] === actual, () => ({
        expected: lengths[rank]!,
        actual,
        explain: `the best payoff is that of a play of ${lengths[rank]} moves, R is ${actual}`,
      }))
    }
  },
})

/** Compares where the play is over with where there is no move. */
function compareEnd(definition: LPlayerDefinition, n: number, x: readonly number[]): Examined {
  const actual = isTerminal(exactSlowNim(n, n - 1), x)
  return examined(actual ? 1 : 0, definition.isOver(x) === actual, () => ({
    expected: definition.isOver(x) ? 'over' : 'not over',
    actual: actual ? 'no move' : 'a move',
    explain: `${x.filter((pile) => pile === 0).length} piles are empty`,
  }))
}

/** Payoffs are asked once for every length of a play. */
function payoffRows(definition: LPlayerDefinition, { piles: n, max }: Box): BoxRow {
  const answerOf = Uint8Array.from({ length: n * max + 1 }, (_, length) =>
    PLAYERS.every((l) => arePayoffsRight(definition, length, l)) ? HOLDS : FAILS,
  )
  return (outer, answers, values, length) => {
    let stones = 0
    for (let i = 1; i < outer.length; i++) stones += outer[i]!
    for (let x1 = 0; x1 < length; x1++) {
      values[x1] = stones + x1
      answers[x1] = answerOf[stones + x1]!
    }
  }
}

/**
 * Plays in which both players choose the best payoff; null if the payoffs of some plays are equal, so
 * that the order of the options matters.
 */
function bestPlayRows(
  definition: LPlayerDefinition,
  box: Box,
  solved: (value: TableValue) => Table,
): BoxRow | null {
  const payoffs = Float64Array.from({ length: box.piles * box.max + 1 }, (_, length) =>
    definition.payoff(length, 0, 2),
  )
  if (new Set(payoffs).size < payoffs.length) return null
  const { values: remoteness } = solved('remoteness')
  const lengths = lengthTable(box)
  const distances = optionDistances(box, box.piles - 1)
  let rankOfRow = 0
  const fill = ({ list, count }: Distances, from: number, to: number): void => {
    if (count === 0) return
    for (let at = rankOfRow + from; at < rankOfRow + to; at++) {
      let best = 1 + lengths[at - list[0]!]!
      for (let i = 1; i < count; i++) {
        const play = 1 + lengths[at - list[i]!]!
        if (payoffs[play]! > payoffs[best]!) best = play
      }
      lengths[at] = best
    }
  }
  return (outer, answers, values, length, rank) => {
    rankOfRow = rank
    forEachPart(distances, outer, length, fill)
    for (let x1 = 0; x1 < length; x1++) {
      const actual = remoteness[rank + x1]!
      values[x1] = actual
      answers[x1] = lengths[rank + x1] === actual ? HOLDS : FAILS
    }
  }
}

/** One loser, who gets more the later; winners, who get less the later; nothing in all. */
function arePayoffsRight({ payoff }: LPlayerDefinition, length: number, l: number): boolean {
  const players = Array.from({ length: l }, (_, player) => player)
  const now = players.map((player) => payoff(length, player, l))
  const later = players.map((player) => payoff(length + l, player, l))
  return (
    now.reduce((a, b) => a + b, 0) === 0 &&
    players.every((player) =>
      player === length % l
        ? now[player]! < 0 && later[player]! > now[player]!
        : now[player]! > 0 && later[player]! < now[player]!,
    )
  )
}
