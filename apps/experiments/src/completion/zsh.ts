import { argumentWords, type CompletionWords } from './words-of.ts'

/** The script for zsh: a file `_nimlab` in a folder of `fpath`, or text for `source`. */
export function zshScript(words: CompletionWords): string {
  const { commands, rulesets, claims } = words
  const listed = (some: readonly string[]): string => {
    if (some === rulesets) return '$rulesets'
    return some === claims ? '$claims' : some.join(' ')
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
  const rest = commands.map((command) => {
    const flags = command.options.map((option) => described(option.flags.at(-1)!, option.about))
    return `      '${command.path}') flags=(${flags.join(' ')}); offered=(${listed(argumentWords(command, words))}) ;;`
  })
  return `#compdef nimlab
# nimlab completion for zsh
_nimlab() {
  local -a rulesets claims flags offered
  local word called= before=\${words[CURRENT-1]}
  rulesets=(${rulesets.map((word) => `'${word}'`).join(' ')})
  claims=(${claims.join(' ')})
  for word in \${words[2,CURRENT-1]}; do
    word="\${called:+$called }$word"
    case "$word" in
      ${paths.join('|')}) called=$word ;;
    esac
  done
  case "$called $before" in
${values.join('\n')}
    *)
      case "$called" in
${rest.join('\n')}
      esac
      if [[ \${words[CURRENT]} == -* ]]; then
        _describe option flags
        return
      fi
      ;;
  esac
  compadd -M 'm:{a-zA-Z}={A-Za-z}' -- $offered || _files
}
if [[ $funcstack[1] == _nimlab ]]; then _nimlab "$@"; else compdef _nimlab nimlab; fi
`
}

function described(flag: string, about: string): string {
  return `'${flag}:${about.replaceAll("'", "'\\''").replaceAll(':', String.raw`\:`)}'`
}
