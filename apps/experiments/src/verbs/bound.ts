import { type Command, Option } from '@commander-js/extra-typings'
import { formulaQuestion } from '@nim/conjectures/goals'
import { formatRuleset, rulesetTitle } from '@nim/core/rules'
import { type Basis, boundsOf, finiteBasis, NotDecidable, pointsOf } from '@nim/prover/points'
import { textTable } from '@nim/report'
import { RULESETS } from '../arguments/asked-ruleset.ts'
import { TABLE_VALUES } from '../arguments/value.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { note, print } from '../terminal/output.ts'
import { type AskedFormula, askedFormula } from '../testing/asked-formula.ts'
import { readingInput, required } from '../usage-error.ts'

const HELP = `
The formula is evaluated nowhere: its linear inequalities and congruences tell finitely many positions,
the irreducible points. If it is right on the box with piles up to the largest of them, it is right
everywhere. Formulas are those of nimlab test. Exit codes: 0 a bound was found, 2 wrong input, 3 not
decidable this way.

Examples:
  nimlab bound "SN(3,{1})" --says "sum == 0 (mod 2)"
  nimlab bound "NIM(3,3)" --says "value == x1" --json`

/** What is enough to look at. */
interface Bound {
  readonly game: string
  readonly play: string
  readonly value: string
  readonly says: string
  /** Linear forms at whose thresholds the formula, or what it says of an option, changes. */
  readonly forms: number
  readonly points: number
  /** The largest pile of an irreducible point. */
  readonly largestPile: number
  /** What is known before the points are: bounds on piles, estimated from above. */
  readonly rayBound: number
  readonly pinBound: number
  /** Where the points lie: the values of each form at them. */
  readonly where: readonly Where[]
}

/** The values of a linear form at the irreducible points. */
interface Where {
  /** The form in the piles, `x1 + x2 - x3`. */
  readonly form: string
  readonly from: number
  readonly to: number
  /** The formula, or what it says of an option, changes where the form reaches these numbers. */
  readonly changesAt: readonly number[]
}

/** `nimlab bound`: on which box a formula of one's own has to be right to be right everywhere. */
export function addBound(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('bound')
    .description(
      'how large a box has to be for a formula that is right on it to be right everywhere',
    )
    .argument('<ruleset>', RULESETS)
    .option('--says <formula>', 'the formula, or @FILE (required)')
    .addOption(
      new Option('--value <value>', 'what value is (default: by the formula)').choices(
        TABLE_VALUES,
      ),
    )
    .option('--misere', 'misère play: who cannot move wins')
    .option('--json', 'one line of JSON')
    .addHelpText('after', HELP)
    .action(async (ruleset, { says: given, value, misere, json }) => {
      const says = required(given, '--says <formula>')
      const play = misere === true ? 'misere' : 'normal'
      const asked = await askedFormula(ruleset, says, play, value)
      try {
        const bound = readingInput(() => boundOf(asked))
        print(json === true ? JSON.stringify(bound) : page(rulesetTitle(asked.ruleset), bound))
      } catch (error) {
        if (!(error instanceof NotDecidable)) throw error
        note(`nimlab: ${error.message}`)
        finish(EXIT.incomplete)
      }
    })
}

function boundOf({ ruleset, play, value, text, formula }: AskedFormula): Bound {
  const basis = finiteBasis(formulaQuestion(formula, ruleset, value, play))
  const points = pointsOf(basis)
  const { ray, pin } = boundsOf(basis)
  return {
    game: formatRuleset(ruleset),
    play,
    value,
    says: text,
    forms: basis.walls.length,
    points: points.length,
    largestPile: points.reduce((most, point) => Math.max(most, ...point), 0),
    rayBound: ray,
    pinBound: pin,
    where: whereAre(points, basis),
  }
}

function whereAre(points: readonly (readonly number[])[], { walls, domain }: Basis): Where[] {
  return walls.map(({ form, thresholds }) => {
    // a form of gaps x_i - x_{i-1} in the piles
    const factors = form.map((a, i) => (domain.isSorted ? a - (form[i + 1] ?? 0) : a))
    const values = points.map((x) => x.reduce((sum, pile, i) => sum + factors[i]! * pile, 0))
    const [from, to] = values.reduce(
      ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
      [Infinity, -Infinity] as [number, number],
    )
    return { form: formText(factors), from, to, changesAt: thresholds }
  })
}

function formText(factors: readonly number[]): string {
  const terms = factors.flatMap((a, i) => {
    if (a === 0) return []
    const sign = a < 0 ? '-' : '+'
    return [`${sign} ${Math.abs(a) === 1 ? '' : `${Math.abs(a)}*`}x${i + 1}`]
  })
  return terms.join(' ').replace(/^\+ /, '').replace(/^- /, '-')
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
    `bounds beforehand   ${bound.rayBound} by vertices and rays, ${bound.pinBound} by the pinning tree\n`,
    'where they lie:',
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
    `if this is right on the box with piles 0..${largestPile}, it is right everywhere`,
  ].join('\n')
}
