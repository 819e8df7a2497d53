import { entryLabel, inkOn } from '@nim/report'
import { ERRS } from '../../tasks/overlay.ts'
import type { Cell } from './cell-cursor.ts'
import {
  channels,
  type Colour,
  colourAt,
  heatPixels,
  rangeOf,
  type Shades,
} from './heat-colours.ts'

/** A slice to be drawn. */
export interface DrawnSlice extends Shades {
  readonly side: number
  readonly isP: Uint8Array
  /** The position of the first cell in the larger slice, if the drawing shows only a part of it. */
  readonly from?: Cell
}

/** The colours that the style sheet defines for the theme in use. */
export interface Palette {
  /** The background colour of the page, as CSS text and as colour channels. */
  readonly paper: string
  readonly ground: Colour
  readonly ink: string
  readonly faint: string
  readonly mark: string
  /** True in forced-colours mode, in which cells show letters instead of colours. */
  readonly isForced: boolean
}

/** The geometry of the map in CSS pixels. */
export interface Layout {
  readonly cell: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * A cell shows its entry if it has at least the first size, and a dot if it has at least the second
 * size.
 */
const READABLE = 20
const DOTTED = 5
/**
 * The minimum size of a cell that is marked by a frame. Smaller cells are filled with the colour of
 * the mark.
 */
const FRAMED = 8
const LARGEST_CELL = 26
/** In cells of at least this size, as in a zoomed map, the numbers are larger. */
const LARGE_CELL = 40
const WIDEST = 720
const AXIS = { left: 40, top: 6, right: 14, bottom: 40 } as const

/**
 * The layout of a square of cells that fits into the available space.
 *
 * @param largest the maximum width of a cell
 */
export function layoutOf(
  side: number,
  room: number,
  isForced: boolean,
  height: number = Infinity,
  largest: number = LARGEST_CELL,
): Layout {
  const extent = Math.min(
    Math.min(WIDEST, room) - AXIS.left - AXIS.right,
    height - AXIS.top - AXIS.bottom,
  )
  const fitting = extent / side
  const cell = isForced
    ? Math.max(READABLE, Math.min(largest, Math.floor(fitting)))
    : Math.min(largest, fitting >= 2 ? Math.floor(fitting) : fitting)
  return {
    cell,
    left: AXIS.left,
    top: AXIS.top,
    width: AXIS.left + Math.ceil(side * cell) + AXIS.right,
    height: AXIS.top + Math.ceil(side * cell) + AXIS.bottom,
  }
}

/** True if the cells of this layout show their entries. */
function isLettered({ cell }: Layout): boolean {
  return cell >= READABLE
}

/**
 * Draws a slice with its axes.
 *
 * @param names the names of the piles along the axes, such as x1 and x2
 * @param density the number of device pixels per CSS pixel
 */
export function drawHeat(
  canvas: HTMLCanvasElement,
  slice: DrawnSlice,
  {
    layout,
    palette,
    names,
    density,
  }: {
    readonly layout: Layout
    readonly palette: Palette
    readonly names: readonly [string, string]
    readonly density: number
  },
): void {
  canvas.width = Math.round(layout.width * density)
  canvas.height = Math.round(layout.height * density)
  const context = canvas.getContext('2d')!
  context.scale(density, density)
  context.fillStyle = palette.paper
  context.fillRect(0, 0, layout.width, layout.height)
  const extent = slice.side * layout.cell
  if (!palette.isForced) drawCells(context, slice, layout, palette)
  context.strokeStyle = palette.ink
  context.lineWidth = 1
  context.strokeRect(layout.left - 0.5, layout.top - 0.5, extent + 1, extent + 1)
  if (isLettered(layout)) drawLetters(context, slice, layout, palette)
  else if (layout.cell >= DOTTED) drawDots(context, slice, layout, palette)
  if (slice.overlay !== null && layout.cell >= FRAMED) drawErrors(context, slice, layout, palette)
  drawAxes(context, slice, layout, palette, names)
}

type Context = CanvasRenderingContext2D

function drawCells(
  context: Context,
  slice: DrawnSlice,
  { cell, left, top }: Layout,
  { paper, ground, mark }: Palette,
): void {
  const { side } = slice
  const small = new OffscreenCanvas(side, side)
  const pixels = heatPixels(slice, ground, cell < FRAMED ? channels(mark) : null)
  small.getContext('2d')!.putImageData(new ImageData(pixels, side, side), 0, 0)
  context.imageSmoothingEnabled = cell < 1
  context.drawImage(small, left, top, side * cell, side * cell)
  if (cell < READABLE) return
  context.strokeStyle = paper
  context.lineWidth = 1
  context.beginPath()
  for (let i = 1; i < side; i++) {
    context.moveTo(left + i * cell, top)
    context.lineTo(left + i * cell, top + side * cell)
    context.moveTo(left, top + i * cell)
    context.lineTo(left + side * cell, top + i * cell)
  }
  context.stroke()
}

function drawLetters(context: Context, slice: DrawnSlice, layout: Layout, palette: Palette): void {
  const { side, value, entries, isP, range = rangeOf(entries) } = slice
  const { cell, left, top } = layout
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const size = cell >= LARGE_CELL ? 16 : 11
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at++) {
      const label = entryLabel(value, entries[at]!)
      const ink = palette.isForced ? palette.ink : inkOn(colourAt(slice, range, at, palette.ground))
      const [middleX, middleY] = [left + (x + 0.5) * cell, top + (side - y - 0.5) * cell]
      context.fillStyle = ink
      context.font = `${isP[at] === 1 ? '700 ' : ''}${label.length > 3 ? size - 2 : size}px system-ui, sans-serif`
      context.fillText(label, middleX, middleY + 0.5)
      if (isP[at] === 1 && value !== 'outcome') {
        const width = context.measureText(label).width
        context.fillRect(middleX - width / 2, middleY + Math.ceil(size / 2), width, 1)
      }
    }
  }
}

/** Draws dots in P-positions. Outcomes need no dots, because they have two colours. */
function drawDots(
  context: Context,
  slice: DrawnSlice,
  { cell, left, top }: Layout,
  { ground }: Palette,
): void {
  const { side, value, entries, isP, range = rangeOf(entries) } = slice
  if (value === 'outcome') return
  const third = cell / 3
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at++) {
      if (isP[at] === 0) continue
      context.fillStyle = inkOn(colourAt(slice, range, at, ground))
      context.fillRect(left + x * cell + third, top + (side - 1 - y) * cell + third, third, third)
    }
  }
}

/** Draws a frame around each cell at which a formula is wrong. */
function drawErrors(
  context: Context,
  { side, overlay }: DrawnSlice,
  { cell, left, top }: Layout,
  { mark, isForced }: Palette,
): void {
  context.strokeStyle = mark
  context.lineWidth = isForced ? 3 : 2
  const inset = context.lineWidth / 2
  for (let at = 0; at < side * side; at++) {
    if (overlay![at] !== ERRS) continue
    const cornerX = left + (at % side) * cell
    const cornerY = top + (side - 1 - Math.floor(at / side)) * cell
    context.strokeRect(cornerX + inset, cornerY + inset, cell - 2 * inset, cell - 2 * inset)
  }
}

function drawAxes(
  context: Context,
  { side, from = { x: 0, y: 0 } }: DrawnSlice,
  { cell, left, top }: Layout,
  { ink, faint }: Palette,
  [nameX, nameY]: readonly [string, string],
): void {
  const extent = side * cell
  const step = tickStep(side, extent)
  context.fillStyle = faint
  context.font = '11px system-ui, sans-serif'
  context.textBaseline = 'middle'
  for (let i = 0; i < side; i++) {
    if ((from.x + i) % step === 0) {
      context.textAlign = 'center'
      context.fillText(String(from.x + i), left + (i + 0.5) * cell, top + extent + 11)
    }
    if ((from.y + i) % step === 0) {
      context.textAlign = 'right'
      context.fillText(String(from.y + i), left - 6, top + extent - (i + 0.5) * cell)
    }
  }
  context.fillStyle = ink
  context.font = 'italic 13px system-ui, sans-serif'
  context.textAlign = 'center'
  context.fillText(nameX, left + extent / 2, top + extent + 30)
  context.save()
  context.translate(9, top + extent / 2)
  context.rotate(-Math.PI / 2)
  context.fillText(nameY, 0, 0)
  context.restore()
}

/** The smallest step among 1, 2, 5, 10, … with enough space between the numbers of the axis. */
function tickStep(side: number, extent: number): number {
  const room = 24
  for (let power = 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) {
      if ((extent / side) * factor * power >= room || factor * power >= side) return factor * power
    }
  }
}
