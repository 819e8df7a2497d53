/** The maximum width of the help, in columns. It applies to wider terminals. */
const WIDTH = 100

/** The width available for help, in columns. */
export function helpWidth(): number {
  return Math.min(WIDTH, process.stdout.columns ?? WIDTH)
}

/**
 * Breaks text into lines of at most `width` characters. Consecutive lines without indentation form
 * a paragraph, whose lines are filled to the full width. Other lines are broken at blanks and keep
 * their indentation. If an example (a line with blanks, then `nimlab`) is too long, it is broken
 * after a backslash, as in a shell.
 */
export function fitLines(text: string, width: number): string {
  return text
    .replaceAll(/(?<=^\S.*)\n(?=\S)/gm, ' ')
    .split('\n')
    .map((line) => fitLine(line, width))
    .join('\n')
}

function fitLine(line: string, width: number): string {
  if (line.length <= width) return line
  const isExample = /^ +nimlab /.test(line)
  const at = line.lastIndexOf(' ', isExample ? width - 2 : width)
  const indent = /^ */.exec(line)![0]
  if (at <= indent.length) return line
  const rest = `${indent}${isExample ? '    ' : ''}${line.slice(at + 1)}`
  return `${line.slice(0, at)}${isExample ? ' \\' : ''}\n${fitLine(rest, width)}`
}
