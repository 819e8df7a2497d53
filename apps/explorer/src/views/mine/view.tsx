import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { formatAddress } from '../../address/address.ts'
import { benchAddress } from '../../address/bench.ts'
import { readPlay } from '../../address/read-game.ts'
import { bench } from '../../bench/present-bench.ts'
import { keepThings, things, thingsProblem } from '../../data/kept-things.ts'
import { type KeptConjecture, readThings, thingsText, withMore } from '../../data/my-things.ts'
import { Downloads } from '../../parts/downloads.tsx'
import { Problem } from '../../parts/problem.tsx'
import { useIdleTests } from './idle-tests.ts'
import { ThingList } from './thing-list.tsx'

/** The games and conjectures that the reader named, which are stored only in the browser. */
export function MineView(): JSX.Element {
  const { games, conjectures } = things.value
  const problem = useSignal<string | null>(null)
  const testing = useIdleTests().value
  const attempt = (change: () => void): void => {
    try {
      change()
      problem.value = null
    } catch (error) {
      problem.value = (error as Error).message
    }
  }
  const take = (text: string): void => {
    const read = readThings(text)
    if ('problem' in read) problem.value = read.problem
    else attempt(() => keepThings(withMore(things.value, read.is)))
  }
  return (
    <div class="mine">
      <h1>My things</h1>
      <p class="hint">
        Your games and conjectures are stored in this browser. They leave it only in a file that you
        export.
      </p>
      {thingsProblem.value === null ? null : <Problem>{thingsProblem.value}</Problem>}
      {problem.value === null ? null : <Problem>{problem.value}</Problem>}
      <h2>Games</h2>
      <KeepGame attempt={attempt} />
      <ThingList
        kind="game"
        things={games}
        change={(changed) => keepThings({ ...things.value, games: [...changed] })}
        addressOf={({ game, position, play }) =>
          benchAddress('start', { game, position, play: play === 'misere' ? play : '' })
        }
        wordsOf={({ game, position, play }) =>
          `${game} ${position}${play === 'misere' ? ', misère' : ''}`
        }
      />
      <h2>Conjectures</h2>
      {conjectures.length === 0 ? (
        <p>Type a formula in the tool “Test a formula”, and press “keep this conjecture”.</p>
      ) : (
        <p class="hint" aria-live="polite">
          {testing === null
            ? 'While you do nothing on this page, it tests your conjectures on larger boxes.'
            : `Testing ${testing} …`}
        </p>
      )}
      <ThingList
        kind="conjecture"
        things={conjectures}
        change={(changed) => keepThings({ ...things.value, conjectures: [...changed] })}
        addressOf={({ game, says, value, play }) =>
          formatAddress('test', [game], {
            says,
            value: value ?? undefined,
            play: play === 'misere' ? play : undefined,
          })
        }
        wordsOf={({ game, says, play }) =>
          `${says} in ${game}${play === 'misere' ? ', misère' : ''}`
        }
        noteOf={({ tested }) => (tested === undefined ? '' : testedWords(tested))}
      />
      <h2>Export and import</h2>
      <Downloads
        files={[
          {
            name: 'nimlab-my-things.json',
            type: 'application/json',
            make: () => thingsText(things.value),
          },
        ]}
      />
      <FileField take={take} />
    </div>
  )
}

function testedWords({ max, verdict, at }: NonNullable<KeptConjecture['tested']>): string {
  if (at !== null) return `refuted at ${at}`
  return verdict === 'holds'
    ? `holds on piles 0..${max} (this is no proof)`
    : `${verdict} on piles 0..${max}`
}

/** Stores the game, the play convention and the position on the bench under a name. */
function KeepGame({ attempt }: { readonly attempt: (change: () => void) => void }): JSX.Element {
  const { game, position, play } = bench.value
  const name = useSignal('')
  return (
    <form
      class="fields keep-game"
      onSubmit={(event) => {
        event.preventDefault()
        const named = name.value.trim() === '' ? game.slice(0, 60) : name.value.trim()
        const kept = { name: named, game, position, play: readPlay(play) }
        attempt(() => keepThings(withMore(things.value, { games: [kept] })))
        name.value = ''
      }}
    >
      <div class="field">
        <label for="name-of-game">name of the game on the bench</label>
        <input
          id="name-of-game"
          type="text"
          maxLength={80}
          placeholder={game.slice(0, 60)}
          value={name}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </div>
      <button type="submit">keep this game</button>
    </form>
  )
}

function FileField({ take }: { readonly take: (text: string) => void }): JSX.Element {
  const field = useRef<HTMLInputElement>(null)
  const read = async (file: File): Promise<void> => {
    const text = await file.text()
    // if the value stayed, the reader could not choose the same file again
    if (field.current !== null) field.current.value = ''
    take(text)
  }
  return (
    <div class="field">
      <label for="file-of-things">import a file that you exported from this page</label>
      <input
        id="file-of-things"
        type="file"
        accept=".json,application/json"
        ref={field}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) void read(file)
        }}
      />
    </div>
  )
}
