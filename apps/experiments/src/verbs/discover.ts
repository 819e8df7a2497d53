import { type Command, Option } from '@commander-js/extra-typings'
import { discover, type Discovery, discoveryRecord } from '@nim/discovery'
import { formatRuleset } from '@nim/core/rules'
import { toText } from '@nim/presburger'
import { askedRuleset, RULESETS } from '../arguments/asked-ruleset.ts'
import { wholeNumber } from '../arguments/whole-number.ts'
import { discoveryPage } from '../discovering/discovery-page.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { note, print } from '../terminal/output.ts'
import { readingInput } from '../usage-error.ts'
import { writeWhole } from './write-whole.ts'

const POSITIONS = 10_000_000
const POINTS = 300_000

const HELP = `
Learns a description by cases that is right on a whole box, and decides it for all positions at finitely many
points; a counterexample is learned from. It asks first what is usual: parities, sums, gaps, limits of games.
If that is not enough, it looks on a large box for the walls where the description changes, and for
congruences, apart for each choice of gaps that are small, as far as learning asks for it. Of the remoteness it
finds first the linear forms of the piles, over small denominators, of which it is made. Nothing is known of
the game but its rules. What is tried is counted in positions and points, never in time: the same seed finds
the same.

It ends with proved (the checker of certificates and the solver on a larger box agree), candidate (right on
a box, not decided), or open (what was learned, and where it breaks). Exit codes: 0 proved, 2 wrong input,
3 candidate or open.

Examples:
  nimlab discover "SN(4,{3})"
  nimlab discover "SN(3,{2})" --misere --formula formula.txt
  nimlab discover "NIM(4,2)" --value remoteness --positions 400000
  nimlab test "SN(3,{2})" --misere --says @formula.txt --prove --by points --certificate proof`

/** `nimlab discover`: from the rules of a game to a description of its values with a proof. */
export function addDiscover(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('discover')
    .description('find a description of the P-positions, Grundy values or remoteness, and prove it')
    .argument('<ruleset>', RULESETS)
    .addOption(
      new Option('--value <value>', 'what is described')
        .choices(['outcome', 'grundy', 'remoteness'] as const)
        .default('outcome' as const),
    )
    .option('--misere', 'misère play: who cannot move wins')
    .option('--seed <S>', 'seed of all draws', wholeNumber(0, 2 ** 31 - 1), 1)
    .option(
      '--positions <N>',
      'positions of the largest box that is learned from',
      wholeNumber(1, 10 ** 9),
      POSITIONS,
    )
    .option(
      '--points <N>',
      'points at which a proof may need to look',
      wholeNumber(1, 10 ** 7),
      POINTS,
    )
    .option('--formula <file>', 'write the formula, for nimlab test --says @FILE')
    .option('--json', 'one line of JSON, the certificate included')
    .addHelpText('after', HELP)
    .action(async (text, { value, misere, seed, positions, points, formula, json }) => {
      const ruleset = await askedRuleset(text)
      const play = misere === true ? 'misere' : 'normal'
      const onStep = (doing: string): void => {
        note(`${formatRuleset(ruleset)}: ${doing}`)
      }
      const discovery = readingInput(() =>
        discover({ ruleset, play, value }, { seed, positions, points, onStep }),
      )
      if (formula !== undefined) writeFormula(formula, discovery)
      print(json === true ? JSON.stringify(discoveryRecord(discovery)) : discoveryPage(discovery))
      finish(discovery.result.status === 'proved' ? EXIT.ok : EXIT.incomplete)
    })
}

function writeFormula(path: string, { result, value }: Discovery): void {
  if (result.status === 'open') {
    note('nothing was found: no formula is written')
    return
  }
  const text = toText(result.says)
  writeWhole('--formula', path, `${value === 'outcome' ? text : `value == ${text}`}\n`)
}
