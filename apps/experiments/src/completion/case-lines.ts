import { argumentWords, type CommandWords, type CompletionWords } from './words-of.ts'

/** The lines of `case` that bash and zsh read in the same way. */
export interface CaseLines {
  /** The pattern of all commands. */
  readonly paths: string
  /** One line for each option with known values: it offers the values. */
  readonly values: string
  /** One line for each command: it offers the flags and the words of the command. */
  readonly rest: string
}

/**
 * @param variables the form in which the shell writes the list of rulesets and the list of claims
 * @param flagsOf the flags of a command, in the form that the shell expects
 */
export function caseLines(
  words: CompletionWords,
  variables: { readonly rulesets: string; readonly claims: string },
  flagsOf: (command: CommandWords) => string,
): CaseLines {
  const { commands, rulesets, claims } = words
  const listed = (some: readonly string[]): string => {
    if (some === rulesets) return variables.rulesets
    return some === claims ? variables.claims : some.join(' ')
  }
  const paths = commands.filter(({ path }) => path !== '').map(({ path }) => `'${path}'`)
  const values = commands.flatMap(({ path, options }) =>
    options
      .filter((option) => option.values !== null)
      .map(
        (option) =>
          `    ${option.flags.map((flag) => `'${path} ${flag}'`).join('|')}) offered=(${option.values!.join(' ')}) ;;`,
      ),
  )
  const rest = commands.map(
    (command) =>
      `      '${command.path}') flags=(${flagsOf(command)}); offered=(${listed(argumentWords(command, words))}) ;;`,
  )
  return { paths: paths.join('|'), values: values.join('\n'), rest: rest.join('\n') }
}
