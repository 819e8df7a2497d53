import type { Option } from '@commander-js/extra-typings'

/** The word that replaces the default value if the option is required. */
const REQUIRED = 'required'

/**
 * The text about an option in the help. It consists of the sentence about the option, the accepted
 * words, and the default. An option without a default value can describe its default in words.
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
