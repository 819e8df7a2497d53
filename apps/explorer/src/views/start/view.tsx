import { useSignal } from '@preact/signals'
import { formatRuleset, isSymmetric, type Outcome, type Position } from '@nim/core/rules'
import type { JSX } from 'preact'
import { formatAddress } from '../../address/address.ts'
import { benchAddress, benchPlace, libraryAddress } from '../../address/bench.ts'
import { positionText } from '../../address/read-game.ts'
import type { Place } from '../../address/read-place.ts'
import { Answer } from '../../bench/answer.tsx'
import { bench, putOnBench } from '../../bench/present-bench.ts'
import { Examples } from '../../parts/examples.tsx'
import { KeepOffline } from '../../parts/keep-offline.tsx'
import { withHeight } from '../../parts/piles/heights.ts'
import { Piles } from '../../parts/piles/piles.tsx'
import { SequenceOf } from '../../parts/sequence-of.tsx'
import { leftBy } from '../../parts/taken-words.ts'
import { MapOfBench } from '../map/map-of-bench.tsx'
import './start.css'

/** The maximum pile size in the random position whose outcome the reader guesses. */
const LARGEST_GUESS = 12

const PAPERS = [
  ['GMMV', '2304.06498'],
  ['DH', '2404.06608'],
  ['GN', '2311.03257'],
] as const

/**
 * Shows a live map of the game on the bench, a question about an outcome that the reader can guess,
 * and the answer.
 */
export function StartView(): JSX.Element {
  const read = benchPlace(bench.value)
  return (
    <>
      <h1 class="sentence">
        nimlab shows who wins a game of stones, tests your conjectures about it, and proves them.
      </h1>
      {'is' in read ? <Bench place={read.is} /> : <Examples view="start" />}
      <Doors />
    </>
  )
}

function Bench({ place }: { readonly place: Place }): JSX.Element {
  const guess = useSignal<Outcome | 'none' | null>(null)
  const pointed = useSignal<{ readonly from: Position; readonly to: Position } | null>(null)
  const { ruleset, position } = place
  const isVeiled = guess.value === null && ruleset.kind !== 'GM'
  return (
    <div class="stage">
      <div class="thing">
        <MapOfBench place={place} isVeiled={isVeiled} />
      </div>
      <div class="beside-thing">
        <div class="piles-in-bench">
          <Piles
            label={`piles of ${formatRuleset(ruleset)}`}
            stones={position}
            set={
              pointed.value?.from.join() === position.join()
                ? leftBy(ruleset, position, pointed.value.to)
                : position
            }
            grows
            change={(pile, height) => {
              pointed.value = null
              const edited = withHeight(position, pile, height, isSymmetric(ruleset))
              putOnBench({ position: positionText(edited.position) })
              return edited.at
            }}
          />
        </div>
        {isVeiled ? (
          <Guess choose={(chosen) => (guess.value = chosen)} />
        ) : (
          <>
            <Answer
              key={positionText(position)}
              place={place}
              guess={guess.value}
              point={(to) => (pointed.value = to === null ? null : { from: position, to })}
            />
            <p class="buttons">
              <button
                type="button"
                onClick={() => {
                  guess.value = null
                  putOnBench({ position: drawn(ruleset.piles).join() })
                }}
              >
                another position
              </button>
            </p>
            <SequenceOf ruleset={ruleset} play={place.play} />
          </>
        )}
      </div>
    </div>
  )
}

function Guess({ choose }: { readonly choose: (guess: Outcome | 'none') => void }): JSX.Element {
  return (
    <div class="guess" role="group" aria-label="your guess">
      <p>
        <strong>Guess: P or N?</strong> The map shows who wins at the positions around it.
      </p>
      <p class="buttons">
        <button type="button" class="outcome-P" onClick={() => choose('P')}>
          P: the player to move loses
        </button>
        <button type="button" class="outcome-N" onClick={() => choose('N')}>
          N: the player to move wins
        </button>
        <button type="button" onClick={() => choose('none')}>
          show the answer
        </button>
      </p>
    </div>
  )
}

/** Draws the piles of the position whose outcome the reader guesses. */
function drawn(piles: number): number[] {
  return Array.from({ length: piles }, () => Math.floor(Math.random() * (LARGEST_GUESS + 1))).sort(
    (a, b) => a - b,
  )
}

/** Links to pages outside the explorer. Their addresses are set when the page is built. */
const DOORS: readonly (readonly [name: string, address: string])[] = [
  ['docs', import.meta.env['NIMLAB_DOCS'] ?? ''],
  ['source', import.meta.env['NIMLAB_SOURCE'] ?? ''],
]

function Doors(): JSX.Element {
  const shown = bench.value
  return (
    <p class="doors">
      <a href={benchAddress('play', shown)}>play</a>
      <a href={benchAddress('test', shown)}>test a formula</a>
      <a href={formatAddress('claims', ['GMMV-C1'])}>see a conjecture fail</a>
      <a href={libraryAddress('settled', shown)}>what nimlab settled</a>
      <span>
        papers:{' '}
        {PAPERS.map(([name, id]) => (
          <a key={id} href={`https://arxiv.org/abs/${id}`} rel="noreferrer">
            {name}
          </a>
        ))}
      </span>
      {DOORS.map(([name, address]) =>
        address === '' ? null : (
          <a key={name} href={address} target="_top">
            {name}
          </a>
        ),
      )}
      <a href="LICENSE.txt">licence</a>
      <KeepOffline />
    </p>
  )
}
