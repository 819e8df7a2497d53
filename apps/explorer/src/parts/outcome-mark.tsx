import type { Outcome } from '@nim/core/rules'
import type { JSX } from 'preact'

const WORDS = {
  P: 'P: the player to move loses',
  N: 'N: the player to move wins',
} as const

/**
 * An outcome as a letter on a coloured shape. The letter, the colour and the shape each identify
 * the outcome.
 */
export function OutcomeMark({ outcome }: { readonly outcome: Outcome | null }): JSX.Element {
  if (outcome === null) return <span class="outcome unknown">?</span>
  return (
    <abbr class={`outcome outcome-${outcome}`} title={WORDS[outcome]}>
      {outcome}
    </abbr>
  )
}
