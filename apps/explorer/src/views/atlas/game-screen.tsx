import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { formatAddress } from '../../address/address.ts'
import { useOwnAddress } from '../../address/own-address.ts'
import { readPlay, readRuleset } from '../../address/read-game.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { CommandLine } from '../../parts/command-line.tsx'
import { MathBlocks } from '../../parts/mathml.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { type AtlasRow, atlasRows, gameAt, playWords, proofWords } from './atlas-rows.ts'
import { CaseList } from './case-list.tsx'
import { type GameBlock, type GameData, loadGame } from './game-data.ts'
import { GameFacts } from './game-facts.tsx'
import { KnownElsewhere } from './known-elsewhere.tsx'
import { StatusMark } from './status-mark.tsx'

interface Shown {
  readonly row: AtlasRow
  readonly data: GameData
  /** The row for the same game with the other play convention. */
  readonly other: AtlasRow | null
}

/** Loads the page of a game. Returns a message if the atlas does not contain the game. */
async function shownAt(name: string, play: string | undefined): Promise<Shown | string> {
  const found = gameAt(await atlasRows(), name, play)
  if (found === null) {
    const asked = `${name.slice(0, LONGEST_SHOWN)}, ${playWords(readPlay(play))} play`
    return `The atlas has no game '${asked}'. Its games have names such as SN(4,{2,3}).`
  }
  return { row: found.row, data: await loadGame(found.row.file), other: found.other }
}

/** Longer addresses are truncated to this number of characters before they are shown. */
const LONGEST_SHOWN = 80

/** The page of the game that the address names. */
export function GameScreen({ name }: { readonly name: string }): JSX.Element {
  const { play } = useOwnAddress('atlas').settings
  const shown = useLoaded(() => shownAt(name, play), `${readPlay(play)} ${name}`)
  const ruleset = readRuleset(name)
  return (
    <>
      <Loaded read={shown}>
        {(is) =>
          typeof is === 'string' ? (
            <>
              <h1>What is known about {name.slice(0, LONGEST_SHOWN)}</h1>
              <p>{is}</p>
            </>
          ) : (
            <Page {...is} />
          )
        }
      </Loaded>
      {'is' in ruleset ? (
        <div class="game">
          <KnownElsewhere ruleset={ruleset.is} play={readPlay(play)} />
        </div>
      ) : null}
      <p>
        <a href={formatAddress('atlas')}>all games of the atlas</a>
      </p>
    </>
  )
}

function Page({ row, data, other }: Shown): JSX.Element {
  const { game, play, status, said, more, svg, says, command } = data
  const title = `${game}, ${playWords(play)} play`
  const settings = play === 'misere' ? { play } : {}
  useEffect(() => {
    document.title = `${title} · nimlab explorer`
  }, [title])
  return (
    <article class="game">
      <h1>
        {title} <StatusMark status={status} />
        {proofWords(row) === '' ? null : <small class="hint">by {proofWords(row)}</small>}
      </h1>
      <p class="doors-out">
        <a href={formatAddress('map', [game], settings)}>see it as a map</a>
        {says === undefined ? null : (
          <a href={formatAddress('test', [game], { says, ...settings })}>test its formula</a>
        )}
        {other === null ? null : (
          <a
            href={formatAddress('atlas', [game], other.play === 'misere' ? { play: 'misere' } : {})}
          >
            {playWords(other.play)} play
          </a>
        )}
      </p>
      <Blocks blocks={said} />
      {says === undefined ? null : (
        <details>
          <summary>the formula as the command reads it</summary>
          <p>
            <code>{says}</code>
          </p>
        </details>
      )}
      {svg === undefined ? null : (
        <figure>
          <Picture svg={svg} words={`slices of the P-positions of ${title}`} />
          <figcaption class="hint">
            P-positions are dark. All piles except two are fixed, and these two range from 0 to 23.
          </figcaption>
        </figure>
      )}
      <GameFacts data={data} />
      <Blocks blocks={more} />
      <h2>Reproduce</h2>
      <CommandLine command={command} />
    </article>
  )
}

function Blocks({ blocks }: { readonly blocks: readonly GameBlock[] }): JSX.Element {
  return (
    <>
      {blocks.map((block, i) =>
        'html' in block ? (
          <MathBlocks key={i} html={[block.html]} />
        ) : (
          <CaseList key={i} cases={block} />
        ),
      )}
    </>
  )
}
