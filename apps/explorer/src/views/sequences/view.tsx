import './sequences.css'
import type { JSX } from 'preact'
import { address, replaceAddress } from '../../address/present.ts'
import { Choice } from '../../parts/choice.tsx'
import { CommandLine } from '../../parts/command-line.tsx'
import { Problem } from '../../parts/problem.tsx'
import { CountsView } from './counts-view.tsx'
import { GmView } from './gm-view.tsx'
import { sequenceCommand } from './sequence-command.ts'
import {
  readSequences,
  sequencesAddress,
  type SequencesKind,
  type SequencesState,
} from './sequences-state.ts'
import { WythoffView } from './wythoff-view.tsx'

const KINDS: Readonly<Record<SequencesKind, string>> = {
  counts: 'counts of positions',
  gm: 'GM-sequence',
  wythoff: "Wythoff's sequences",
}

const SAID = {
  counts: 'In a terminal',
  gm: 'The play from this vector, in a terminal',
  wythoff: 'The points, in a terminal',
} as const

/** Sequences of numbers and vectors that arise from the games. */
export function SequencesView(): JSX.Element {
  const { state, problems } = readSequences(address.value)
  const set = (next: SequencesState): void => replaceAddress(sequencesAddress(next))
  return (
    <>
      <h1 class="unseen">Sequences</h1>
      {problems.map((problem) => (
        <Problem key={problem}>{problem}</Problem>
      ))}
      <div class="settings">
        <Choice<SequencesKind>
          label="show"
          value={state.of}
          of={KINDS}
          choose={(of) =>
            set(readSequences({ settings: { ...address.peek().settings, of } }).state)
          }
        />
      </div>
      <Shown state={state} set={set} />
      <h2>{SAID[state.of]}</h2>
      <CommandLine command={sequenceCommand(state)} />
    </>
  )
}

function Shown({
  state,
  set,
}: {
  readonly state: SequencesState
  readonly set: (state: SequencesState) => void
}): JSX.Element {
  switch (state.of) {
    case 'counts':
      return <CountsView state={state} set={set} />
    case 'gm':
      return <GmView state={state} set={set} />
    case 'wythoff':
      return <WythoffView state={state} set={set} />
  }
}
