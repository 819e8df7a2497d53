import { useSignal } from '@preact/signals'
import type { JSX, TargetedKeyboardEvent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { MOST_HEIGHT, MOST_STONES, pileKey } from './heights.ts'
import { PileColumn } from './pile-column.tsx'
import './piles.css'

export interface PilesProps {
  /** Name of the whole. */
  readonly label: string
  /** Stones of each pile. */
  readonly stones: readonly number[]
  /** What each pile is set to: its stones, or what a move leaves of them. */
  readonly set: readonly number[]
  /** How many stones of each pile a play can take; the others are grey. Absent: all. */
  readonly playable?: readonly number[] | undefined
  /** True if stones may be added. */
  readonly grows: boolean
  /** Sets a pile; the answer is where it stands then. */
  readonly change: (pile: number, height: number) => number
}

/** Piles as columns of stones: by click, drag and keys each is set to a height. */
export function Piles(props: PilesProps): JSX.Element {
  const { label, stones, set, playable, grows, change } = props
  const row = useRef<HTMLDivElement>(null)
  const focused = useSignal<number | null>(null)
  const columns = (): NodeListOf<HTMLElement> => row.current!.querySelectorAll('[role=slider]')
  // a pile that went to another place keeps the focus
  useEffect(() => {
    if (focused.value !== null) columns()[focused.value]?.focus()
    focused.value = null
  }, [stones.join(), set.join()])
  const highest = Math.min(MOST_STONES, Math.max(...stones))
  const slots = grows ? Math.min(MOST_STONES, Math.max(6, highest + 2)) : Math.max(1, highest)
  const onKey = (event: TargetedKeyboardEvent<HTMLElement>, pile: number): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const most = grows ? MOST_HEIGHT : stones[pile]!
    const does = pileKey(event.key, { height: set[pile]!, most, pile, piles: stones.length })
    if (does === null) return
    event.preventDefault()
    if ('pile' in does) columns()[does.pile]?.focus()
    else focused.value = change(pile, does.height)
  }
  const size = slots <= 12 ? 'large' : slots <= 24 ? 'middle' : 'small'
  return (
    <div class={`piles piles-${size}`} role="group" aria-label={label} ref={row}>
      {stones.map((height, pile) => (
        <PileColumn
          key={pile}
          name={`pile ${pile + 1}`}
          stones={height}
          set={set[pile]!}
          playable={playable?.[pile] ?? height}
          slots={slots}
          grows={grows}
          most={grows ? MOST_HEIGHT : height}
          change={(to) => {
            focused.value = change(pile, to)
          }}
          onKey={(event) => onKey(event, pile)}
        />
      ))}
    </div>
  )
}
