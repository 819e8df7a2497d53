import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { UsageError } from '../usage-error.ts'

/** Options that may be given several times. */
const REPEATABLE: ReadonlySet<string> = new Set(['--where'])

/**
 * Makes a command and those below it refuse an option with two values, of which one would be forgotten:
 * `--max 3 --max 4`.
 */
export function refuseRepeatedValues(command: CommandUnknownOpts): void {
  for (const option of command.options) {
    const name = option.long ?? option.flags
    if (option.isBoolean() || REPEATABLE.has(name)) continue
    let given = 0
    command.on(`option:${option.name()}`, () => {
      if (++given > 1) throw new UsageError(`${name} is given twice`)
    })
  }
  for (const child of command.commands) refuseRepeatedValues(child)
}
