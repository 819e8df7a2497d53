import type { CommandUnknownOpts } from '@commander-js/extra-typings'

/**
 * Makes the options of a command and its subcommands accept their words in any letter case. For
 * example, `--paper GMMV` then means `--paper gmmv`.
 */
export function acceptAnyCase(command: CommandUnknownOpts): void {
  for (const option of command.options) {
    const { argChoices, parseArg } = option
    if (argChoices === undefined || parseArg === undefined) continue
    option.parseArg = (text, before) => parseArg(choiceNamed(text, argChoices) ?? text, before)
  }
  for (const child of command.commands) acceptAnyCase(child)
}

/** The word of a list that a text spells in any letter case. */
export function choiceNamed(text: string, choices: readonly string[]): string | undefined {
  return choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
}
