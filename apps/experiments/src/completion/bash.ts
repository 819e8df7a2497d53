import { caseLines } from './case-lines.ts'
import type { CompletionWords } from './words-of.ts'

/**
 * The script for bash. Matching ignores upper and lower case, because the ids of claims are in
 * capitals. If the script has no suggestion, bash completes file names.
 */
export function bashScript(words: CompletionWords): string {
  const { rulesets, claims } = words
  const { paths, values, rest } = caseLines(
    words,
    { rulesets: '"${_nimlab_rulesets[@]}"', claims: '"${_nimlab_claims[@]}"' },
    ({ options }) => options.flatMap(({ flags }) => flags.slice(-1)).join(' '),
  )
  return `# nimlab completion for bash
_nimlab_rulesets=(${rulesets.map((word) => `'${word}'`).join(' ')})
_nimlab_claims=(${claims.join(' ')})

_nimlab() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  local i word path= flags=() offered=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${path:+$path }\${COMP_WORDS[i]}"
    case "$word" in
      ${paths}) path=$word ;;
    esac
  done
  case "$path $before" in
${values}
    *)
      case "$path" in
${rest}
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
