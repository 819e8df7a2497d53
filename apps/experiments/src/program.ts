import { Command } from '@commander-js/extra-typings'
import type { ExitCode } from './exit-code.ts'
import { oneLineMessage } from './usage-error.ts'
import { FRONT_PAGE, TOPIC_LINES } from './help/help-words.ts'
import { helpWidth } from './terminal/fit-lines.ts'
import { optionWords } from './terminal/option-words.ts'
import { note, writeFitted } from './terminal/output.ts'
import { GROUPS, VERBS } from './verbs.ts'

/**
 * The command with the options of a single verb. Only this verb is loaded.
 *
 * @param version the text that `--version` prints
 */
export async function programWith(
  called: string,
  version: string,
  finish: (code: ExitCode) => void,
): Promise<Command> {
  return program(version, finish, (name) => name === called)
}

/** The command with the options of all verbs. */
export async function wholeProgram(): Promise<Command> {
  return program(
    '',
    () => {},
    () => true,
  )
}

async function program(
  version: string,
  finish: (code: ExitCode) => void,
  isLoaded: (name: string) => boolean,
): Promise<Command> {
  const nimlab = emptyProgram(version)
  for (const [name, { group, summary, load }] of VERBS) {
    if (isLoaded(name)) {
      // oxlint-disable-next-line no-await-in-loop -- each verb is added to the command in this
      // order
      const [
        add,
        { layOutHelp },
        { nameAcceptedFlags },
        { acceptAnyCase },
        { refuseRepeatedValues },
      ] = await Promise.all([
        load(),
        import('./help/lay-out-help.ts'),
        import('./arguments/accepted-flags.ts'),
        import('./arguments/choices.ts'),
        import('./arguments/repeated-values.ts'),
      ])
      add(nimlab, finish, wholeProgram)
      const verb = nimlab.commands.at(-1) as Command
      layOutHelp(verb)
      nameAcceptedFlags(verb)
      acceptAnyCase(verb)
      refuseRepeatedValues(verb)
    } else nimlab.command(name)
    nimlab.commands.at(-1)!.summary(summary).helpGroup(GROUPS[group])
  }
  return nimlab
}

function emptyProgram(version: string): Command {
  return new Command('nimlab')
    .description(FRONT_PAGE)
    .usage('<command> …')
    .configureHelp({ subcommandTerm: (verb) => verb.name(), optionDescription: optionWords })
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .commandsGroup(GROUPS.help)
    .helpCommand('help [topic]', 'explain a command or a topic')
    .option('--no-color', 'print without colours')
    .exitOverride()
    .configureOutput({
      getOutHelpWidth: helpWidth,
      writeOut: writeFitted,
      outputError: (text) => note(`nimlab: ${oneLineMessage(text)}`),
    })
    .addHelpText('after', TOPIC_LINES)
}
