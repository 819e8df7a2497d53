import { type PlayConvention, positionOf } from '@nim/core/rules'
import type { JSX } from 'preact'
import { address } from '../../address/present.ts'
import { firstPosition, type Place, placeAddress, readPlace } from '../../address/read-place.ts'
import { Examples } from '../../parts/examples.tsx'
import { GameFields } from '../../parts/game-fields.tsx'
import { PositionField } from '../../parts/position-field.tsx'
import { Problem } from '../../parts/problem.tsx'
import { LPlayers } from './l-players.tsx'
import './position.css'
import { TwoPlayers } from './two-players.tsx'
import { useSteps } from './use-steps.ts'

const FIRST = 'NIM(4,3)'

/** A position: what is known of it and of its moves. */
export function PositionView(): JSX.Element {
  const read = readPlace(address.value, FIRST)
  if ('problem' in read) return <NoPlace problem={read.problem} />
  return <Shown place={read.is} />
}

function NoPlace({ problem }: { readonly problem: string }): JSX.Element {
  return (
    <>
      <h1>Position</h1>
      <Problem>{problem}</Problem>
      <Examples view="p" />
    </>
  )
}

function Shown({ place }: { readonly place: Place }): JSX.Element {
  const { ruleset, position } = place
  const stepping = useSteps()
  const show = (to: Place): void => stepping.step(placeAddress('p', to))
  const setGame = (game: { ruleset: Place['ruleset']; play: PlayConvention }): void => {
    const stays = game.ruleset.piles === ruleset.piles
    const next = stays ? positionOf(game.ruleset, position) : firstPosition(game.ruleset)
    show({ ...game, position: next })
  }
  return (
    <>
      <h1>Position</h1>
      <Examples view="p" />
      <GameFields game={place} set={setGame} />
      <div class="fields position-fields">
        <PositionField
          label="position"
          ruleset={ruleset}
          position={position}
          set={(to) => show({ ...place, position: to })}
        />
        <div class="buttons">
          <button type="button" disabled={!stepping.canUndo} onClick={stepping.undo}>
            undo
          </button>
          <button type="button" disabled={!stepping.canRedo} onClick={stepping.redo}>
            redo
          </button>
          <a href={placeAddress('play', place)}>play from here</a>
        </div>
      </div>
      {ruleset.kind === 'GM' ? (
        <LPlayers place={place} show={show} />
      ) : (
        <TwoPlayers place={place} show={show} />
      )}
    </>
  )
}
