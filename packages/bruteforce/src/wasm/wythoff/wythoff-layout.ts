import { largestValue } from '../../task/bounds.ts'
import type { Task } from '../../task/task.ts'
import { entryBytes } from '../../task/values.ts'
import type { CellWidth } from '../hypergraph/value-cell.ts'
import { bandSteps } from './wythoff-band.ts'
import { SUMMARIES } from './wythoff-header.ts'
import { WYTHOFF_PIECE } from '../../tuned/tuned.ts'

/** The memory layout of the band kernel, in bytes. */
export interface BandLayout {
  /** The address of the summary of pile 0, and the address of the summary of difference 0. */
  readonly piles: number
  readonly differences: number
  /** The address of a band's cells, and the address of its lines. */
  readonly cells: number
  readonly lines: number
  readonly linePitch: number
  /** The address of the entries of a band. */
  readonly entries: number
  /** The total number of bytes. */
  readonly bytes: number
}

/**
 * The memory layout for all pairs with y ≤ caps[1] and x ≤ caps[0]. Sizes may be absurdly large.
 */
export function bandLayout(caps: readonly number[], { cell, entry }: CellWidth): BandLayout {
  const [cap, max] = caps as [number, number]
  const lanes = 16 / cell
  const room = (max + 1 + 6 * lanes) * cell
  const piles = SUMMARIES + 2 * lanes * cell
  const differences = piles + room
  const cells = differences + room
  // The code also reads one square of cells after the last step.
  const lines = cells + (bandSteps(max + lanes, cap, lanes) + lanes + 1) * 16
  const linePitch = (cap + 1 + 4 * lanes) * cell
  const entries = lines + lanes * linePitch + 16
  const bytes = entries + lanes * (cap + 1) * entry + 16
  return { piles, differences, cells, lines, linePitch, entries, bytes }
}

/** The memory layout of the kernel of Grundy values, in bytes. */
export interface GrundyLayout {
  readonly words: number
  /** The size of one summary in bytes. */
  readonly pitch: number
  readonly full: number
  readonly entries: number
  /** The number of rows whose entries one call writes. */
  readonly rows: number
  readonly bytes: number
}

/**
 * The memory layout for the Grundy values of all pairs with y ≤ caps[1] and x ≤ caps[0]. Sizes may
 * be absurdly large.
 */
export function grundyLayout(task: Task): GrundyLayout {
  const [cap, max] = task.caps as [number, number]
  const pitch = 8 * (Math.floor((largestValue(task) + 1) / 64) + 1)
  const summaries = 2 * (max + 1)
  const words = 0
  const full = words + summaries * pitch
  const entries = full + 4 * summaries
  const rows = Math.max(1, Math.floor(WYTHOFF_PIECE / (cap + 1)))
  const bytes = entries + rows * (cap + 1) * entryBytes(task)
  return { words, pitch, full, entries, rows, bytes }
}
