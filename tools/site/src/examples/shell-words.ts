/** One command of a block, with its words; a pipe or redirection makes it one for the shell. */
export interface ShellCommand {
  readonly line: string
  readonly words: readonly string[]
  readonly needsShell: boolean
}

/** The commands of a `sh` block: one a line, `\` at the end joins lines, `#` begins a comment. */
export function shellCommands(text: string): ShellCommand[] {
  return text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s+)# .*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const bare = line.replaceAll(/"[^"]*"|'[^']*'/g, '')
      return { line, words: wordsOf(line), needsShell: /[|<>;&$*]/.test(bare) }
    })
}

function wordsOf(line: string): string[] {
  return [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ''),
  )
}
