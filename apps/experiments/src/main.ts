import { Command, CommanderError } from '@commander-js/extra-typings'
import { NIMLAB_VERSION } from '@nim/conjectures/version'
import { EXIT, type ExitCode } from './exit-code.ts'
import { note } from './terminal/output.ts'
import { UsageError } from './usage-error.ts'

type AddVerb = (program: Command, finish: (code: ExitCode) => void) => void

/** The verbs. Only the one that is called is loaded: the registry of claims is large. */
const VERBS: ReadonlyMap<string, () => Promise<AddVerb>> = new Map([
  ['claims', async () => (await import('./verbs/claims.ts')).addClaims],
  ['new', async () => (await import('./verbs/new.ts')).addNew],
  ['show', async () => (await import('./verbs/show.ts')).addShow],
  ['cite', async () => (await import('./verbs/cite.ts')).addCite],
  ['check', async () => (await import('./verbs/check.ts')).addCheck],
  ['test', async () => (await import('./verbs/test.ts')).addTest],
  ['prove', async () => (await import('./verbs/prove.ts')).addProve],
  ['bound', async () => (await import('./verbs/bound.ts')).addBound],
  ['recheck', async () => (await import('./verbs/recheck.ts')).addRecheck],
  ['position', async () => (await import('./verbs/position.ts')).addPosition],
  ['solve', async () => (await import('./verbs/solve.ts')).addSolve],
  ['list', async () => (await import('./verbs/list.ts')).addList],
  ['sequence', async () => (await import('./verbs/sequence.ts')).addSequence],
  ['plot', async () => (await import('./verbs/plot.ts')).addPlot],
  ['grid', async () => (await import('./verbs/grid.ts')).addGrid],
  ['report', async () => (await import('./verbs/report.ts')).addReport],
  ['sweep', async () => (await import('./verbs/sweep.ts')).addSweep],
])

/**
 * Runs the command with the arguments after its name and returns the exit code. Errors of use are
 * one line on stderr.
 */
export async function main(args: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok
  process.stdout.on('error', stopWhenReaderLeft)
  try {
    const called = VERBS.get(args[0] ?? '')
    const verbs = await Promise.all((called ? [called] : [...VERBS.values()]).map((load) => load()))
    await program(verbs, (ended) => (code = ended)).parseAsync([...args], { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
    if (error instanceof UsageError) {
      note(`nimlab: ${oneLine(error.message)}`)
      for (const line of error.details) note(line)
      return EXIT.usage
    }
    note(
      `nimlab: internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    )
    return EXIT.internal
  }
}

function program(verbs: readonly AddVerb[], finish: (code: ExitCode) => void): Command {
  const nimlab = new Command('nimlab')
    .description('Is this statement about a Nim-type game true?')
    .version(NIMLAB_VERSION)
    .exitOverride()
    .configureOutput({ outputError: (text) => note(`nimlab: ${oneLine(text)}`) })
    .addHelpText(
      'after',
      '\nExit codes: 0 all verdicts hold or are proved, 1 something is refuted, 2 wrong usage,\n3 something is incomplete, 4 internal error.',
    )
  for (const add of verbs) add(nimlab, finish)
  for (const command of nimlab.commands) nameAcceptedFlags(command as Command)
  return nimlab
}

/** Makes a verb's message about an unknown flag name the flags it accepts. */
function nameAcceptedFlags(command: Command): void {
  command.configureOutput({
    outputError: (text) => {
      const accepted = text.includes('unknown option')
        ? `; accepted: ${command.options.map(({ long }) => long).join(', ')}`
        : ''
      note(`nimlab: ${oneLine(text)}${accepted}`)
    },
  })
  for (const child of command.commands) nameAcceptedFlags(child as Command)
}

function oneLine(text: string): string {
  return text
    .trim()
    .replace(/^error: /, '')
    .replaceAll(/\s*\n\s*/g, ' ')
}

function stopWhenReaderLeft(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit(process.exitCode)
}
