import type { JSX } from 'preact'
import { Head } from '../../parts/head.tsx'
import { stateText } from '../../tasks/play/game-state.ts'
import { Downloads } from '../../parts/downloads.tsx'
import { Curve } from './curve.tsx'
import { gameCsv } from './game-csv.ts'
import { firstMistake, type GameHistory } from './history.ts'
import { namesOf, readerOf } from './names.ts'
import { afterMoves, type GameRecord, recordAddress } from './record.ts'

/** Shows the course of a game: which player was winning, and at which moves this changed. */
export function Course({
  record,
  history,
  isOver,
}: {
  readonly record: GameRecord
  readonly history: GameHistory
  readonly isOver: boolean
}): JSX.Element | null {
  const { reached } = history
  if (reached.length < 2) return null
  const names = namesOf(record)
  const reader = readerOf(record)
  const mistake = firstMistake(history, reader)
  const isKnown = reached.some(({ loser }) => loser !== null)
  return (
    <section>
      <h2>Course of the game</h2>
      {isOver ? <p class="mistake-line">{mistakeWords(record, mistake, isKnown)}</p> : null}
      {isKnown ? <Curve reached={reached} you={reader} first={names[0]!} /> : null}
      <details class="course" open={isOver}>
        <summary>as a table</summary>
        <div class="scroll">
          <table>
            <Head
              columns={[
                { number: 'move' },
                'by',
                'to',
                'who loses then',
                { number: 'moves left' },
                <span class="unseen">mistake</span>,
              ]}
            />
            <tbody>
              {reached.map(({ state, loser, length, isMistake }, ply) => (
                <tr key={ply} class={isMistake ? 'mistake' : undefined}>
                  <td class="number">{ply}</td>
                  <td>{ply === 0 ? 'start' : names[reached[ply - 1]!.player]}</td>
                  <td>
                    <a href={recordAddress(afterMoves(record, ply))}>{stateText(state)}</a>
                  </td>
                  <td>{loser === null ? 'not known' : names[loser]}</td>
                  <td class="number">{length ?? '?'}</td>
                  <td>{isMistake ? '✕ mistake' : ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <Downloads
        files={[{ name: 'game.csv', type: 'text/csv', make: () => gameCsv(reached, names) }]}
      />
    </section>
  )
}

function mistakeWords(record: GameRecord, mistake: number | null, isKnown: boolean): JSX.Element {
  if (!isKnown) return <>Who was winning is not known, so no mistake can be named.</>
  const reader = readerOf(record)
  if (mistake === null) {
    return reader === null ? (
      <>No move gave a won game away.</>
    ) : (
      <>You made no mistake: no move of yours gave a won game away.</>
    )
  }
  const before = record.states[mistake]!
  const made = record.states[mistake + 1]!
  return (
    <>
      {reader === null ? 'The' : 'Your'} first mistake was move {mistake + 1}, from{' '}
      {stateText(before)} to {stateText(made)}.{' '}
      <a href={recordAddress(afterMoves(record, mistake))}>go back to before it</a>
    </>
  )
}
