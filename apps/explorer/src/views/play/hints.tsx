import { useSignal } from '@preact/signals'
import { formatRuleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { formatAddress } from '../../address/address.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { MathText } from '../../parts/mathml.tsx'
import type { Standing } from '../../tasks/play/standing.ts'
import { atlasRows, gameAt } from '../atlas/atlas-rows.ts'
import { loadGame } from '../atlas/game-data.ts'
import { hintWords } from './hint-words.ts'
import { type GameRecord, isFlip } from './record.ts'

/**
 * Hints for the position. Each click shows one more hint: first parities, then the sum, the formula
 * and the move.
 */
export function Hints({
  record,
  standing,
}: {
  readonly record: GameRecord
  readonly standing: Standing
}): JSX.Element | null {
  const shown = useSignal(0)
  const { ruleset, way, states } = record
  const words =
    standing.players > 2 || isFlip(way)
      ? null
      : hintWords(ruleset, states.at(-1)!.position, standing)
  if (words === null) return null
  const steps = [
    words.parity,
    words.sum,
    <FormulaHint game={formatRuleset(ruleset)} play={way} />,
    words.move,
  ]
  return (
    <div class="hints">
      <ol aria-live="polite">
        {steps.slice(0, shown.value).map((step, i) => (
          <li key={i}>{step}</li>
        ))}
      </ol>
      <button
        type="button"
        disabled={shown.value === steps.length}
        onClick={() => void shown.value++}
      >
        {shown.value === 0 ? 'give me a hint' : `next hint (${shown.value} of ${steps.length})`}
      </button>
    </div>
  )
}

/** The formula of the game that the atlas has proved. */
function FormulaHint({
  game,
  play,
}: {
  readonly game: string
  readonly play: string
}): JSX.Element {
  const known = useLoaded(async () => {
    const found = gameAt(await atlasRows(), game, play)
    return found?.row.status === 'proved' ? loadGame(found.row.file) : null
  }, `${game} ${play}`)
  if (known === null) return <>loading …</>
  if ('problem' in known) return <>{known.problem}</>
  if (known.is === null) return <>The atlas has no proved formula of this game.</>
  const link = formatAddress('atlas', [game], play === 'misere' ? { play } : {})
  return (
    <>
      {known.is.formula === undefined ? (
        'The atlas has a long formula of this game: '
      ) : (
        <>
          You win if you leave a P-position. P ⟺ <MathText html={known.is.formula} />:{' '}
        </>
      )}
      <a href={link}>proved in the atlas</a>
    </>
  )
}
