import { parseRuleset } from '@nim/core/rules'
import type { DiscoveryRecord } from '@nim/discovery'
import type { JSX } from 'preact'
import { address } from '../../address/present.ts'
import { CommandLine } from '../../parts/command-line.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { Problem } from '../../parts/problem.tsx'
import { quoted } from '../../parts/shell-word.ts'
import { Working } from '../../parts/working.tsx'
import type { DiscoverAnswer, DiscoverInput } from '../../tasks/discover-formula.ts'
import { addressOf, askedBy } from './asked.ts'
import { useRunning } from './running.ts'
import { counted } from './words.ts'

/**
 * The maximum number of piles for a search in the page. With more piles, the boxes are too large.
 */
const MOST_PILES = 4

/**
 * A button that starts a search for a formula of the game, and the result. A change of the game
 * requires a new component.
 */
export function Discover({ given }: { readonly given: DiscoverInput }): JSX.Element {
  const search = useRunning('discover')
  const { is, answer } = search
  const isSmall = parseRuleset(given.game).piles <= MOST_PILES
  return (
    <section aria-labelledby="discover" class="discover">
      <h2 id="discover" aria-live="polite" class={answer?.record.status ?? ''}>
        {answer === null ? 'Let nimlab look for a formula' : STATUS[answer.record.status]}
      </h2>
      {answer === null ? (
        <p class="hint">
          {isSmall
            ? `nimlab learns a formula of ${given.game} from a solved box and then decides it for all positions.`
            : `The page searches for formulas of games with up to ${MOST_PILES} piles. The command below has no such limit.`}
        </p>
      ) : (
        <Found given={given} answer={answer} />
      )}
      {is === 'working' ? (
        <Working progress={search.progress} stop={search.stop} />
      ) : answer === null && isSmall ? (
        <p class="buttons">
          <button type="button" onClick={() => search.start(given)}>
            discover a formula
          </button>
          {is === 'stopped' ? <span>Stopped.</span> : null}
        </p>
      ) : null}
      {is === 'failed' ? <Problem>{search.problem}</Problem> : null}
      <CommandLine command={discoverCommand(given)} />
    </section>
  )
}

const STATUS: Readonly<Record<DiscoveryRecord['status'], string>> = {
  proved: 'found and proved for all positions',
  candidate: 'found, but not decided for all positions',
  open: 'no formula was found',
}

function Found({
  given,
  answer: { record, says },
}: {
  readonly given: DiscoverInput
  readonly answer: DiscoverAnswer
}): JSX.Element {
  const { cases = [], why = '', breaksAt = [], holdsTo, points, largestPile, solvedTo } = record
  const to = says === null ? null : addressOf({ ...askedBy(address.value).asked, says })
  return (
    <>
      {cases.length === 0 ? null : (
        <>
          <p>
            {given.value === 'outcome'
              ? 'P in these cases, N in all others:'
              : 'The value by cases:'}
          </p>
          <pre class="found-cases" role="group" aria-label="cases" tabIndex={0}>
            {cases.join('\n')}
          </pre>
        </>
      )}
      {record.status === 'proved' ? (
        <p>
          The formula is correct at {counted(points!)} points with piles up to {largestPile}, which
          proves it. An independent checker accepted the certificate. The box of piles 0..{solvedTo}{' '}
          was solved as a cross-check.
        </p>
      ) : (
        <p>
          {record.status === 'candidate' ? `It is correct on piles 0..${holdsTo}. ` : ''}
          {why}.{breaksAt.length === 0 ? '' : ` It fails at ${breaksAt.join(' and ')}.`}
        </p>
      )}
      <p class="buttons">{to === null ? null : <a href={to}>test and prove this formula</a>}</p>
      <Downloads
        files={[
          {
            name: 'discovery.json',
            type: 'application/json',
            make: () => `${JSON.stringify(record)}\n`,
          },
        ]}
      />
    </>
  )
}

/** The terminal command that gives the same result. */
function discoverCommand({ game, value, play }: DiscoverInput): string {
  return [
    `nimlab discover ${quoted(game)}`,
    ...(value === 'outcome' ? [] : [`--value ${value}`]),
    ...(play === 'misere' ? ['--misere'] : []),
    '--by points',
  ].join(' ')
}
