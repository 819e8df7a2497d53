import type { JSX } from 'preact'
import { formatAddress } from '../../address/address.ts'
import { PRINTED_BRANCH } from '../../address/example-formulas.ts'

const DOORS = [
  {
    title: "Play Wythoff's game",
    words: 'Take from one pile, or as much from both. Who takes the last stone wins.',
    to: formatAddress('play', ['WYTHOFF', '7,11']),
  },
  {
    title: 'See a conjecture fail',
    words: 'The smallest counterexample of the m-critical conjecture, with both values.',
    to: formatAddress('claims', ['GMMV-C1']),
  },
  {
    title: 'SN(6,{4,5,6}) as a grid',
    words: 'Who wins, by how many piles are odd and what their sum is modulo m.',
    to: formatAddress('map', ['SN(6,{4,5,6})'], { show: 'grid' }),
  },
  {
    title: 'A slice of NIM(3,2)',
    words: 'Two piles vary, one stands still: outcome, remoteness, Grundy value.',
    to: formatAddress('map', ['NIM(3,2)'], { show: 'slice' }),
  },
  {
    title: 'Test a formula',
    words: 'One was printed for NIM(4,3): watch where it fails. Then type your own.',
    to: formatAddress('test', [PRINTED_BRANCH.game], { says: PRINTED_BRANCH.says }),
  },
] as const

/** One sentence and five doors. */
export function StartView(): JSX.Element {
  return (
    <>
      <h1>Is this statement about a Nim-type game true?</h1>
      <ul class="doors">
        {DOORS.map(({ title, words, to }) => (
          <li key={title}>
            <a href={to}>
              <strong>{title}</strong>
              <span>{words}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
