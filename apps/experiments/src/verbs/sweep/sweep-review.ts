import type { Command } from '@commander-js/extra-typings'
import type { Verdict } from '@nim/conjectures'
import { gather, mergeSweep, sweepStatus } from '@nim/sweep'
import { numberOf } from '@nim/presburger/text'
import { OPTIONS } from '../../arguments/options.ts'
import { EXIT, exitCodeOf, type ExitCode } from '../../exit-code.ts'
import { advancedHelp } from '../../help/advanced.ts'
import { note, print } from '../../terminal/output.ts'
import { noteDamage, noteMerged, onSweepDirectory } from './sweep-errors.ts'
import { counts, printSummary } from './sweep-summary.ts'

/** The most missing shards that are named. */
const MOST_NAMED = 20

/** Adds `nimlab sweep status`: the finished part of a sweep. */
export function addSweepStatus(sweep: Command, finish: (code: ExitCode) => void): void {
  sweep
    .command('status')
    .description(
      'show what is done of a sweep; compare every stored digest, and the joined results with the shards',
    )
    .argument('<directory>', 'a sweep directory')
    .addOption(OPTIONS.json())
    .action((directory, { json }) =>
      onSweepDirectory(finish, async () => {
        const status = await sweepStatus(directory)
        const { plan, complete, shards, done, doubled, repeated, share, merged } = status
        const { verdicts, damage } = status
        if (json === true) print(JSON.stringify(status))
        else {
          noteDamage(directory, damage, 'not counted')
          print(`plan ${plan}`)
          print(
            `${done} of ${numberOf(shards, 'shard')} done, ${(100 * share).toFixed(1)} % of the predicted cost`,
          )
          if (doubled > 0) {
            print(
              `${numberOf(doubled, 'shard')} run twice, ${doubled - repeated} of them wholly by two algorithms`,
            )
          }
          print(`so far: ${counts(verdicts) || 'no verdict'}`)
        }
        if (noteMerged(directory, merged)) return finish(EXIT.internal)
        const code = exitCodeOf(Object.keys(verdicts) as Verdict[])
        if (complete) return finish(code)
        finish(damage.length > 0 ? EXIT.internal : code === EXIT.ok ? EXIT.incomplete : code)
      }),
    )
}

/** Adds `nimlab sweep merge`: one set of verdicts, proved to cover the plan. */
export function addSweepMerge(sweep: Command, finish: (code: ExitCode) => void): void {
  sweep
    .command('merge')
    .description('prove that the shards cover the plan once, and join their results')
    .argument('<directory>', 'a sweep directory')
    .argument('[parts...]', 'directories of parts of the same sweep, to be taken in first')
    .addOption(OPTIONS.incomplete())
    .addOption(OPTIONS.json())
    .addHelpText(
      'after',
      advancedHelp(`nimlab writes the joined results into the directory. If the directory does not exist, nimlab makes it.

More examples:
  nimlab sweep merge results
  nimlab sweep merge results --incomplete`),
    )
    .action((directory, parts, { incomplete, json }) =>
      onSweepDirectory(finish, async () => {
        for (const part of parts.length > 0 ? await gather(directory, parts) : []) {
          noteDamage(part.directory, part.damage, 'not taken')
          note(`${part.directory}: ${part.taken} of ${part.shards} finished shards taken`)
        }
        const { summary, missing, counted, stored } = await mergeSweep(
          directory,
          incomplete === true,
        )
        noteDamage(directory, stored.damage, 'not counted')
        if (missing.length > 0) {
          const named = missing.slice(0, MOST_NAMED).join(', ')
          const more =
            missing.length > MOST_NAMED ? `, and ${missing.length - MOST_NAMED} more` : ''
          note(
            `incomplete: ${missing.length} of ${stored.sweep.shards.length} shards are missing: ${named}${more}`,
          )
        }
        if (summary === null) {
          note('nothing is merged; continue with nimlab sweep run --resume, or use --incomplete')
          return finish(stored.damage.length > 0 ? EXIT.internal : EXIT.incomplete)
        }
        note(
          `counts: ${counted} of ${summary.cases} records count all positions of their domain by a formula; the others test things whose number is not known beforehand`,
        )
        await printSummary(directory, summary, json === true)
        const code = exitCodeOf(Object.keys(summary.verdicts) as Verdict[])
        finish(code === EXIT.ok && missing.length > 0 ? EXIT.incomplete : code)
      }),
    )
}
