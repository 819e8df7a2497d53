import type { Command } from '@commander-js/extra-typings'
import type { Verdict } from '@nim/conjectures'
import { describeCheck, gather, mergeSweep, sweepStatus, type Unfolded } from '@nim/sweep'
import { numberOf } from '@nim/presburger/text'
import { OPTIONS } from '../../arguments/options.ts'
import { EXIT, exitCodeOf, type ExitCode } from '../../exit-code.ts'
import { advancedHelp } from '../../help/advanced.ts'
import { note, print } from '../../terminal/output.ts'
import { noteDamage, noteMerged, onSweepDirectory } from './sweep-errors.ts'
import { counts, printSummary } from './sweep-summary.ts'

/** The maximum number of missing shards to name. */
const MOST_NAMED = 20

/** Adds `nimlab sweep status`: shows the finished part of a sweep. */
export function addSweepStatus(sweep: Command, finish: (code: ExitCode) => void): void {
  sweep
    .command('status')
    .description(
      'show the progress of a sweep; check every stored digest, and compare the joined results with the shards',
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
              `${numberOf(doubled, 'shard')} run twice, ${doubled - repeated} of them entirely by two algorithms`,
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

/** Adds `nimlab sweep merge`: joins the verdicts, and verifies that they cover the plan. */
export function addSweepMerge(sweep: Command, finish: (code: ExitCode) => void): void {
  sweep
    .command('merge')
    .description('verify that the shards cover the plan exactly once, and join their results')
    .argument('<directory>', 'a sweep directory')
    .argument(
      '[parts...]',
      'directories with parts of the same sweep; nimlab first copies their shards',
    )
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
          noteDamage(part.directory, part.damage, 'not copied')
          note(`${part.directory}: copied ${part.taken} of ${part.shards} finished shards`)
        }
        const { summary, missing, counted, stored } = await mergeSweep(
          directory,
          incomplete === true,
        )
        noteDamage(directory, stored.damage, 'not counted')
        if (missing.length > 0) note(`incomplete: ${missingWords(stored.sweep.shards, missing)}`)
        if (summary === null) {
          note('nothing is merged; continue with nimlab sweep run --resume, or use --incomplete')
          return finish(stored.damage.length > 0 ? EXIT.internal : EXIT.incomplete)
        }
        note(
          `counts: in ${counted} of ${summary.cases} records, a formula confirms the number of positions; the others test items whose number is not known in advance`,
        )
        await printSummary(directory, summary, json === true)
        const code = exitCodeOf(Object.keys(summary.verdicts) as Verdict[])
        finish(code === EXIT.ok && missing.length > 0 ? EXIT.incomplete : code)
      }),
    )
}

/**
 * Names the missing shards by their numbers. If only one shard is missing, the text also describes
 * its first check.
 */
function missingWords(shards: Unfolded['shards'], missing: readonly number[]): string {
  const isOne = missing.length === 1
  const count = `${missing.length} of ${numberOf(shards.length, 'shard')} ${isOne ? 'is' : 'are'} missing`
  const named = missing
    .slice(0, MOST_NAMED)
    .map((index) => index + 1)
    .join(', ')
  const more = missing.length > MOST_NAMED ? `, and ${missing.length - MOST_NAMED} more` : ''
  const about = isOne ? ` (${describeCheck(shards[missing[0]!]!.checks[0]!)})` : ''
  return `${count}: ${isOne ? 'shard' : 'shards'} ${named}${more}${about}`
}
