import './map.css'
import { useSignal } from '@preact/signals'
import { formatRuleset, type Position } from '@nim/core/rules'
import type { JSX } from 'preact'
import { benchPlace } from '../../address/bench.ts'
import { address, go, replaceAddress } from '../../address/present.ts'
import { Answer } from '../../bench/answer.tsx'
import { bench } from '../../bench/present-bench.ts'
import { useTable } from '../../engine/held-table.ts'
import { readRuleset } from '../../address/read-game.ts'
import { Choice } from '../../parts/choice.tsx'
import { CommandLine } from '../../parts/command-line.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Slider } from '../../parts/slider.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { Working } from '../../parts/working.tsx'
import { GridView } from './grid-view.tsx'
import { mapCommands } from './map-command.ts'
import {
  hasGrid,
  LARGEST_MODULUS,
  mapAddress,
  type MapState,
  readMap,
  readMapGame,
  readMax,
  type Shown,
  withMax,
} from './map-state.ts'
import { SliceFields } from './slice-fields.tsx'
import { SliceView } from './slice-view.tsx'

/** The map of a game, which shows either the grid of its positions or a slice as a heat map. */
export function MapView(): JSX.Element {
  const game = readMapGame(address.value)
  if ('problem' in game) {
    return (
      <>
        <h1 class="unseen">Map</h1>
        {'is' in readRuleset(address.value.parts[0] ?? '') ? (
          <Problem>{game.problem}</Problem>
        ) : null}
      </>
    )
  }
  const [ruleset, play] = game.is
  const { state, problems } = readMap(ruleset, play, address.value)
  return (
    <>
      <h1 class="unseen">Map of {formatRuleset(ruleset)}</h1>
      {problems.map((problem) => (
        <Problem key={problem}>{problem}</Problem>
      ))}
      <MapOf state={state} />
    </>
  )
}

const PLANES: Readonly<Record<Shown, string>> = {
  grid: 'position grid',
  slice: 'slice of two piles',
}

const POSITIONS = { reduced: 'reduced', all: 'all' } as const

function MapOf({ state }: { readonly state: MapState }): JSX.Element {
  const formulaProblem = useSignal<string | null>(null)
  const place = benchPlace(bench.value)
  return (
    <div class="stage">
      <div class="thing">
        <Solved
          state={state}
          position={'is' in place ? place.is.position : null}
          tellProblem={(problem) => {
            formulaProblem.value = problem
          }}
        />
      </div>
      <div class="beside-thing">
        {'is' in place ? <Answer place={place.is} /> : null}
        <MapFields state={state} problem={formulaProblem.value} />
        <h2>In a terminal</h2>
        {mapCommands(state).map((command) => (
          <CommandLine key={command} command={command} />
        ))}
      </div>
    </div>
  )
}

/** The fields that choose what the map shows. */
function MapFields({
  state,
  problem,
}: {
  readonly state: MapState
  readonly problem: string | null
}): JSX.Element {
  const set = (next: MapState): void => replaceAddress(mapAddress(next))
  const { ruleset, show, max } = state
  const isGrid = show === 'grid'
  return (
    <div class="settings">
      <div class="fields">
        {hasGrid(ruleset) && ruleset.piles >= 2 ? (
          <Choice<Shown>
            label="map"
            value={show}
            of={PLANES}
            choose={(chosen) => set({ ...state, show: chosen })}
          />
        ) : null}
        <TextField
          label="piles up to"
          value={String(max)}
          size={8}
          hint="at most 20 million positions"
          read={(text) => readMax(ruleset, text)}
          set={(is) => set(withMax(state, is))}
        />
        {isGrid ? (
          <>
            <Slider
              label="sum modulo m ="
              value={state.modulus}
              min={1}
              max={LARGEST_MODULUS}
              set={(modulus) => set({ ...state, modulus })}
            />
            <Choice
              label="positions"
              value={state.positions}
              of={POSITIONS}
              choose={(positions) => set({ ...state, positions })}
            />
          </>
        ) : null}
      </div>
      {isGrid ? null : <SliceFields state={state} set={set} problem={problem} />}
    </div>
  )
}

/** The map from a solved table, or the progress of solving it. */
function Solved({
  state,
  position,
  tellProblem,
}: {
  readonly state: MapState
  /** The position that is on the bench. */
  readonly position: Position | null
  readonly tellProblem: (problem: string | null) => void
}): JSX.Element {
  const { ruleset, max, play, show } = state
  const value = show === 'grid' ? 'outcome' : state.value
  const held = useTable({ ruleset, max, value, play })
  const of = held.state.value
  switch (of.is) {
    case 'solving':
      return <Working progress={of.progress} stop={held.stop} />
    case 'stopped':
      return (
        <p>
          stopped{' '}
          <button type="button" onClick={held.again}>
            solve
          </button>
        </p>
      )
    case 'failed':
      return <Problem>{of.problem}</Problem>
    case 'solved':
      return (
        <>
          {show === 'grid' ? (
            <GridView table={of.table} closing={of.closing} state={state} />
          ) : (
            <SliceView
              table={of.table}
              closing={of.closing}
              state={state}
              position={position}
              choose={(to) => go(mapAddress({ ...state, position: to }))}
              tellProblem={tellProblem}
              hasFiles
            />
          )}
          <p class="solved">
            {of.table.positions.toLocaleString('en')} positions with piles 0..{of.table.max}, solved
            in {Math.max(1, Math.round(of.milliseconds))} ms
          </p>
        </>
      )
  }
}
