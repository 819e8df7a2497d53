import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { UsageError } from '../usage-error.ts'

/** The options that can be given several times. */
const REPEATABLE: ReadonlySet<string> = new Set(['--where'])

/**
 * Makes a command and its subcommands refuse an option with two values, such as `--max 3 --max 4`.
 * Without this check, the parser would silently ignore one of the values.
 */
export function refuseRepeatedValues(command: CommandUnknownOpts): void {
  for (const option of command.options) {
    const name = option.long ?? option.flags
    if (option.isBoolean() || REPEATABLE.has(name)) continue
    let count = 0
    command.on(`option:${option.name()}`, () => {
      if (++count > 1) throw new UsageError(`${name} is given twice`)
    })
  }
  for (const child of command.commands) refuseRepeatedValues(child)
}
