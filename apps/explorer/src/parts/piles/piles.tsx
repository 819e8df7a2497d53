import type { JSX, TargetedKeyboardEvent } from 'preact'
import { useRef } from 'preact/hooks'
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
  const columns = (): NodeListOf<HTMLElement> => row.current!.querySelectorAll('[role=slider]')
  // a pile that goes to another place keeps the focus: at once, for the next key may come before it is drawn
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
