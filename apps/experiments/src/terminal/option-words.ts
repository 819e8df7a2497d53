import type { Option } from '@commander-js/extra-typings'

/** What the default of an option that must be given is called. */
const REQUIRED = 'required'

/**
 * The line of an option in the help: its sentence, the words that it accepts, and what holds without it. The last may
 * be said in words where the option has no default value.
 */
export function optionWords({
  description,
  argChoices,
  defaultValue,
  defaultValueDescription: inWords,
}: Option): string {
  const usual = inWords ?? (defaultValue === undefined ? undefined : String(defaultValue))
  const more = [
    ...(argChoices === undefined ? [] : [argChoices.join(', ')]),
    ...(usual === undefined ? [] : [usual === REQUIRED ? REQUIRED : `default: ${usual}`]),
  ]
  return more.length === 0 ? description : `${description} (${more.join('; ')})`
}
