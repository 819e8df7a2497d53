import type { JSX } from 'preact'
import { benchPlace } from '../../address/bench.ts'
import { placeAddress, type Place } from '../../address/read-place.ts'
import { bench } from '../../bench/present-bench.ts'
import { Examples } from '../../parts/examples.tsx'
import { LPlayers } from './l-players.tsx'
import './position.css'
import { TwoPlayers } from './two-players.tsx'
import { useSteps } from './use-steps.ts'

/** Shows a position, with the known facts about the position and its moves. */
export function PositionView(): JSX.Element {
  const read = benchPlace(bench.value)
  return (
    <>
      <h1 class="unseen">Position</h1>
      {'is' in read ? <Shown place={read.is} /> : <Examples view="p" />}
    </>
  )
}

function Shown({ place }: { readonly place: Place }): JSX.Element {
  const stepping = useSteps()
  const show = (to: Place): void => stepping.step(placeAddress('p', to))
  const steps = (
    <p class="buttons">
      <button type="button" disabled={!stepping.canUndo} onClick={stepping.undo}>
        undo
      </button>
      <button type="button" disabled={!stepping.canRedo} onClick={stepping.redo}>
        redo
      </button>
    </p>
  )
  return place.ruleset.kind === 'GM' ? (
    <LPlayers place={place} show={show} steps={steps} />
  ) : (
    <TwoPlayers place={place} show={show} steps={steps} />
  )
}
