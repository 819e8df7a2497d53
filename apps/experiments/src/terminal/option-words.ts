import type { Option } from '@commander-js/extra-typings'
import { METHODS_OF_PROOF } from '../arguments/methods-of-proof.ts'

/** The word that replaces the default value if the option is required. */
const REQUIRED = 'required'

/**
 * The text that the help prints about an option. It consists of the sentence about the option, the
 * accepted words, and the default. An option without a default value can describe its default in
 * words.
 */
export function optionWords({
  long,
  description,
  argChoices,
  defaultValue,
  defaultValueDescription: inWords,
}: Option): string {
  const usual = inWords ?? (defaultValue === undefined ? undefined : String(defaultValue))
  const more = [
    ...(argChoices === undefined ? [] : [choiceWords(long, argChoices)]),
    ...(usual === undefined ? [] : [usual === REQUIRED ? REQUIRED : `default: ${usual}`]),
  ]
  return more.length === 0 ? description : `${description} (${more.join('; ')})`
}

/** The accepted words. A method of proof is followed by its description. */
function choiceWords(long: string | undefined, choices: readonly string[]): string {
  if (long !== '--by') return choices.join(', ')
  const words: Readonly<Record<string, string>> = METHODS_OF_PROOF
  return choices.map((choice) => `${choice}: ${words[choice]}`).join('; ')
}
