import { basename, dirname, extname, join } from 'node:path'
import { cpus } from 'node:os'
import type { Command } from '@commander-js/extra-typings'
import { solve } from '@nim/bruteforce'
import { isFormulaId, type ModuleName } from '@nim/conjectures'
import { type CardData, cardOf, CARDS, findCard } from '@nim/conjectures/cards'
import { NIMLAB_VERSION } from '@nim/conjectures/version'
import { boxCount, isSymmetric } from '@nim/core/rules'
import {
  counterexampleSlices,
  recordFigures,
  type ReportData,
  reportHtml,
  reportMarkdown,
  reportTex,
} from '@nim/report/report'
import {
  type CanonicalPlan,
  canonicalPlan,
  type Plan,
  readMerged,
  readWithMerged,
  slurmArray,
  type Stored,
} from '@nim/sweep'
import { claimsOfModule } from '@nim/sweep/modules'
import { numberOf } from '@nim/presburger/text'
import { OPTIONS } from '../arguments/options.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { note, write } from '../terminal/output.ts'
import { noteDamage, noteMerged, onSweepDirectory } from './sweep/sweep-errors.ts'
import { shellWord } from './sweep/sweep-missing.ts'
import { writeWhole } from './write-whole.ts'

/** The maximum number of positions in a box with a heat map. */
const MOST_DRAWN = 3_000_000n

/** Adds `nimlab report`: turns a sweep directory into a document. */
export function addReport(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('report')
    .description(
      'write the report of a sweep: plan, verdicts, counterexamples, figures, provenance',
    )
    .argument('<directory>', 'a sweep directory')
    .option('--html <file>', 'one self-contained page')
    .option('--md <file>', 'Markdown; the figures are SVG files in the same folder')
    .option('--tex <file>', 'LaTeX (booktabs), without the figures')
    .addOption(OPTIONS.incomplete())
    .addOption(OPTIONS.runModules())
    .addHelpText(
      'after',
      advancedHelp(`If you do not name a file, nimlab prints the report as Markdown.

More examples:
  nimlab report results`),
    )
    .action((directory, flags) =>
      onSweepDirectory(finish, async () => {
        const { html, md, tex } = flags
        const isPrinted = html === undefined && md === undefined && tex === undefined
        const { merged: fit } = await readWithMerged(directory)
        if (noteMerged(directory, fit)) return finish(EXIT.internal)
        const merged = await readMerged(directory, flags.incomplete === true)
        const { summary, missing, stored } = merged
        noteDamage(directory, stored.damage, 'not counted')
        if (summary === null) {
          const word = shellWord(directory)
          const next =
            slurmArray(directory) === null
              ? `continue with nimlab sweep run --resume --out ${word}`
              : `nimlab sweep status ${word} prints the next command`
          note(
            `incomplete: ${numberOf(missing.length, 'shard')} missing; ${next}, or use --incomplete`,
          )
          return finish(stored.damage.length > 0 ? EXIT.internal : EXIT.incomplete)
        }
        const own = await ownCards(stored.sweep.plan, flags.runModules === true)
        const data = reportOf(directory, merged, own, isPrinted)
        if (isPrinted) write(reportMarkdown(data))
        if (html !== undefined) writeWhole('--html', html, reportHtml(data))
        if (tex !== undefined) writeWhole('--tex', tex, reportTex(data))
        if (md !== undefined) {
          const figureFile = (i: number): string =>
            `${basename(md, extname(md))}-figure-${i + 1}.svg`
          data.figures.forEach(({ svg }, i) =>
            writeWhole('--md', join(dirname(md), figureFile(i)), svg),
          )
          writeWhole('--md', md, reportMarkdown(data, { figureFile }))
        }
        finish(missing.length > 0 ? EXIT.incomplete : EXIT.ok)
      }),
    )
}

/** @param isText true if the document contains no figures */
function reportOf(
  directory: string,
  { stored, records }: Awaited<ReturnType<typeof readMerged>>,
  own: ReportData['claims'],
  isText: boolean,
): ReportData {
  const { plan, digest, cases } = stored.sweep
  return {
    title: `Sweep of ${plan.claims.map(({ claim }) => claim).join(', ')}`,
    asked: plan.claims,
    planned: cases,
    claims: [...CARDS, ...askedFormulas(plan), ...own],
    records,
    figures: isText
      ? []
      : [
          ...counterexampleSlices(records, {
            solve: (ruleset, max) =>
              boxCount(ruleset.piles, max, isSymmetric(ruleset)) > MOST_DRAWN
                ? null
                : solve(ruleset, { max }, { value: 'remoteness' }),
          }),
          ...recordFigures(records),
        ],
    provenance: {
      nimlab: NIMLAB_VERSION,
      command: `nimlab sweep run plan.json --out ${basename(directory)}`,
      reproduce: `nimlab sweep run plan.json --out again`,
      planDigest: digest,
      plan: JSON.stringify(canonicalPlan(plan), null, 2),
      environment: [
        ['node', process.versions.node],
        ['processor', cpus()[0]?.model ?? 'unknown'],
        ['judged again', judgedAgain(stored)],
      ],
    },
  }
}

/** According to the ledger, this number of shards ran twice. A recheck stores nothing. */
function judgedAgain({ sweep, ledger, isDone, done }: Stored): string {
  const doubled = sweep.shards.filter(({ index }) => isDone(index) && ledger.isDouble(index))
  const repeated = doubled.filter(({ index }) => ledger.isRepeated(index)).length
  return `${doubled.length} of ${numberOf(done, 'shard')} during the sweep (--double), ${doubled.length - repeated} of them entirely by two algorithms; nimlab sweep recheck DIRECTORY --sample 100 judges all shards again, and stores nothing`
}

/**
 * The claims of the plan's modules. A module is loaded only with `--run-modules`. Without this
 * option, the report names the module, but does not show its statements.
 */
async function ownCards(
  { claims }: CanonicalPlan,
  runModules: boolean,
): Promise<ReportData['claims']> {
  const cards = new Map<string, ReportData['claims'][number]>()
  for (const { claim, module } of claims) {
    if (module === undefined || isFormulaId(claim)) continue
    if (!runModules) {
      cards.set(claim, unreadCard(claim, module))
      continue
    }
    for (const one of (await claimsOfModule(module)).claims) cards.set(one.id, cardOf(one))
  }
  return [...cards.values()]
}

/** The data about a claim that are available without running its module. */
function unreadCard(id: string, { path, digest }: ModuleName): ReportData['claims'][number] {
  const statement = `The statement is in the module ${path}; add --run-modules to show it.`
  return {
    id,
    paper: 'asked',
    by: 'user',
    kind: 'remark',
    source: `module ${path}, ${digest}`,
    title: id,
    statement,
    conventions: [],
    decides: statement,
  }
}

/** The formulas of a plan, converted to claims that are not in the registry. */
function askedFormulas({ claims }: Plan): CardData[] {
  return claims.flatMap(({ claim }) => {
    const card = findCard(claim)
    return card?.paper === 'asked' ? [card] : []
  })
}
