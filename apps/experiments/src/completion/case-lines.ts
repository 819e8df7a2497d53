import { argumentWords, type CommandWords, type CompletionWords } from './words-of.ts'

/** The lines of `case` statements that are the same in bash and zsh. */
export interface CaseLines {
  /** A pattern that matches all commands. */
  readonly paths: string
  /** One line for each option whose possible values are known. The line offers these values. */
  readonly values: string
  /** One line for each command. The line offers the options and words of the command. */
  readonly rest: string
}

/**
 * @param variables the shell's notation for the list of rulesets and for the list of claims
 * @param flagsOf the options of a command, in the form that the shell expects
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
