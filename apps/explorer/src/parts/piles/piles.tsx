import type { JSX, TargetedKeyboardEvent } from 'preact'
import { useRef } from 'preact/hooks'
import { MOST_HEIGHT, MOST_STONES, pileKey } from './heights.ts'
import { PileColumn } from './pile-column.tsx'
import './piles.css'

export interface PilesProps {
  /** The accessible name of the group of piles. */
  readonly label: string
  /** The number of stones in each pile. */
  readonly stones: readonly number[]
  /**
   * The displayed height of each pile, which is the number of its stones or the number that a move
   * leaves.
   */
  readonly set: readonly number[]
  /**
   * The number of stones that moves can ever take from each pile. The others are grey. The default
   * is all stones.
   */
  readonly playable?: readonly number[] | undefined
  /** True if the reader may add stones. */
  readonly grows: boolean
  /** Sets the height of a pile and returns the new place of the pile. */
  readonly change: (pile: number, height: number) => number
}

/** Piles as columns of stones. Clicks, drags and keys set the height of a pile. */
export function Piles(props: PilesProps): JSX.Element {
  const { label, stones, set, playable, grows, change } = props
  const row = useRef<HTMLDivElement>(null)
  const columns = (): NodeListOf<HTMLElement> => row.current!.querySelectorAll('[role=slider]')
  // a pile that moves keeps the focus at once, because the next key may come before the pile is
  // drawn
  const changed = (pile: number, height: number): void => columns()[change(pile, height)]?.focus()
  const highest = Math.max(0, ...stones.filter((height) => height <= MOST_STONES))
  const slots = grows ? Math.min(MOST_STONES, Math.max(6, highest + 2)) : Math.max(1, highest)
  const onKey = (event: TargetedKeyboardEvent<HTMLElement>, pile: number): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const most = grows ? MOST_HEIGHT : stones[pile]!
    const does = pileKey(event.key, { height: set[pile]!, most, pile, piles: stones.length })
    if (does === null) return
    event.preventDefault()
    if ('pile' in does) columns()[does.pile]?.focus()
    else changed(pile, does.height)
  }
  return (
    <div class="piles-room">
      <div
        class="piles"
        role="group"
        aria-label={label}
        ref={row}
        style={{ '--slots': slots, '--count': stones.length }}
      >
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
            change={(to) => changed(pile, to)}
            onKey={(event) => onKey(event, pile)}
          />
        ))}
      </div>
    </div>
  )
}
