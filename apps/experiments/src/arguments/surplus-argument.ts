import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { oneLine } from '@nim/core/rules'
import { choiceNamed } from './choices.ts'

/** The options whose value may be any text. */
const TEXTS = ['--says', '--search']

/**
 * The message about the first argument that a command does not accept. The message shows the usage
 * and, if an option accepts this text, names that option.
 */
export function surplusMessage(command: CommandUnknownOpts): string {
  const given = command.args[command.registeredArguments.length] ?? ''
  const usage = `usage: ${pathOf(command)} ${command.usage()}`
  return `${command.name()} has no use for the argument '${oneLine(given)}'${hint(command, given)} (${usage})`
}

function hint(command: CommandUnknownOpts, given: string): string {
  for (const { long, argChoices } of command.options) {
    const choice = choiceNamed(given, argChoices ?? [])
    if (choice !== undefined) return `; did you mean ${long} ${choice}?`
  }
  const text = command.options.find(({ long }) => TEXTS.includes(long ?? ''))
  if (text === undefined) return ''
  const value: unknown = command.getOptionValue(text.attributeName())
  return value === undefined
    ? `; did you mean ${text.long} "${oneLine(given)}"?`
    : `; put quotation marks around the whole text after ${text.long}`
}

/** The words that invoke a command, such as `nimlab sweep run`. */
function pathOf(command: CommandUnknownOpts): string {
  const { parent } = command
  return parent === null ? command.name() : `${pathOf(parent)} ${command.name()}`
}
