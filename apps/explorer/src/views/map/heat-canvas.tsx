import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { JSX, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { type Cell, movedBy } from './cell-cursor.ts'
import { type DrawnSlice, drawHeat, type Layout } from './heat-drawing.ts'
import { usePalette } from './palette.ts'
import { useZoom } from './use-zoom.ts'
import type { Window } from './zoom.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

export interface HeatCanvasProps {
  readonly slice: DrawnSlice
  /** The names of the piles on the axes. */
  readonly names: readonly [string, string]
  /** The text alternative for screen readers. */
  readonly words: string
  /** The cells that represent the position on the bench. */
  readonly marks: readonly Cell[]
  /** True if the marked cells are covered, because the reader should guess their outcome. */
  readonly isVeiled?: boolean
  readonly cursor: Cell
  readonly setCursor: (cell: Cell) => void
  readonly open: (cell: Cell) => void
  /** The id of the element that describes the cell under the cursor. */
  readonly readout: string
  /** Called with the canvas after the map is drawn, because downloads need the canvas. */
  readonly drawn: (canvas: HTMLCanvasElement) => void
}

/** The minimum height of a map, and the space to reserve below it, in pixels. */
const [LOWEST, BELOW] = [300, 172]

/** The keys that zoom, and the factor by which each key multiplies the side of the visible part. */
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1 / 2, '-': 2, '0': Infinity }

/** A slice as coloured cells. The cursor follows the pointer and the arrow keys. */
export function HeatCanvas(props: HeatCanvasProps): JSX.Element {
  const { slice: whole, names, words, marks, isVeiled = false, cursor } = props
  const { side } = whole
  const { window: shown, slice, zoom, follow, layout } = useZoom(whole, cursor)
  const { setCursor, open, readout, drawn } = props
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width: room, height } = useRoom(frame)
  const palette = usePalette()
  const { isForced } = palette.value
  const present = useMemo(
    (): Layout | null => (room.value === 0 ? null : layout(room.value, height.value, isForced)),
    [side, slice.side, room.value, height.value, isForced],
  )
  useEffect(() => {
    if (present === null) return
    drawHeat(canvas.current!, slice, {
      layout: present,
      palette: palette.value,
      names,
      density: Math.min(2, devicePixelRatio),
    })
    drawn(canvas.current!)
  }, [slice, present, palette.value, ...names])
  const cellAt = ({ clientX, clientY }: MouseEvent): Cell | null => {
    if (present === null) return null
    const box = canvas.current!.getBoundingClientRect()
    const x = Math.floor((clientX - box.left - present.left) / present.cell)
    const fromTop = Math.floor((clientY - box.top - present.top) / present.cell)
    const y = slice.side - 1 - fromTop
    const isInside = x >= 0 && y >= 0 && x < slice.side && y < slice.side
    return isInside ? { x: x + shown.x, y: y + shown.y } : null
  }
  const isCursor = ({ x, y }: Cell): boolean => x === cursor.x && y === cursor.y
  return (
    <>
      <div
        ref={frame}
        class="heat"
        role="application"
        aria-label={words}
        aria-roledescription="heat map"
        aria-describedby={readout}
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.altKey || event.metaKey) return
          if (event.key === 'Enter') {
            open(cursor)
            return
          }
          const factor = ZOOM_KEYS[event.key]
          if (factor !== undefined) return zoom(factor)
          const moved = movedBy(event.key, cursor, side)
          if (moved === null) return
          event.preventDefault()
          follow(moved)
          setCursor(moved)
        }}
      >
        <canvas
          ref={canvas}
          style={
            present === null ? {} : { width: `${present.width}px`, height: `${present.height}px` }
          }
          onPointerMove={(event) => {
            const cell = event.pointerType === 'touch' ? null : cellAt(event)
            if (cell !== null && !isCursor(cell)) setCursor(cell)
          }}
          onClick={(event) => {
            const cell = cellAt(event)
            if (cell === null) return
            // a finger cannot hover, so its first touch only moves the cursor
            const isTouch = 'pointerType' in event && event.pointerType === 'touch'
            if (isTouch && !isCursor(cell)) setCursor(cell)
            else open(cell)
          }}
        />
        {present === null ? null : (
          <>
            <Crosshair layout={present} window={shown} cell={cursor} />
            {marks.map((cell) => (
              <Frame
                key={`${cell.x},${cell.y}`}
                name={isVeiled ? 'mark veiled' : 'mark'}
                layout={present}
                window={shown}
                cell={cell}
              />
            ))}
            <Frame name="cursor" layout={present} window={shown} cell={cursor} />
          </>
        )}
      </div>
      <ZoomButtons window={shown} side={side} zoom={zoom} />
    </>
  )
}

/**
 * The space that is available for a map, in pixels. The map is as wide as its container and extends
 * down to the bottom of the window.
 */
function useRoom(frame: RefObject<HTMLElement | null>): {
  readonly width: ReadonlySignal<number>
  readonly height: ReadonlySignal<number>
} {
  const width = useSignal(0)
  const height = useSignal(0)
  useLayoutEffect(() => {
    const outside = frame.current!.parentElement!
    const measure = (): void => {
      width.value = outside.clientWidth
      const { top } = frame.current!.getBoundingClientRect()
      height.value = Math.max(LOWEST, innerHeight - (top + scrollY) - BELOW)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(outside)
    return () => observer.disconnect()
  }, [])
  return { width, height }
}

/** The place of a cell in the visible part. Null if the cell is outside this part. */
function inWindow({ x, y }: Cell, window: Window): Cell | null {
  const [column, row] = [x - window.x, y - window.y]
  const isInside = column >= 0 && row >= 0 && column < window.side && row < window.side
  return isInside ? { x: column, y: row } : null
}

interface Placed {
  readonly layout: Layout
  readonly window: Window
  readonly cell: Cell
}

/** A frame around a cell. */
function Frame({
  name,
  layout,
  window,
  cell: at,
}: Placed & { readonly name: string }): JSX.Element | null {
  const { cell, left, top } = layout
  const place = inWindow(at, window)
  if (place === null) return null
  const { x, y } = place
  return (
    <span
      class={name}
      style={{
        left: `${left + x * cell}px`,
        top: `${top + (window.side - 1 - y) * cell}px`,
        width: `${cell}px`,
        height: `${cell}px`,
      }}
    >
      {name === 'mark veiled' ? '?' : ''}
    </span>
  )
}

/** The lines from a cell to both axes. */
function Crosshair({ layout, window, cell: at }: Placed): JSX.Element | null {
  const { cell, left, top } = layout
  const place = inWindow(at, window)
  if (place === null) return null
  const { x, y } = place
  const { side } = window
  const [middleX, middleY] = [left + (x + 0.5) * cell, top + (side - 0.5 - y) * cell]
  const bottom = top + side * cell
  return (
    <>
      <span
        class="cross"
        style={{
          left: `${middleX}px`,
          top: `${middleY}px`,
          width: '1px',
          height: `${bottom - middleY}px`,
        }}
      />
      <span
        class="cross"
        style={{
          left: `${left}px`,
          top: `${middleY}px`,
          width: `${middleX - left}px`,
          height: '1px',
        }}
      />
    </>
  )
}
