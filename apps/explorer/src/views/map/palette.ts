import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { channels } from './heat-colours.ts'
import type { Palette } from './heat-drawing.ts'

const DARK = '(prefers-color-scheme: dark)'
const FORCED = '(forced-colors: active)'

/**
 * The colours that drawings on the page use. They are updated when the reader's preferences change.
 */
export function usePalette(): ReadonlySignal<Palette> {
  const palette = useSignal(presentPalette())
  useEffect(() => {
    const changed = (): void => {
      palette.value = presentPalette()
    }
    const queries = [DARK, FORCED].map((query) => matchMedia(query))
    for (const query of queries) query.addEventListener('change', changed)
    return () => {
      for (const query of queries) query.removeEventListener('change', changed)
    }
  }, [])
  return palette
}

function presentPalette(): Palette {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string): string => style.getPropertyValue(name).trim()
  const hexadecimal = (name: string): string => longHexadecimal(colour(name))
  const ground = channels(hexadecimal('--ground'))
  if (matchMedia(FORCED).matches) {
    const [paper, ink] = ['Canvas', 'CanvasText']
    return { paper, ground, ink, faint: ink, mark: 'Highlight', isForced: true }
  }
  return {
    paper: colour('--ground'),
    ground,
    ink: colour('--ink'),
    faint: colour('--faint'),
    mark: hexadecimal('--mark'),
    isForced: false,
  }
}

/** Expands `#fff` to `#ffffff`, because the build shortens colours. */
function longHexadecimal(colour: string): string {
  return colour.length === 4 ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour
}
