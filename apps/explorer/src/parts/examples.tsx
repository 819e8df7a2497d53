import type { JSX } from 'preact'
import { formatAddress, type ViewName } from '../address/address.ts'
import { PRESETS, THREE_PLAYERS } from '../address/presets.ts'

/** Links that open example games on the same screen. */
export function Examples({ view }: { readonly view: ViewName }): JSX.Element {
  return (
    <p class="examples">
      examples:{' '}
      {[...PRESETS, THREE_PLAYERS].map(({ game, position }) => (
        <a key={game} href={formatAddress(view, [game, position])}>
          {game}
        </a>
      ))}
    </p>
  )
}
