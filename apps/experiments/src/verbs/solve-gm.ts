import { createHash } from 'node:crypto'
import { solveLPlayer } from '@nim/bruteforce'
import { keptByGmStrategy } from '@nim/core/gm'
import { boxCount, formatRuleset, gameOf, type Ruleset } from '@nim/core/rules'
import { textTable } from '@nim/report'

/** A box of the l-player game, when all players follow the GM-strategy. */
export interface GmBox {
  readonly ruleset: string
  readonly value: 'gm-length'
  readonly max: number
  readonly positions: number
  /** Number of positions by loser; player 0 has the move. */
  readonly losers: readonly number[]
  /** Number of positions by length of the play. */
  readonly histogram: readonly number[]
  /** SHA-256 of a line that says what was solved and of the lengths by rank, 4 bytes each. */
  readonly digest: string
}

/** Bytes that {@link solveGmBox} allocates for its arrays; may be Infinity. */
export function gmBoxMemory(ruleset: Ruleset, max: number): number {
  return 4 * (playersOf(ruleset) + 1) * Number(boxCount(ruleset.piles, max, true))
}

/**
 * Plays the GM-strategy from every position of the box, move by move.
 * @complexity O(n²) a position, 4(l + 1) bytes
 * @source GN-D12
 */
export function solveGmBox(ruleset: Ruleset, max: number): GmBox {
  const players = playersOf(ruleset)
  const { box, lengths } = solveLPlayer({ piles: ruleset.piles, players, max }, (x) =>
    keptByGmStrategy(x, players),
  )
  const histogram: number[] = []
  for (const length of lengths) histogram[length] = (histogram[length] ?? 0) + 1
  const counts = Array.from(histogram, (count) => count ?? 0)
  const losers = new Array<number>(players).fill(0)
  counts.forEach((count, length) => (losers[length % players]! += count))
  const text = formatRuleset(ruleset)
  const hash = createHash('sha256').update(`${text} gm-length max=${max}\n`)
  const bytes = Buffer.alloc(4)
  for (const length of lengths) {
    bytes.writeUInt32LE(length)
    hash.update(bytes)
  }
  return {
    ruleset: text,
    value: 'gm-length',
    max,
    positions: box.count,
    losers,
    histogram: counts,
    digest: `sha256:${hash.digest('hex')}`,
  }
}

/** Players that lose nowhere in the box are left out, and so are lengths that do not occur. */
export function gmBoxPage({ ruleset, max, positions, losers, histogram, digest }: GmBox): string {
  const head = textTable(
    ['ruleset', ruleset],
    [
      ['players', `0 to ${losers.length - 1}, player 0 has the move`],
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
  return `${head}\n\n${textTable(['gm-length', 'positions', 'percent'], rows)}`
}

function playersOf(ruleset: Ruleset): number {
  return gameOf(ruleset).players?.(ruleset) ?? 2
}
