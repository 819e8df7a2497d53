import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { FIRST_LINES } from './first-lines.ts'
import { ADVANCED } from './advanced.ts'

/**
 * Inserts an example below the description of each verb, and moves the advanced options below the
 * everyday options.
 *
 * @param path the words before the name, such as `sweep` of `sweep run`
 */
export function layOutHelp(command: CommandUnknownOpts, path: readonly string[] = []): void {
  const words = [...path, command.name()]
  const first = FIRST_LINES[words.join(' ')]
  if (first !== undefined && command.options.length + command.registeredArguments.length > 0) {
    const { example, everyday } = first
    const lines = example.map((line) => `  ${line}`).join('\n')
    command.summary(command.summary() || command.description())
    command.description(`${command.description()}\n\nExample:\n${lines}`)
    for (const option of command.options) {
      if (everyday?.includes(option.long ?? '') === false) option.helpGroup(ADVANCED)
    }
  }
  for (const child of command.commands) layOutHelp(child, words)
}
