import { heatColour, inkOn, scaleValues } from '@nim/report'
import type { JSX } from 'preact'
import { rangeOf } from './heat-colours.ts'
import type { DrawnSlice } from './heat-drawing.ts'

const OUTCOMES = [
  ['P', 'the player to move loses'],
  ['N', 'the player to move wins'],
] as const

/** What the colours of a slice mean. */
export function HeatKey({
  slice,
  hasMark,
}: {
  readonly slice: DrawnSlice
  /** True if the position on the bench lies in the slice. */
  readonly hasMark: boolean
}): JSX.Element {
  const { value, entries, overlay } = slice
  const range = rangeOf(entries)
  const swatch = (entry: number, label: string): JSX.Element => {
    const background = heatColour(value, entry, range)
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
