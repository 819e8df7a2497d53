import { argumentWords, type CompletionWords } from './words-of.ts'

/** The script for fish. */
export function fishScript(words: CompletionWords): string {
  const lines = words.commands.flatMap((command) => {
    const here = `complete -c nimlab -n '__nimlab_is "${command.path}"'`
    const { rulesets, claims } = words
    const offered = argumentWords(command, words)
    const list =
      offered === rulesets
        ? '"$__nimlab_rulesets"'
        : offered === claims
          ? '"$__nimlab_claims"'
          : quoted(offered.join(' '))
    const named = words.commands.filter(({ path }) => path !== '' && partOf(path, command.path))
    return [
      ...(command.takes === 'parts' ? [] : offered.length > 0 ? [`${here} -a ${list}`] : []),
      ...(command.takes === 'parts' ? [`${here} -f -a ${list}`] : []),
      ...named.map(({ path, about }) => {
        const name = path.split(' ').at(-1)!
        return `${here} -f -a ${name} -d ${quoted(about)}`
      }),
      ...command.options.map(({ flags, about, values }) => {
        const names = flags.map((flag) =>
          flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
        )
        const taken =
          values === null ? '' : values.length > 0 ? ` -x -a ${quoted(values.join(' '))}` : ' -r'
        return `${here} ${names.join(' ')}${taken} -d ${quoted(about)}`
      }),
    ]
  })
  return `# nimlab completion for fish
set -g __nimlab_paths ${words.commands
    .filter(({ path }) => path !== '')
    .map(({ path }) => quoted(path))
    .join(' ')}
set -g __nimlab_rulesets ${words.rulesets.map(quoted).join(' ')}
set -g __nimlab_claims ${words.claims.join(' ')}
function __nimlab_is
    set -l called ''
    for word in (commandline -opc)[2..]
        set -l longer (string trim "$called $word")
        contains -- "$longer" $__nimlab_paths; and set called $longer
    end
    test "$called" = "$argv[1]"
end
${lines.join('\n')}
`
}

/** True if `path` consists of the words of `whole` and one more word. */
function partOf(path: string, whole: string): boolean {
  return path.split(' ').slice(0, -1).join(' ') === whole
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`
}
