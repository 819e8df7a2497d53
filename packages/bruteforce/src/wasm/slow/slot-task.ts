import { moveSizes, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { largestValue } from '../../task/bounds.ts'
import { boxPositions } from '../../task/box-positions.ts'
import { boxTask, type TableValue } from '../../task/task.ts'
import { grundyCorner } from './grundy-corner.ts'
import type { CellBytes } from './kernel-code.ts'
import { MOST_BYTES } from '../encode/memories.ts'
import { hasSimd } from '../encode/modules.ts'
import { movesOf } from './moves.ts'
import { slotBytes, type SlotTask } from './slot-solver.ts'

/** Fewer positions are solved sooner than a kernel is generated. */
const FEWEST_POSITIONS = 100_000

const FEWEST_PILES = 3
const MOST_PILES = 7

export interface SlotTaskOptions {
  /** See `SlotTask`. Default 0. */
  readonly ring?: number
  /** Default false. */
  readonly shared?: boolean
  /** Boxes of fewer positions are not accepted. Default 100 000. */
  readonly fewest?: number
}

/**
 * The task of the generated kernels, or null if a box is not for them: the game is not symmetric, has
 * fewer than 3 or more than 7 piles, the box is small or takes more than the 4 GiB a kernel can
 * address, or the engine has no SIMD.
 */
export function slotTaskOf(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  play: PlayConvention,
  { ring = 0, shared = false, fewest = FEWEST_POSITIONS }: SlotTaskOptions = {},
): SlotTask | null {
  const sizes = moveSizes(ruleset)
  const { piles } = ruleset
  if (sizes === null || piles < FEWEST_PILES || piles > MOST_PILES) return null
  const positions = boxPositions(ruleset, max)
  if (positions < fewest || positions === Number.POSITIVE_INFINITY || !hasSimd()) return null
  const task = { game: { piles, sizes }, max, value, play, ring, shared }
  const width = cellWidths(task)[0]
  return width !== undefined && slotBytes(task, width) <= MOST_BYTES ? task : null
}

/**
 * The widths of cells to try, the first one first. Remoteness has one: its bound says what is needed.
 * A Grundy value may turn out too large for a width; where no kernel is wide enough the list ends.
 */
export function cellWidths(task: SlotTask): CellBytes[] {
  const { game, max, value, play } = task
  if (value === 'outcome') return [8]
  if (value === 'remoteness') {
    const ruleset = { kind: 'SN', ...game } as const
    const largest = largestValue(boxTask(ruleset, max, value, play))
    if (largest <= 253) return [1]
    return largest <= 65533 ? [2] : []
  }
  const options = movesOf(game, 0).length
  const known = overflows.get(gameKey(task)) ?? (options < MANY_OPTIONS ? [] : shownByCorner(task))
  return ([1, 2, 4] as const).filter(
    (bytes) => !known.some((one) => one.bytes === bytes && max >= one.max && options >= 8 * bytes),
  )
}

/** A Grundy value of the box does not fit the width; nor does it in larger boxes. */
interface Overflow {
  readonly bytes: CellBytes
  readonly max: number
}

/** What is known of a game. */
const overflows = new Map<string, readonly Overflow[]>()

const MOST_KNOWN = 1000

/** From so many options on, values seldom fit one byte: a look is cheaper than a try. */
const MANY_OPTIONS = 16

/** Remembers the widths that are too small for a corner of the box. */
function shownByCorner(task: SlotTask): readonly Overflow[] {
  const { max, largest } = grundyCorner({ kind: 'SN', ...task.game }, task.play)
  const shown = ([1, 2, 4] as const)
    .filter((bytes) => largest >= 8 * bytes)
    .map((bytes) => ({ bytes, max }))
  remember(task, shown)
  return shown
}

/** Remembers that a width is too small, to begin with a wider one next time. */
export function rememberOverflow(task: SlotTask, bytes: CellBytes): void {
  remember(task, [...(overflows.get(gameKey(task)) ?? []), { bytes, max: task.max }])
}

function remember(task: SlotTask, known: readonly Overflow[]): void {
  if (overflows.size >= MOST_KNOWN) overflows.clear()
  overflows.set(gameKey(task), known)
}

function gameKey({ game, play }: SlotTask): string {
  return `${game.piles} ${game.sizes.join()} ${play}`
}
