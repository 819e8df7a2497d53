import type { JSX } from 'preact'
import { benchPlace } from '../address/bench.ts'
import { positionText, readPosition, readRuleset } from '../address/read-game.ts'
import { Choice } from '../parts/choice.tsx'
import { TextField } from '../parts/text-field.tsx'
import { GameChooser } from './game-chooser.tsx'
import { bench, putGameOnBench, putOnBench } from './present-bench.ts'
import { endWords, rulesWords } from './rule-words.ts'
import { Tools } from './tools.tsx'
import './bench.css'

const PLAYS = { normal: 'normal', misere: 'misère' } as const

/**
 * The bar at the top of the page, with the game, the play convention, the position and links to the
 * tools.
 */
export function GameBar(): JSX.Element {
  const { game, position, play } = bench.value
  const ruleset = readRuleset(game)
  const place = benchPlace(bench.value)
  return (
    <section class="bench-bar" aria-label="the game on the bench">
      <div class="fields">
        <TextField
          label="game"
          value={game}
          size={22}
          read={readRuleset}
          set={putGameOnBench}
          isFromAddress
        />
        <GameChooser ruleset={'is' in ruleset ? ruleset.is : null} />
        <TextField
          label="position"
          value={'is' in place ? positionText(place.is.position) : position}
          size={14}
          read={(text) => ('is' in ruleset ? readPosition(ruleset.is, text) : { is: [] })}
          set={(is) => {
            if (is.length > 0 && positionText(is) !== bench.peek().position) {
              putOnBench({ position: positionText(is) })
            }
          }}
          isFromAddress
        />
        <Choice
          label="play"
          value={play === 'misere' ? 'misere' : 'normal'}
          of={PLAYS}
          choose={(chosen) => putOnBench({ play: chosen === 'misere' ? chosen : '' })}
        />
      </div>
      {'is' in ruleset ? (
        <p class="rule">
          {rulesWords(ruleset.is)} {endWords(ruleset.is, play === 'misere' ? 'misere' : 'normal')}
        </p>
      ) : null}
      <Tools />
    </section>
  )
}
