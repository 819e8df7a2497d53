import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import { temporaryFolder, writeDurably } from '@nim/core/files'
import { runSweep, unfold } from '@nim/sweep'
import { OPTIONS } from '../arguments/options.ts'
import { bundleBytes } from '../bundling/bundle-file.ts'
import { collectBundle } from '../bundling/collect-bundle.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { interruptSignal } from '../terminal/interrupt.ts'
import { print } from '../terminal/output.ts'
import { readingInputAsync, required, UsageError } from '../usage-error.ts'
import { planOf, withCaseOptions } from './case-options.ts'
import { onSweepDirectory } from './sweep/sweep-errors.ts'

const HELP =
  advancedHelp(`The file contains the plan, the shards, the results and the summary of each sweep. It also contains
the certificates and the version of nimlab. If you name claims, nimlab first checks them in the same way as nimlab
check. nimlab recheck F.zip rechecks everything in the bundle. A bundle never contains the code of your modules.

More examples:
  nimlab bundle results certificates --out for-the-referee.zip
  nimlab bundle slow-setnim --quick --out slow-setnim.zip`)

/** Adds `nimlab bundle`: packs sweeps and certificates into one file. */
export function addBundle(program: Command, finish: (code: ExitCode) => void): void {
  withCaseOptions(
    program
      .command('bundle')
      .description('pack sweeps and certificates into one file that others can check')
      .argument(
        '<contents...>',
        'directories of sweeps or certificates, or ids and globs of claims',
      ),
  )
    .addOption(OPTIONS.out().default(undefined, 'required'))
    .addHelpText('after', HELP)
    .action((parts, flags) =>
      onSweepDirectory(finish, async () => {
        const out = required(flags.out, '--out <target>')
        if (!out.endsWith('.zip'))
          throw new UsageError(`--out '${out}': expected a name that ends in .zip`)
        const isFolder = (part: string): boolean =>
          statSync(part, { throwIfNoEntry: false })?.isDirectory() === true
        const claims = parts.filter((part) => !isFolder(part))
        const folders = parts.filter(isFolder)
        const temporary = temporaryFolder()
        const interrupt = interruptSignal()
        try {
          if (claims.length > 0) {
            const directory = join(temporary.path, 'sweep')
            const sweep = await readingInputAsync(async () => unfold(await planOf(claims, flags)))
            const { threads, memory } = flags
            const run = { directory, sweep, threads, memory, isResume: false }
            const { summary } = await runSweep({ ...run, signal: interrupt.signal })
            if (summary === null) return finish(EXIT.incomplete)
            folders.push(directory)
          }
          const files = await collectBundle(folders)
          writeDurably(out, bundleBytes(files))
          print(`${out}: ${files.size + 1} files; nimlab recheck ${out} checks them again`)
          finish(EXIT.ok)
        } finally {
          interrupt.release()
          temporary.remove()
        }
      }),
    )
}
