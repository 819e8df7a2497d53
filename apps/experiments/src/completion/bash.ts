import { argumentWords, type CompletionWords } from './words-of.ts'

/**
 * The script for bash. Words match in either case, because claim ids are in capitals. Where the script offers nothing,
 * bash completes names of files.
 */
export function bashScript(words: CompletionWords): string {
  const { commands, rulesets, claims } = words
  const listed = (some: readonly string[]): string => {
    if (some === rulesets) return '"${_nimlab_rulesets[@]}"'
    return some === claims ? '"${_nimlab_claims[@]}"' : some.join(' ')
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
    const flags = command.options.flatMap((option) => option.flags.slice(-1)).join(' ')
    return `      '${command.path}') flags=(${flags}); offered=(${listed(argumentWords(command, words))}) ;;`
  })
  return `# nimlab completion for bash
_nimlab_rulesets=(${rulesets.map((word) => `'${word}'`).join(' ')})
_nimlab_claims=(${claims.join(' ')})

_nimlab() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  local i word path= flags=() offered=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${path:+$path }\${COMP_WORDS[i]}"
    case "$word" in
      ${paths.join('|')}) path=$word ;;
    esac
  done
  case "$path $before" in
${values.join('\n')}
    *)
      case "$path" in
${rest.join('\n')}
      esac
      [[ $current == -* ]] && offered=("\${flags[@]}")
      ;;
  esac
  current=\${current#[\\"\\']}
  current=\${current//\\\\/}
  COMPREPLY=()
  for word in "\${offered[@]}"; do
    [[ \${word,,} == "\${current,,}"* ]] && COMPREPLY+=("$word")
  done
  ((\${#COMPREPLY[@]} > 0)) && compopt -o filenames 2>/dev/null
}
complete -o bashdefault -o default -F _nimlab nimlab
`
}
