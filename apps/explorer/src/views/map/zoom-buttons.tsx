import type { JSX } from 'preact'
import type { Window } from './zoom.ts'

/** Buttons that zoom in, zoom out and show all cells. */
export function ZoomButtons({
  window,
  side,
  zoom,
}: {
  readonly window: Window
  readonly side: number
  readonly zoom: (factor: number) => void
}): JSX.Element {
  const isWhole = window.side === side
  return (
    <p class="buttons zoom">
      <button type="button" aria-label="zoom in" onClick={() => zoom(1 / 2)}>
        +
      </button>
      <button type="button" aria-label="zoom out" disabled={isWhole} onClick={() => zoom(2)}>
        −
      </button>
      <button type="button" disabled={isWhole} onClick={() => zoom(Infinity)}>
        all
      </button>
      <small class="hint">
        {isWhole ? '' : `cells ${window.x}..${window.x + window.side - 1} across`}
      </small>
    </p>
  )
}
