import { formatRuleset, type PlayConvention, type Ruleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { formatAddress } from '../../address/address.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { SequenceOf } from '../../parts/sequence-of.tsx'
import { ClaimTrust } from '../claims/claim-trust.tsx'
import type { ClaimRow } from '../claims/claim-rows.ts'
import { claimsSpeakingOf } from './spoken-of.ts'

/** The maximum number of claims about families in the list. */
const MOST_LISTED = 12

/**
 * Shows the claims about a game and its sequence, in addition to its row in the atlas.
 */
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
        <h2 id="claims-of">Claims about this game</h2>
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
      {ruleset.kind === 'GM' ? null : (
        <section aria-labelledby="sequence-of">
          <h2 id="sequence-of">Its sequence</h2>
          <SequenceOf ruleset={ruleset} play={play} />
        </section>
      )}
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
