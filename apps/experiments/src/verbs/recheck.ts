import { statSync } from 'node:fs'
import type { Command } from '@commander-js/extra-typings'
import { POINTS_FILE } from '@nim/conjectures/format'
import { OPTIONS } from '../arguments/options.ts'
import type { ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { UsageError } from '../usage-error.ts'

/** The options that only the recheck of a bundle accepts. */
const BUNDLE_FLAGS = ['seconds', 'memory', 'sample', 'seed', 'runModules'] as const

/** The options that the recheck of an atlas does not accept. */
const NOT_OF_ATLAS = ['solver', 'memory', 'sample', 'seed', 'runModules'] as const

const HELP =
  advancedHelp(`For a certificate from a solver, nimlab first asks the solver control questions, whose answers are
known. If the solver answers one of these questions wrongly, the command ends with exit code 4. Then nimlab sends
each condition to the solver unchanged (raw). If the solver does not answer, nimlab sends each case without
simplification, and asks whether the cases cover all positions (by cases). nimlab also compares each formula with
the solved game on a box again.

For a certificate by points (*${POINTS_FILE}), nimlab runs an independent checker, which needs no solver. The
checker and the prover share only the code for the rules and for the meaning of formulas. The checker prints the
statement that the file proves. In a directory, each certificate must prove its claim as the registry states it
today. The exhaustive solver must confirm each refutation.

nimlab prove RULESET --by shifts --out FILE writes a certificate that consists of shift rules. nimlab checks such a
certificate with another independent checker. docs/proofs/shift-rules.jsonl contains such certificates for many
games.

Before a check, the checkers count the points and steps that it needs. If a certificate exceeds the limit, they
report OUT OF BOUNDS, and the exit code is 3. To raise the limit, use --points.

--atlas checks the certificates in certificates.jsonl.gz, in the folder that contains the rows of an atlas. Each
certificate must prove exactly the statement of its row or of its case of a claim. If you do not name a folder,
nimlab checks the atlas in its own repository. This check takes a few minutes. nimlab prints a one-word verdict:
VERIFIED, REFUSED or OUT OF BOUNDS.

For a bundle (see nimlab bundle), nimlab prints a one-word verdict and a sentence that explains it. The verdict is
VERIFIED (exit code 0), REFUSED (4), or OUT OF BOUNDS (3; raise --points, --seconds or --memory). nimlab reads every
file, and compares the verdicts and counts with the plan and the claims. nimlab rederives the counterexamples from
the rules, checks the certificates, and reruns a sample of the shards. VERIFIED means that all verdicts in the
bundle passed these checks; a verdict can still be "refuted".

--json prints one record for each goal.

More examples:
  nimlab recheck nim43.json
  nimlab recheck out/ --solver cvc5
  nimlab recheck for-the-referee.zip --seconds 600
  nimlab recheck --atlas
  nimlab recheck out/GMMV-App-fix${POINTS_FILE}`)

/**
 * Adds the command `nimlab recheck`, which checks certificates, bundles and atlases independently.
 */
export function addRecheck(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('recheck')
    .description('check certificates, bundles or an atlas again, with independent checkers')
    .argument(
      '[certificate]',
      `the output of nimlab prove --certificate: a directory, or a file *${POINTS_FILE}; a file of certificates by shift rules, one per line; or a bundle .zip`,
    )
    .option('--atlas', 'check all rows of an atlas; the argument is its folder, such as docs/atlas')
    .addOption(
      OPTIONS.solver().default(undefined, 'a solver other than the one that made the proof'),
    )
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
        if (other !== undefined)
          throw new UsageError(`--${wordOf(other)} cannot be combined with --atlas`)
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
        throw new UsageError(`--${wordOf(alone)} is only for a bundle, which is a .zip file`)
      }
      if (directory.endsWith(POINTS_FILE)) {
        if (flags.solver !== undefined)
          throw new UsageError(`--solver: the check of ${directory} needs no solver`)
        const { recheckPointFile } = await import('./recheck-file.ts')
        return finish(recheckPointFile(directory, flags))
      }
      if (statSync(directory, { throwIfNoEntry: false })?.isFile() === true) {
        if (flags.solver !== undefined)
          throw new UsageError(`--solver: the check of ${directory} needs no solver`)
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
