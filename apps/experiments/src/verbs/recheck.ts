import { statSync } from 'node:fs'
import type { Command } from '@commander-js/extra-typings'
import { POINTS_FILE } from '@nim/conjectures/format'
import { OPTIONS } from '../arguments/options.ts'
import type { ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { UsageError } from '../usage-error.ts'

/** Options that only the recheck of a bundle accepts. */
const BUNDLE_FLAGS = ['seconds', 'memory', 'sample', 'seed', 'runModules'] as const

/** Options that the recheck of an atlas does not accept. */
const NOT_OF_ATLAS = ['solver', 'memory', 'sample', 'seed', 'runModules'] as const

const HELP =
  advancedHelp(`A certificate of a solver: nimlab first asks the solver control questions, whose answers are known. A wrong
answer ends the command with exit code 4. Then nimlab asks each condition unchanged (raw). If the solver has
no answer, nimlab asks each case without simplification, and whether the cases cover everything (by cases).
It also compares the formulas with the solved game on their boxes again.

A certificate by points (*${POINTS_FILE}): an independent checker verifies it without a solver. The checker
shares only the rules and the meaning of formulas with the prover. It prints what the file proves. In a
directory, each certificate must prove its claim as the registry states it today. The exhaustive solver must
confirm each refutation.

A certificate by shift rules (nimlab prove --by shifts --out): an independent checker verifies it in the same
way. docs/proofs/shift-rules.jsonl has certificates for many games.

The checkers count points and steps beforehand, and stop at a limit: OUT OF BOUNDS, exit code 3. --points
raises the limit.

--atlas: nimlab checks the certificates in certificates.jsonl.gz beside the rows of an atlas. Each certificate must
prove its row, or its case of a claim, word for word. The result is one of the three words below. Without a folder
nimlab checks the atlas of its own repository. This takes some minutes.

A bundle (nimlab bundle): nimlab prints one word and one sentence. The word is VERIFIED (exit code 0), REFUSED
(4), or OUT OF BOUNDS (3: raise --points, --seconds or --memory). nimlab reads every file. It compares words
and counts with plan and claim. It derives counterexamples from the rules, checks the certificates, and runs
a sample of the shards again. VERIFIED says that the verdicts are honest; a verdict may be refuted.

--json prints one record for each goal.

More examples:
  nimlab recheck nim43.json
  nimlab recheck out/ --solver cvc5
  nimlab recheck for-the-referee.zip --seconds 600
  nimlab recheck --atlas
  nimlab recheck out/GMMV-App-fix${POINTS_FILE}`)

/** Adds `nimlab recheck`: certificates of `nimlab prove`, checked by another solver. */
export function addRecheck(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('recheck')
    .description('rebuild the queries of certificates from the claims and ask another solver')
    .argument(
      '[certificate]',
      `what nimlab prove --certificate wrote: a directory, or a file *${POINTS_FILE}; certificates by shift rules, one a line; or a bundle .zip`,
    )
    .option('--atlas', 'check all rows of an atlas; the argument is its folder, as docs/atlas is')
    .addOption(OPTIONS.solver().default(undefined, 'a solver other than the one that proved'))
    .addOption(OPTIONS.timeout().default(60))
    .addOption(OPTIONS.threads().default(1))
    .addOption(OPTIONS.points())
    .addOption(OPTIONS.seconds())
    .addOption(OPTIONS.memory())
    .addOption(OPTIONS.sample())
    .addOption(OPTIONS.seed())
    .addOption(OPTIONS.runModules())
    .addOption(OPTIONS.json())
    .addHelpText('after', HELP)
    .action(async (directory, flags) => {
      if (flags.atlas === true) {
        const other = NOT_OF_ATLAS.find((name) => flags[name] !== undefined)
        if (other !== undefined) throw new UsageError(`--${wordOf(other)} does not go with --atlas`)
        const { recheckCommittedAtlas } = await import('./recheck-atlas.ts')
        return finish(await recheckCommittedAtlas(directory, flags))
      }
      if (directory === undefined) {
        throw new UsageError("missing required argument 'certificate', or --atlas")
      }
      if (directory.endsWith('.zip')) {
        const { recheckZip } = await import('./recheck-zip.ts')
        return finish(await recheckZip(directory, flags))
      }
      const alone = BUNDLE_FLAGS.find((name) => flags[name] !== undefined)
      if (alone !== undefined) {
        throw new UsageError(`--${wordOf(alone)} goes with a bundle, a file .zip`)
      }
      if (directory.endsWith(POINTS_FILE)) {
        if (flags.solver !== undefined) throw new UsageError(`no solver checks ${directory}`)
        const { recheckPointFile } = await import('./recheck-file.ts')
        return finish(recheckPointFile(directory, flags))
      }
      if (statSync(directory, { throwIfNoEntry: false })?.isFile() === true) {
        if (flags.solver !== undefined) throw new UsageError(`no solver checks ${directory}`)
        const { recheckShiftFile } = await import('./recheck-file.ts')
        return finish(await recheckShiftFile(directory, flags))
      }
      const { recheckCertificates } = await import('./recheck-directory.ts')
      finish(await recheckCertificates(directory, flags))
    })
}

function wordOf(flag: string): string {
  return flag.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
