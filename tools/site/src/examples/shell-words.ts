import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'

/**
 * A command of a block, split into words. A command with a pipe or a redirection needs the shell.
 */
export interface ShellCommand {
  readonly line: string
  readonly words: readonly string[]
  readonly needsShell: boolean
}

/**
 * The commands of a `sh` block, one on each line. A `\` at the end of a line joins it to the next
 * line, and `#` begins a comment.
 */
export function shellCommands(text: string): ShellCommand[] {
  return text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s+)# .*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const bare = line.replaceAll(/"[^"]*"|'[^']*'/g, '')
      return { line, words: wordsOf(line), needsShell: /[|<>;&$]/.test(bare) }
    })
}

function wordsOf(line: string): string[] {
  return [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replaceAll(
      /"([^"]*)"|'([^']*)'/g,
      (_, double?: string, single?: string) => double ?? single ?? '',
    ),
  )
}

/**
 * Expands words that have `*` in the last part of a path. The matching file names in the working
 * directory replace each such word.
 */
export function expanded(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const last = basename(word)
    if (!/\*/.test(last) || !existsSync(dirname(word))) return [word]
    const [begin = '', end = ''] = last.split('*')
    const names = readdirSync(dirname(word)).filter(
      (name) => name.startsWith(begin) && name.endsWith(end),
    )
    return names.length === 0 ? [word] : names.toSorted().map((name) => join(dirname(word), name))
  })
}
