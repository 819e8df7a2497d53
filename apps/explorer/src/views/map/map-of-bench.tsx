import type { JSX } from 'preact'
import { useTable } from '../../engine/held-table.ts'
import { withBench } from '../../address/bench.ts'
import { address, replaceAddress } from '../../address/present.ts'
import { bench } from '../../bench/present-bench.ts'
import { positionText, reading } from '../../address/read-game.ts'
import type { Place } from '../../address/read-place.ts'
import { requireValue } from '@nim/core/rules'
import { Problem } from '../../parts/problem.tsx'
import { Working } from '../../parts/working.tsx'
import { type MapState, readMap } from './map-state.ts'
import { SliceView } from './slice-view.tsx'
import './map.css'

/** A slice through the position on the bench. Null if the game has no slices. */
export function MapOfBench({
  place,
  isVeiled,
}: {
  readonly place: Place
  readonly isVeiled: boolean
}): JSX.Element | null {
  const { ruleset, play, position } = place
  const isPlain = 'is' in reading(() => requireValue(ruleset, 'outcome', play))
  if (!isPlain || ruleset.piles < 2) return null
  const { state } = readMap(ruleset, play, { settings: {}, parts: ['', positionText(position)] })
  return <Slice state={state} isVeiled={isVeiled} />
}

function Slice({
  state,
  isVeiled,
}: {
  readonly state: MapState
  readonly isVeiled: boolean
}): JSX.Element {
  const { ruleset, max, play, position } = state
  const held = useTable({ ruleset, max, value: 'outcome', play })
  const of = held.state.value
  if (of.is === 'solving') return <Working progress={of.progress} stop={held.stop} />
  if (of.is === 'failed') return <Problem>{of.problem}</Problem>
  if (of.is === 'stopped') {
    return (
      <button type="button" onClick={held.again}>
        solve
      </button>
    )
  }
  return (
    <SliceView
      table={of.table}
      closing={of.closing}
      state={state}
      position={position}
      isVeiled={isVeiled}
      choose={(to) =>
        replaceAddress(
          withBench(address.peek(), { ...bench.peek(), position: positionText(to) }, bench.peek()),
        )
      }
    />
  )
}
