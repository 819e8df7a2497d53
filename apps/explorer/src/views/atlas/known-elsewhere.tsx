import { formatRuleset, type PlayConvention, type Ruleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { formatAddress } from '../../address/address.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { positionsOf } from '../../engine/table.ts'
import { Asked } from '../../parts/asked.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { OeisLink } from '../../parts/oeis-link.tsx'
import { useTask } from '../../parts/use-task.ts'
import { ClaimTrust } from '../claims/claim-trust.tsx'
import type { ClaimRow } from '../claims/claim-rows.ts'
import { claimsSpeakingOf } from './spoken-of.ts'

/** Claims of a family that are listed. */
const MOST_LISTED = 12

/** What is known of a game besides its row in the atlas: claims that speak of it, and its sequence. */
export function KnownElsewhere({
  ruleset,
  play,
}: {
  readonly ruleset: Ruleset
  readonly play: PlayConvention
}): JSX.Element {
  const game = formatRuleset(ruleset)
  const spoken = useLoaded(() => claimsSpeakingOf(ruleset), game)
  return (
    <>
      <section aria-labelledby="claims-of">
        <h2 id="claims-of">Claims that speak of it</h2>
        <Loaded read={spoken}>
          {({ byName, byFamily }) => (
            <>
              {byName.length === 0 ? <p>No claim names {game}.</p> : <ClaimsOf rows={byName} />}
              {byFamily.length === 0 ? null : (
                <>
                  <p>Claims about families to which it may belong:</p>
                  <ClaimsOf rows={byFamily.slice(0, MOST_LISTED)} />
                  {byFamily.length > MOST_LISTED ? (
                    <p class="hint">and {byFamily.length - MOST_LISTED} more</p>
                  ) : null}
                </>
              )}
            </>
          )}
        </Loaded>
      </section>
      <Sequence game={game} ruleset={ruleset} play={play} />
    </>
  )
}

function ClaimsOf({ rows }: { readonly rows: readonly ClaimRow[] }): JSX.Element {
  return (
    <ul class="claims-of">
      {rows.map((row) => (
        <li key={row.id}>
          <a href={formatAddress('claims', [row.id])}>{row.id}</a> {row.title}{' '}
          <ClaimTrust row={row} />
        </li>
      ))}
    </ul>
  )
}

/** Positions of the box whose P-positions are counted. */
const MOST_COUNTED = 200_000n
const LARGEST_PILE = 24

/** Numbers of P-positions, with a link that searches the OEIS. */
function Sequence({
  game,
  ruleset,
  play,
}: {
  readonly game: string
  readonly ruleset: Ruleset
  readonly play: PlayConvention
}): JSX.Element | null {
  let max = LARGEST_PILE
  while (max > 4 && positionsOf(ruleset, max) > MOST_COUNTED) max--
  const given = { game, play, max, by: 'largest', outcome: 'P', triangle: false } as const
  const task = useTask('count', ruleset.kind === 'GM' ? null : given)
  if (ruleset.kind === 'GM') return null
  const settings = play === 'misere' ? { play } : {}
  return (
    <section aria-labelledby="sequence-of">
      <h2 id="sequence-of">Its sequence</h2>
      <Asked task={task}>
        {({ sequence }) => (
          <p>
            P-positions with largest pile n = 0, 1, 2, …: {sequence.terms.slice(0, 14).join(', ')},
            …{' '}
            <span class="doors-out">
              <OeisLink terms={sequence.terms} />
              <a href={formatAddress('sequences', [], { of: 'counts', game, ...settings })}>
                more terms, and files
              </a>
            </span>
          </p>
        )}
      </Asked>
    </section>
  )
}
