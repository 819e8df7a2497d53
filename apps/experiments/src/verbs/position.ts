import type { Command } from '@commander-js/extra-typings'
import { positionOf, requireValue, valuesOf } from '@nim/core/rules'
import { analyse } from '@nim/report/position'
import { askedPosition } from '../arguments/asked-position.ts'
import { askedRuleset, RULESETS } from '../arguments/asked-ruleset.ts'
import { OPTIONS, PLAYS } from '../arguments/options.ts'
import { playOf } from '../arguments/play.ts'
import { isPlayValue, TABLE_VALUES, VALUES } from '../arguments/value.ts'
import { shownMoves } from '../arguments/shown-moves.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { gmPosition, gmPositionJson, gmPositionPage } from '../position/gm-position.ts'
import { positionJson, positionPage } from '../position/position-page.ts'
import { print } from '../terminal/output.ts'
import { readingInput } from '../usage-error.ts'

const MOST_SOLVED = 2_000_000
/**
 * The maximum number of moves to show, and the maximum number to compute, without `--moves all`.
 */
const MOST_SHOWN = 40
const MOST_MADE = 20_000
const MOST_MADE_OF_ALL = 1_000_000

/** Adds the command `nimlab position`, which shows one position, its values and its moves. */
export function addPosition(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('position')
    .description('show the values of a position and of its moves, and the best move')
    .argument('<ruleset>', RULESETS)
    .argument(
      '<position...>',
      'pile sizes: 3,5,5,7, "(3,5,5,7)" or 3 5 5 7. Piles can have any size (at most 200,000 digits in total) if a formula or shift rules are proved for the game',
    )
    .addOption(OPTIONS.value(VALUES).default(undefined, 'all values of the game'))
    .addOption(OPTIONS.play(PLAYS).default(undefined, 'normal'))
    .addOption(OPTIONS.misere())
    .option(
      '--moves <which>',
      `moves to show: all, best (the optimal ones), or a number (default: ${MOST_SHOWN}; with --json all)`,
      shownMoves,
    )
    .addOption(OPTIONS.positions().default(MOST_SOLVED))
    .addOption(OPTIONS.json())
    .addHelpText(
      'after',
      advancedHelp(`P means that the player to move loses, and N means that the player to move wins. R is the
remoteness, which is the length of best play. G is the Grundy value. A star marks each optimal move; the best move
comes first. red(x) is the reduced form of the position x. In (o,r), o is the number of odd piles of red(x), and r
is the sum of red(x) modulo the number shown.

In GM(n,l), gm-length is the length of the play if all l players follow the GM-strategy. This length determines who
loses. The value induction is the length of the play if each player always makes the move that is best for them.

To solve a position, nimlab evaluates at most the number of positions that --positions allows. --json prints one
JSON object, in which integers of at least 2^53 are strings.

More examples:
  nimlab position "NIM(4,2)" 7 8 9 30 --moves best
  nimlab position "SN(5,{2,4})" 3,5,6,7,9
  nimlab position "NIM(3,2)" 1000000000000000000000,1000000000000000000001,1000000000000000000007
  nimlab position "MOORE(3,2)" 1,2,3
  nimlab position "GM(4,3)" 5,7,8,9 --value gm-length`),
    )
    .action(async (rulesetText, positionWords, flags) => {
      const ruleset = await askedRuleset(rulesetText)
      const piles = askedPosition(positionWords)
      const play = playOf(flags)
      const value = flags.value ?? VALUES.find((name) => name === valuesOf(ruleset)[0])
      readingInput(() => requireValue(ruleset, value ?? 'outcome', play))
      const position = readingInput(() => positionOf<number | bigint>(ruleset, piles))
      const { positions: limit, json } = flags
      const moves = flags.moves ?? (json === true ? 'all' : MOST_SHOWN)
      if (isPlayValue(value)) {
        const play = readingInput(() => gmPosition(ruleset, position, value, limit))
        print(json === true ? gmPositionJson(play, moves) : gmPositionPage(play, moves))
      } else {
        const mostMoves = flags.moves === 'all' ? MOST_MADE_OF_ALL : MOST_MADE
        const analysis = readingInput(() => analyse(ruleset, position, { play, limit, mostMoves }))
        const values = TABLE_VALUES.filter(
          (name) => flags.value === undefined || name === flags.value,
        )
        print((json === true ? positionJson : positionPage)(analysis, values, moves))
      }
      finish(EXIT.ok)
    })
}
