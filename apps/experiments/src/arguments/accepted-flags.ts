import type { Command } from '@commander-js/extra-typings'
import { helpWidth } from '../terminal/fit-lines.ts'
import { note, writeFitted } from '../terminal/output.ts'
import { oneLineMessage } from '../usage-error.ts'
import { newSpelling } from './old-spellings.ts'
import { surplusMessage } from './surplus-argument.ts'

/**
 * Extends the error messages about unknown options and about surplus arguments. The message about
 * an unknown option then lists the accepted options. For an option that was renamed, the message
 * gives the new spelling instead. The function also fits the verb's help text to the width of the
 * terminal.
 */
export function nameAcceptedFlags(command: Command): void {
  command.helpOption('-h, --help', 'print this help').configureOutput({
    getOutHelpWidth: helpWidth,
    writeOut: writeFitted,
    outputError: (text) => note(`nimlab: ${wrongOption(command, text)}`),
  })
  for (const child of command.commands) nameAcceptedFlags(child as Command)
}

function wrongOption(command: Command, text: string): string {
  if (text.startsWith('error: too many arguments')) return surplusMessage(command)
  const unknown = /unknown option '(-[^' =]*)/.exec(text)?.[1]
  if (unknown === undefined) return oneLineMessage(text)
  if (/^-\d/.test(unknown)) {
    return `'${unknown}' begins with a minus: a pile has 0 stones or more, such as 3,5,5,7`
  }
  const instead = newSpelling(command.name(), unknown)
  if (instead !== null) return `${command.name()} does not accept ${unknown}; write ${instead}`
  const accepted = command.options.map(({ long }) => long).join(', ')
  return `${oneLineMessage(text)}; accepted: ${accepted}`
}
