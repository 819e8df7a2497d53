import { useSignal } from '@preact/signals'
import type { JSX, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact'
import { useRef } from 'preact/hooks'
import { clickedHeight, MOST_STONES } from './heights.ts'

export interface PileColumnProps {
  readonly name: string
  readonly stones: number
  /**
   * The height after the move. The player has selected the stones above this height, but has not
   * yet taken them.
   */
  readonly set: number
  readonly playable: number
  /** The number of stones for which the drawing has space. */
  readonly slots: number
  /** True if stones may be added. Their places are then visible. */
  readonly grows: boolean
  readonly most: number
  readonly change: (height: number) => void
  readonly onKey: (event: TargetedKeyboardEvent<HTMLElement>) => void
}

/** The maximum distance in pixels that the pointer may move during a click. */
const STILL = 4

/** Shows one pile as a vertical slider. */
export function PileColumn(props: PileColumnProps): JSX.Element {
  const { name, stones, set, playable, slots, grows, most, change, onKey } = props
  const from = useRef<number | null>(null)
  const dragged = useSignal<number | null>(null)
  const isBar = stones > MOST_STONES
  const levelAt = ({ clientY, currentTarget }: TargetedPointerEvent<HTMLElement>): number => {
    const { bottom, height } = currentTarget.getBoundingClientRect()
    return Math.min(slots, Math.max(0, Math.ceil(((bottom - clientY) / height) * slots)))
  }
  const shown = dragged.value ?? set
  return (
    <div class="pile">
      <div
        class={grows ? 'column grows' : 'column'}
        role="slider"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={shown}
        aria-valuetext={words(stones, shown, playable)}
        onKeyDown={onKey}
        onPointerDown={(event) => {
          if (isBar || event.button !== 0) return
          from.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => {
          if (from.current === null) return
          const isStill = dragged.value === null && Math.abs(event.clientY - from.current) <= STILL
          if (!isStill) dragged.value = Math.min(most, levelAt(event))
        }}
        onPointerUp={(event) => {
          if (from.current === null) return
          const to = dragged.value ?? Math.min(most, clickedHeight(set, levelAt(event)))
          from.current = null
          dragged.value = null
          if (to !== set) change(to)
        }}
        onPointerCancel={() => {
          from.current = null
          dragged.value = null
        }}
      >
        {isBar ? (
          <span class="bar" />
        ) : (
          Array.from({ length: slots }, (_, at) => (
            <span key={at} class={stoneClass(at + 1, stones, shown, playable)} />
          ))
        )}
      </div>
      <output class="height" aria-hidden="true">
        {shown >= stones ? shown : `${stones} → ${shown}`}
      </output>
      <small aria-hidden="true">{name.replace('pile ', '')}</small>
    </div>
  )
}

/**
 * The CSS class of a stone. Moves take stones from the top, so stones that no move can ever take
 * are at the bottom.
 */
function stoneClass(level: number, stones: number, set: number, playable: number): string {
  if (level > Math.max(stones, set)) return 'slot'
  if (level > stones) return 'stone added'
  if (level > set) return 'stone taken'
  return level <= stones - playable ? 'stone unplayable' : 'stone'
}

function words(stones: number, set: number, playable: number): string {
  const left = set < stones ? `${set} of ${stones} stones stay` : `${set} stones`
  return playable < stones ? `${left}, ${stones - playable} cannot be taken` : left
}
