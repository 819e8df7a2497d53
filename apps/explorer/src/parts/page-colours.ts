import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

const NAMES = ['ground', 'ink', 'faint', 'line', 'p'] as const

/** The colours that the style sheet defines for the current theme. */
export type PageColours = Readonly<Record<(typeof NAMES)[number], string>>

/** The colours of the page. They change when the theme changes. */
export function usePageColours(): ReadonlySignal<PageColours> {
  const colours = useSignal(presentColours())
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const changed = (): void => {
      colours.value = presentColours()
    }
    dark.addEventListener('change', changed)
    return () => dark.removeEventListener('change', changed)
  }, [])
  return colours
}

function presentColours(): PageColours {
  const style = getComputedStyle(document.documentElement)
  const entries = NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()] as const)
  return Object.fromEntries(entries) as PageColours
}

/**
 * Recolours a figure of @nim/report, which is drawn on white, for the page. The background, the
 * text and the lines change; cells keep their colours. In a chart, the blue of the series also
 * changes.
 */
export function inPageColours(svg: string, colours: PageColours, isChart: boolean): string {
  const { ground, ink, faint, line, p } = colours
  const page: Readonly<Record<string, string>> = {
    '#16202a': ink,
    '#4a5763': faint,
    '#3c4650': faint,
    '#c9d0d6': line,
    ...(isChart ? { '#0b4f8a': p, '#ffffff': ground } : {}),
  }
  return svg
    .replace(/(<rect width="[^"]+" height="[^"]+" fill=")#ffffff"/, `$1${ground}"`)
    .replaceAll(/#[\da-f]{6}\b/g, (colour) => page[colour] ?? colour)
}
