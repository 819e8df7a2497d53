import { lowerWythoff, upperWythoff } from '@nim/core/wythoff'
import { wythoffSequence } from '@nim/report'
import type { JSX } from 'preact'
import { Head } from '../../parts/head.tsx'
import { formatAddress } from '../../address/address.ts'
import { TextField } from '../../parts/text-field.tsx'
import { SequencePage } from './sequence-page.tsx'
import { MOST_TERMS, readTerms, type WythoffState } from './sequences-state.ts'

/** The maximum number of points on the page. Files contain all points. */
const MOST_SHOWN = 60

/** The winning points of Wythoff's game, and their coordinates as sequences. */
export function WythoffView({
  state: { count },
  set,
}: {
  readonly state: WythoffState
  readonly set: (state: WythoffState) => void
}): JSX.Element {
  const points = Array.from({ length: Math.min(count, MOST_SHOWN) }, (_, i) => i + 1)
  return (
    <>
      <TextField
        label="terms"
        value={String(count)}
        size={8}
        hint={`up to ${MOST_TERMS}`}
        read={readTerms}
        set={(count) => set({ of: 'wythoff', count })}
      />
      <h2>Lower Wythoff sequence, A000201</h2>
      <SequencePage sequence={wythoffSequence('lower', count)} file="A000201" />
      <h2>Upper Wythoff sequence, A001950</h2>
      <SequencePage sequence={wythoffSequence('upper', count)} file="A001950" />
      <h2>The points</h2>
      <div class="scroll">
        <table>
          <Head
            columns={[{ number: <i>n</i> }, { number: '⌊nφ⌋' }, { number: '⌊nφ²⌋' }, 'position']}
          />
          <tbody>
            {points.map((n) => {
              const [lower, upper] = [lowerWythoff(n), upperWythoff(n)]
              return (
                <tr key={n}>
                  <td class="number">{n}</td>
                  <td class="number">{lower}</td>
                  <td class="number">{upper}</td>
                  <td>
                    <a href={formatAddress('p', ['WYTHOFF', `${lower},${upper}`])}>
                      {lower},{upper}
                    </a>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}
