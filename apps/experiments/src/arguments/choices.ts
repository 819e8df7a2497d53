import type { CommandUnknownOpts } from '@commander-js/extra-typings'

/**
 * Lets users type the values of the command's options, and of its subcommands' options, in any
 * letter case. For example, `--paper GMMV` then means `--paper gmmv`.
 */
export function acceptAnyCase(command: CommandUnknownOpts): void {
  for (const option of command.options) {
    const { argChoices, parseArg } = option
    if (argChoices === undefined || parseArg === undefined) continue
    option.parseArg = (text, before) => parseArg(choiceNamed(text, argChoices) ?? text, before)
  }
  for (const child of command.commands) acceptAnyCase(child)
}

/** Returns the word in the list that equals the text if letter case is ignored. */
export function choiceNamed(text: string, choices: readonly string[]): string | undefined {
  return choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
}
