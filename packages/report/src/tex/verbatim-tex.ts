import { escapeTex } from './escape-tex.ts'

/**
 * Text as lines in typewriter type; the blanks at the start of lines are kept. Unlike the
 * environment `verbatim`, it can contain any text, even its own end command, and it breaks long
 * lines.
 */
export function verbatimTex(text: string): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const blanks = /^ */.exec(line)![0].length
      const words = escapeTex(line.slice(blanks)).replaceAll(/,(?! )/g, String.raw`,\allowbreak{}`)
      return `${'~'.repeat(blanks)}${words === '' ? '~' : words}`
    })
  return [
    String.raw`\begin{flushleft}\small\ttfamily`,
    lines.join(' \\\\\n'),
    String.raw`\end{flushleft}`,
  ].join('\n')
}

/** Text in the typewriter font. Long words such as digests can be broken anywhere. */
export function codeTex(text: string): string {
  const pieces = text.match(/.{1,16}/gsu) ?? []
  return String.raw`\texttt{${pieces.map(escapeTex).join(String.raw`\allowbreak{}`)}}`
}
