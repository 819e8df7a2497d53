import { createHash } from 'node:crypto'
import { lPlayerInduction, solveLPlayer } from '@nim/bruteforce'
import { keptByGmStrategy } from '@nim/core/gm'
import { boxCount, formatRuleset, gameOf, type Ruleset } from '@nim/core/rules'
import { textTable } from '@nim/report/text'
import type { PlayValue } from '../arguments/value.ts'

/**
 * A solved box of the l-player game. Either all players follow the GM-strategy (`gm-length`), or
 * all players always make their best moves (`induction`).
 */
export interface GmBox {
  readonly ruleset: string
  readonly value: PlayValue
  readonly max: number
  readonly positions: number
  /** The number of positions for each loser. Player 0 moves next. */
  readonly losers: readonly number[]
  /** The number of positions for each length of the play. */
  readonly histogram: readonly number[]
  /**
   * The SHA-256 digest of a line that describes the box and of the lengths after it, in rank order,
   * with 4 bytes for each length.
   */
  readonly digest: string
}

/** The number of bytes that {@link solveGmBox} allocates for its arrays; may be Infinity. */
export function gmBoxMemory(ruleset: Ruleset, value: PlayValue, max: number): number {
  const numbers = value === 'induction' ? 1 : playersOf(ruleset) + 1
  return 4 * numbers * Number(boxCount(ruleset.piles, max, true))
}

/**
 * The length of the play from every position of the box, move by move.
 * @complexity O(n²) time and 4(l + 1) bytes per position; for induction, 4 bytes
 * @source GN-D12
 */
export function solveGmBox(ruleset: Ruleset, value: PlayValue, max: number): GmBox {
  const players = playersOf(ruleset)
  const game = { piles: ruleset.piles, players, max }
  const lengths =
    value === 'induction'
      ? lPlayerInduction(game)
      : solveLPlayer(game, (x) => keptByGmStrategy(x, players)).lengths
  const histogram: number[] = []
  for (const length of lengths) histogram[length] = (histogram[length] ?? 0) + 1
  const counts = Array.from(histogram, (count) => count ?? 0)
  const losers = new Array<number>(players).fill(0)
  counts.forEach((count, length) => (losers[length % players]! += count))
  const text = formatRuleset(ruleset)
  const hash = createHash('sha256').update(`${text} ${value} max=${max}\n`)
  const bytes = Buffer.alloc(4)
  for (const length of lengths) {
    bytes.writeUInt32LE(length)
    hash.update(bytes)
  }
  return {
    ruleset: text,
    value,
    max,
    positions: lengths.length,
    losers,
    histogram: counts,
    digest: `sha256:${hash.digest('hex')}`,
  }
}

/** The page about a box. The page omits players who never lose and lengths that do not occur. */
export function gmBoxPage(box: GmBox): string {
  const { ruleset, value, max, positions, losers, histogram, digest } = box
  const head = textTable(
    ['ruleset', ruleset],
    [
      ['players', `0 to ${losers.length - 1}, player 0 moves next`],
      ['box', `piles 0..${max}, sorted positions`],
      ['positions', String(positions)],
      ...losers.flatMap((count, player) =>
        count === 0 ? [] : [[`player ${player} loses`, String(count)]],
      ),
      ['digest', digest],
    ],
    ['left', 'left'],
  )
  const rows = histogram.flatMap((count, length) =>
    count === 0 ? [] : [[String(length), String(count), ((100 * count) / positions).toFixed(2)]],
  )
  return `${head}\n\n${textTable([value, 'positions', 'percent'], rows)}`
}

function playersOf(ruleset: Ruleset): number {
  return gameOf(ruleset).players?.(ruleset) ?? 2
}
