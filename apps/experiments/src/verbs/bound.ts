import type { Command } from '@commander-js/extra-typings'
import { type PointBound, pointBound } from '@nim/conjectures/goals'
import { formatRuleset, rulesetTitle } from '@nim/core/rules'
import { NotDecidable } from '@nim/prover/points'
import { textTable } from '@nim/report/text'
import { RULESETS } from '../arguments/asked-ruleset.ts'
import { OPTIONS, PLAYS } from '../arguments/options.ts'
import { playOf } from '../arguments/play.ts'
import { TABLE_VALUES } from '../arguments/value.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { note, print } from '../terminal/output.ts'
import { type AskedFormula, askedFormula } from '../testing/asked-formula.ts'
import { readingInput, required } from '../usage-error.ts'

const HELP =
  advancedHelp(`The linear inequalities and congruences of the formula determine finitely many positions, the irreducible
points. Let B be the largest pile in these points. If the formula is correct on the box with piles 0..B, it is
correct everywhere. nimlab computes B without evaluating the formula. nimlab help formulas explains formulas.
The exit code is 0 if nimlab finds such a box, 2 for wrong input, and 3 if this method
cannot decide the formula.

More examples:
  nimlab bound "SN(3,{1})" --says "sum == 0 (mod 2)"
  nimlab bound "NIM(3,3)" --says "value == x1" --json`)

/** The points that suffice to decide a formula. */
interface Bound extends PointBound {
  readonly game: string
  readonly play: string
  readonly value: string
  readonly says: string
}

/**
 * Adds `nimlab bound`, which finds a box for a formula. If the formula is correct on this box, it
 * is correct everywhere.
 */
export function addBound(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('bound')
    .description(
      'find a box that decides a formula: if the formula is correct on this box, it is correct everywhere',
    )
    .argument('<ruleset>', RULESETS)
    .addOption(OPTIONS.says().default(undefined, 'required'))
    .addOption(OPTIONS.value(TABLE_VALUES).default(undefined, 'by the formula'))
    .addOption(OPTIONS.play(PLAYS).default(undefined, 'normal'))
    .addOption(OPTIONS.misere())
    .addOption(OPTIONS.json())
    .addHelpText('after', HELP)
    .action(async (ruleset, { says: given, value, json, ...flags }) => {
      const says = required(given, '--says <formula>')
      const play = playOf(flags)
      const formula = await askedFormula(ruleset, says, play, value)
      try {
        const bound = readingInput(() => boundOf(formula))
        print(json === true ? JSON.stringify(bound) : page(rulesetTitle(formula.ruleset), bound))
      } catch (error) {
        if (!(error instanceof NotDecidable)) throw error
        note(`nimlab: ${error.message}`)
        finish(EXIT.incomplete)
      }
    })
}

function boundOf(formula: AskedFormula): Bound {
  const { ruleset, play, value, text } = formula
  return { game: formatRuleset(ruleset), play, value, says: text, ...pointBound(formula) }
}

function page(title: string, bound: Bound): string {
  const { play, value, says, forms, points, largestPile } = bound
  const name = value === 'grundy' ? 'Grundy value' : value
  const what = value === 'outcome' ? 'P iff' : `value is the ${name}:`
  return [
    `${title}, ${play === 'misere' ? 'misère' : 'normal'} play; ${what}\n  ${says}\n`,
    `linear forms        ${forms}`,
    `irreducible points  ${points}`,
    `largest pile        ${largestPile}`,
    `bounds in advance   ${bound.rayBound} by vertices and rays, ${bound.pinBound} by the pinning tree\n`,
    'values of the linear forms at the points:',
    textTable(
      ['form', 'from', 'to', 'changes at'],
      bound.where.map(({ form, from, to, changesAt }) => [
        form,
        String(from),
        String(to),
        changesAt.join(', '),
      ]),
    ),
    '',
    `if the formula is correct on the box with piles 0..${largestPile}, it is correct everywhere`,
  ].join('\n')
}
