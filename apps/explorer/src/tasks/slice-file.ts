import { isP, type TableValue } from '@nim/bruteforce'
import { denseBox, parseRuleset, type PlayConvention } from '@nim/core/rules'
import { type HeatMap, heatMap, heatMapSvg, heatMapTikz, npy } from '@nim/report'
import { ERRS } from './overlay.ts'
import { positionAt, type SliceAt } from './slice-at.ts'

/** A slice with its entries and the format of the file. */
export interface SliceFileInput extends SliceAt {
  readonly format: 'svg' | 'tex' | 'csv' | 'npy'
  readonly game: string
  readonly play: PlayConvention
  readonly value: TableValue
  readonly entries: ArrayLike<number>
  /** The comparison with a formula, if a formula is given. */
  readonly overlay: Uint8Array | null
}

/** Writes a slice as a figure, as `nimlab plot --slice` does, or as a table of its entries. */
export function makeSliceFile(given: SliceFileInput): BlobPart {
  switch (given.format) {
    case 'svg':
      return heatMapSvg(heatMapOf(given))
    case 'tex':
      return heatMapTikz(heatMapOf(given))
    case 'csv':
      return sliceCsv(given)
    case 'npy':
      return sliceNpy(given)
  }
}

/** The maximum number of marked cells. More marks would hide the map. */
const MOST_MARKED = 2000

function heatMapOf({ game, play, value, entries, overlay, ...slice }: SliceFileInput): HeatMap {
  const { side, vary, fixed } = slice
  const ruleset = parseRuleset(game)
  const errors = Array.from(overlay ?? [], (cell, at) => ({ cell, at })).filter(
    ({ cell }) => cell === ERRS,
  )
  const marked = errors
    .slice(0, MOST_MARKED)
    .map(({ at }) => ({ x: at % side, y: Math.floor(at / side) }))
  const all = errors.length > MOST_MARKED ? `: the first ${MOST_MARKED} of ${errors.length}` : ''
  const table = {
    ruleset,
    play,
    value,
    // these two functions suffice: a complete box with many piles could not be ranked
    box: { ...denseBox(2, side - 1), piles: ruleset.piles },
    at: (position: readonly number[]) =>
      entries[position[vary[1] - 1]! * side + position[vary[0] - 1]!]!,
    isP: (entry: number) => isP(value, play, entry),
  }
  return heatMap(table, { fixed, vary, marked, markedAs: `the formula errs${all}` })
}

/**
 * CSV with a header and one line for each cell. A line contains the cell's piles in the order of
 * the slice, followed by the entry.
 */
function sliceCsv({ value, entries, ...slice }: SliceFileInput): string {
  const { side } = slice
  const piles = slice.fixed.length + 2
  const lines = [`${Array.from({ length: piles }, (_, i) => `x${i + 1},`).join('')}${value}`]
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at++) {
      const entry = entries[at]!
      const label = value !== 'outcome' ? entry : entry === 0 ? 'P' : 'N'
      lines.push(`${positionAt(slice, x, y).join(',')},${label}`)
    }
  }
  return `${lines.join('\n')}\n`
}

/** A NumPy array a[x, y] of the entries. For outcomes, 0 means P and 1 means N. */
function sliceNpy({ game, play, value, entries, side }: SliceFileInput): Blob {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const box = denseBox(2, side - 1)
  const rows = Uint32Array.from(entries)
  npy(
    {
      ruleset: parseRuleset(game),
      play,
      value,
      box,
      forEachPiece: (visit) => visit(rows, 0),
      forEachRow: () => {},
    },
    (piece) => pieces.push(piece),
  )
  return new Blob(pieces)
}
