/** Writes integers and lists as text for Coq, in Z_scope. */

const WIDTH = 100

/** The text of an integer as a separate argument. A negative integer is put in parentheses. */
export function atomText(value: number): string {
  return value < 0 ? `(${value})` : String(value)
}

export function listText(items: readonly (number | string)[]): string {
  return `[${items.join('; ')}]`
}

/** The text of a list of natural numbers. */
export function naturalsText(items: readonly number[]): string {
  return `${listText(items)}%nat`
}

/** Breaks the long lines of a text at spaces. The meaning of the text does not change. */
export function wrapped(text: string): string {
  return text.split('\n').flatMap(wrappedLine).join('\n')
}

function wrappedLine(line: string): string[] {
  const lines: string[] = []
  const indent = `${/^ */.exec(line)![0]}  `
  let rest = line
  while (rest.length > WIDTH) {
    const space = rest.lastIndexOf(' ', WIDTH)
    if (space < indent.length) break
    lines.push(rest.slice(0, space))
    rest = indent + rest.slice(space + 1)
  }
  return [...lines, rest]
}
