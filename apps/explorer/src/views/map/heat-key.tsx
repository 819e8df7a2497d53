import { inkOn, scaleValues } from '@nim/report'
import type { JSX } from 'preact'
import { mapColour, rangeOf } from './heat-colours.ts'
import type { DrawnSlice } from './heat-drawing.ts'
import { usePalette } from './palette.ts'

const OUTCOMES = [
  ['P', 'the player to move loses'],
  ['N', 'the player to move wins'],
] as const

/** The legend of a slice. */
export function HeatKey({
  slice,
  hasMark,
}: {
  readonly slice: DrawnSlice
  /** True if the slice contains the position on the bench. */
  readonly hasMark: boolean
}): JSX.Element {
  const { value, entries, overlay } = slice
  const range = rangeOf(entries)
  const { ground } = usePalette().value
  const swatch = (entry: number, label: string): JSX.Element => {
    const background = mapColour(value, entry, range, ground)
    return (
      <span class="swatch" style={{ background, color: inkOn(background) }}>
        {label}
      </span>
    )
  }
  return (
    <ul class="key" aria-label="legend">
      {value === 'outcome'
        ? OUTCOMES.map(([letter, words], entry) => (
            <li key={letter}>
              {swatch(entry, letter)} {words}
            </li>
          ))
        : scaleValues(range).map((entry) => <li key={entry}>{swatch(entry, String(entry))}</li>)}
      {hasMark ? (
        <li>
          <span class="swatch marked" /> the position on the bench
        </li>
      ) : null}
      {value === 'outcome' ? null : <li>underlined, or with a dot: P, the player to move loses</li>}
      {overlay === null ? null : (
        <li>
          <span class="swatch errs" /> the formula errs; faint: it agrees
        </li>
      )}
    </ul>
  )
}
