import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { inPageColours, usePageColours } from './page-colours.ts'

/** Shows a figure of @nim/report as an image in the colours of the page. */
export function Picture({
  svg,
  words,
  isChart = false,
}: {
  readonly svg: string
  /** True for a chart with lines; false for a figure with coloured cells. */
  readonly isChart?: boolean
  /** The text alternative for screen readers. */
  readonly words: string
}): JSX.Element {
  const colours = usePageColours().value
  const address = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(inPageColours(svg, colours, isChart))}`,
    [svg, colours],
  )
  return <img class="picture" src={address} alt={words} />
}
