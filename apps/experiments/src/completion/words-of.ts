import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { CARDS } from '@nim/conjectures/cards'
import { RULESET_FORMS } from '../help/topics/rulesets.ts'
import { TOPICS } from '../help/topics/topics.ts'

/** The data that a shell needs to complete an option. */
export interface OptionWords {
  readonly flags: readonly string[]
  readonly about: string
  /**
   * The accepted words. The list is null if the option has no value, and empty if the shell cannot
   * list the values.
   */
  readonly values: readonly string[] | null
}

/** The data that a shell needs to complete a command. */
export interface CommandWords {
  /** The words after `nimlab`, such as `sweep run`. */
  readonly path: string
  readonly about: string
  readonly parts: readonly string[]
  readonly options: readonly OptionWords[]
  /** The kind of the command's arguments; `files` if they are of any other kind. */
  readonly takes: 'rulesets' | 'claims' | 'parts' | 'files'
  /** The words that the first argument accepts, if it accepts only a few words. */
  readonly choices: readonly string[]
}

/** All words that completion can offer. */
export interface CompletionWords {
  readonly commands: readonly CommandWords[]
  readonly rulesets: readonly string[]
  readonly claims: readonly string[]
}

const TAKES: Readonly<Record<string, CommandWords['takes']>> = {
  ruleset: 'rulesets',
  claim: 'claims',
  claims: 'claims',
  ids: 'claims',
  subject: 'claims',
  contents: 'claims',
  plan: 'claims',
}

/** The words that completion offers for a command and all its subcommands. */
export function completionWords(program: CommandUnknownOpts): CompletionWords {
  return {
    commands: commandsUnder(program, []),
    rulesets: [...new Set(RULESET_FORMS.flatMap(({ examples }) => examples))],
    claims: CARDS.flatMap(({ id, alias }) => (alias === undefined ? [id] : [id, alias])),
  }
}

function commandsUnder(command: CommandUnknownOpts, path: readonly string[]): CommandWords[] {
  const [argument] = command.registeredArguments
  const names = command.commands.map((part) => part.name())
  const help = { flags: ['-h', '--help'], about: 'print this help', values: null }
  const own: CommandWords = {
    path: path.join(' '),
    about: command.summary() || command.description().split('\n')[0]!,
    parts: path.length === 0 ? [...names, 'help'] : names,
    options: [
      ...command.options.map(({ short, long, description, argChoices, required, optional }) => ({
        flags: [short, long].filter((flag) => flag !== undefined),
        about: description,
        values: required || optional ? (argChoices ?? []) : null,
      })),
      help,
    ],
    takes: names.length > 0 ? 'parts' : (TAKES[argument?.name() ?? ''] ?? 'files'),
    choices: argument?.argChoices ?? [],
  }
  const topics: CommandWords[] =
    path.length === 0
      ? [
          {
            path: 'help',
            about: '',
            parts: [...names, ...Object.keys(TOPICS)],
            options: [],
            takes: 'parts',
            choices: [],
          },
        ]
      : []
  return [
    own,
    ...command.commands.flatMap((part) => commandsUnder(part, [...path, part.name()])),
    ...topics,
  ]
}

/** The words that completion offers for an argument of a command. */
export function argumentWords(command: CommandWords, all: CompletionWords): readonly string[] {
  if (command.takes === 'parts') return command.parts
  if (command.choices.length > 0) return command.choices
  return command.takes === 'files' ? [] : all[command.takes]
}
