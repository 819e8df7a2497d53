import type { Option } from '@commander-js/extra-typings'

/** The word in the place of a default, for an option that must be given. */
const REQUIRED = 'required'

/**
 * The line of an option in the help: its sentence, the words that it accepts, and its default. An
 * option without a default value may describe its default in words.
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
