import { formatRuleset, type PlayConvention, type Ruleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { formatAddress } from '../address/address.ts'
import { positionsOf } from '../engine/table.ts'
import { TaskAnswer } from './task-answer.tsx'
import { OeisLink } from './oeis-link.tsx'
import { useTask } from './use-task.ts'

/**
 * The box in which P-positions are counted has at most this number of positions and this maximum
 * pile size.
 */
const MOST_COUNTED = 200_000n
const LARGEST_PILE = 24

/**
 * Shows the numbers of P-positions by largest pile, and a link that searches the OEIS for these
 * numbers.
 */
export function SequenceOf({
  ruleset,
  play,
}: {
  readonly ruleset: Ruleset
  readonly play: PlayConvention
}): JSX.Element | null {
  const game = formatRuleset(ruleset)
  let max = LARGEST_PILE
  while (max > 4 && positionsOf(ruleset, max) > MOST_COUNTED) max--
  const given = { game, play, max, by: 'largest', outcome: 'P', triangle: false } as const
  const task = useTask('count', ruleset.kind === 'GM' ? null : given)
  if (ruleset.kind === 'GM') return null
  const settings = play === 'misere' ? { play } : {}
  return (
    <TaskAnswer task={task}>
      {({ sequence }) => (
        <p class="sequence-of">
          P-positions with largest pile n = 0, 1, 2, …: {sequence.terms.slice(0, 14).join(', ')}, …{' '}
          <OeisLink terms={sequence.terms} />{' '}
          <a href={formatAddress('sequences', [], { of: 'counts', game, ...settings })}>
            more terms, and files
          </a>
        </p>
      )}
    </TaskAnswer>
  )
}
