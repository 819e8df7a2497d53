import { caseLines } from './case-lines.ts'
import type { CompletionWords } from './words-of.ts'

/**
 * The script for zsh. The script works as a file `_nimlab` in a folder of `fpath`, and as input for
 * `source`.
 */
export function zshScript(words: CompletionWords): string {
  const { rulesets, claims } = words
  const { paths, values, rest } = caseLines(
    words,
    { rulesets: '$rulesets', claims: '$claims' },
    ({ options }) => options.map(({ flags, about }) => described(flags.at(-1)!, about)).join(' '),
  )
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
      ${paths}) called=$word ;;
    esac
  done
  case "$called $before" in
${values}
    *)
      case "$called" in
${rest}
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
