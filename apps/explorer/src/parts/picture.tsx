import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'

/** A figure of @nim/report, as an image: its styles stay its own. */
export function Picture({
  svg,
  words,
}: {
  readonly svg: string
  /** What it shows, for who does not see it. */
  readonly words: string
}): JSX.Element {
  const address = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg])
  return <img class="picture" src={address} alt={words} />
}
