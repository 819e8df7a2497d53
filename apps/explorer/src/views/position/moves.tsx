import { useSignal } from '@preact/signals'
import type { Position } from '@nim/core/rules'
import type { JSX } from 'preact'
import { Head } from '../../parts/head.tsx'
import type { Place } from '../../address/read-place.ts'
import type { AnalyseAnswer } from '../../tasks/analyse.ts'
import { OutcomeMark } from '../../parts/outcome-mark.tsx'
import { takenBy, takenWords } from '../../parts/taken-words.ts'

export interface MovesProps extends AnalyseAnswer {
  readonly place: Place
  /** Called with the position after the move at which the reader points, or with null. */
  readonly point: (to: Position | null) => void
  readonly addressOf: (to: Position) => string
}

/** The number of rows at first, and the number that each request adds. */
const ROWS = 40

/** A table of the moves, best first. A click makes a move. */
export function Moves({ analysis, place, point, addressOf }: MovesProps): JSX.Element | null {
  const rows = useSignal(ROWS)
  const { moves, optimal, allMoves, moveCount } = analysis
  if (moveCount === 0) return null
  return (
    <section>
      <h2>Moves</h2>
      {allMoves ? null : (
        <p class="hint">
          {Number.isFinite(moveCount) ? `up to ${moveCount}` : 'very many'} moves: too many to list
          {moves.length > 0 ? '; one that wins' : ', and no winning move was found'}
        </p>
      )}
      {moves.length === 0 ? null : <p class="hint">{hintOf(analysis)}</p>}
      {moves.length === 0 ? null : (
        <div class="scroll">
          <table class="moves">
            <Head
              columns={[
                <span class="unseen">optimal</span>,
                'to',
                'stones taken',
                'outcome',
                { number: 'remoteness' },
                { number: 'Grundy' },
              ]}
            />
            <tbody>
              {moves.slice(0, rows.value).map(({ to, values }, at) => {
                const target = to.map(Number)
                return (
                  <tr
                    key={target.join()}
                    class={at < optimal ? 'optimal' : undefined}
                    onPointerEnter={() => point(target)}
                    onPointerLeave={() => point(null)}
                  >
                    <td>{at < optimal ? '★' : ''}</td>
                    <th scope="row">
                      <a
                        href={addressOf(target)}
                        onFocus={() => point(target)}
                        onBlur={() => point(null)}
                      >
                        {target.join()}
                      </a>
                    </th>
                    <td>{takenWords(takenBy(place.ruleset, place.position, target))}</td>
                    <td>
                      <OutcomeMark outcome={values.outcome?.value ?? null} />
                    </td>
                    <td class="number">{String(values.remoteness?.value ?? '?')}</td>
                    <td class="number">{String(values.grundy?.value ?? '?')}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {moves.length > rows.value ? (
        <button type="button" onClick={() => (rows.value += 5 * ROWS)}>
          more of the {moves.length} moves
        </button>
      ) : null}
    </section>
  )
}

function hintOf({ values, optimal }: AnalyseAnswer['analysis']): string {
  const first = optimal === 0 ? 'none is known to be optimal' : 'the optimal ones first, with ★'
  switch (values.outcome?.value) {
    case 'N':
      return `Moves to P win; ${first}.`
    case 'P':
      return `All moves lose; ${first}: they resist longest.`
    case undefined:
      return `The winner is not known; ${first}.`
  }
}
