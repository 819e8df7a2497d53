import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { address } from '../../address/present.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { atlasRows, gameAt } from '../atlas/atlas-rows.ts'
import { loadGame } from '../atlas/game-data.ts'
import { Head } from '../../parts/head.tsx'
import type { FormulaInput } from '../../tasks/formula/formula-input.ts'
import { addressOf, askedBy } from './asked.ts'
import { useRunning } from './running.ts'
import { counted } from './words.ts'

/**
 * Suggests changes that remove most failures of a refuted formula. If the atlas has a formula of
 * the game, a link to it is also shown.
 */
export function Mend({ given }: { readonly given: FormulaInput }): JSX.Element {
  const mend = useRunning('mend')
  useEffect(() => mend.start(given), [])
  const { answer } = mend
  const to = (says: string): string => addressOf({ ...askedBy(address.value).asked, says })
  return (
    <section aria-labelledby="mend" class="mend">
      <h3 id="mend">Help to mend it</h3>
      <Proved given={given} to={to} />
      {answer === null || answer.mended.length === 0 ? null : (
        <>
          <p class="hint">
            On the box of piles 0..{answer.max} the formula fails at {counted(answer.failures)} of{' '}
            {counted(answer.positions)} positions. The changes below leave fewer failures. Click one
            to test it.
          </p>
          <div class="scroll" role="group" aria-label="changes" tabIndex={0}>
            <table>
              <Head columns={[{ number: 'failures left' }, 'change', 'formula']} />
              <tbody>
                {answer.mended.map(({ says, how, failures }) => (
                  <tr key={says}>
                    <td class="number">{counted(failures)}</td>
                    <td>{how}</td>
                    <td>
                      <a href={to(says)}>
                        <code>{says}</code>
                      </a>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}

/** The formula of the game that the atlas has proved. */
function Proved({
  given: { game, play },
  to,
}: {
  readonly given: FormulaInput
  readonly to: (says: string) => string
}): JSX.Element | null {
  const proved = useLoaded(async () => {
    const found = gameAt(await atlasRows(), game, play)
    if (found?.row.status !== 'proved') return null
    return (await loadGame(found.row.file)).says ?? null
  }, `${game} ${play}`)
  if (proved === null || 'problem' in proved || proved.is === null) return null
  return (
    <p>
      The atlas has a proved formula of this game: <a href={to(proved.is)}>compare with it</a>.
    </p>
  )
}
