import { heatColour, inkOn, scaleValues } from '@nim/report'
import type { JSX } from 'preact'
import { rangeOf } from './heat-colours.ts'
import type { DrawnSlice } from './heat-drawing.ts'

const OUTCOMES = [
  ['P', 'who moves loses'],
  ['N', 'who moves wins'],
] as const

/** What the colours of a slice mean. */
export function HeatKey({ slice }: { readonly slice: DrawnSlice }): JSX.Element {
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
      {value === 'outcome' ? null : <li>underlined, or with a dot: P, who moves loses</li>}
      {overlay === null ? null : (
        <li>
          <span class="swatch errs" /> the formula errs; faint: it agrees
        </li>
      )}
    </ul>
  )
}
