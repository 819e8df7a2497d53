/**
 * The mark for omitted output. Within a line, the mark matches any text. If the mark is alone on a
 * line, it matches any number of lines.
 */
const LEFT_OUT = '…'
/**
 * Matches times with their units, in the text and in records. These times differ between runs.
 */
const TIME = String.raw`[\d.]+ (?:minutes?|seconds?|s)\b|"seconds":[\d.]+`
const TIME_COLUMN = / {2}seconds(?: {2}|$)/
const DECIMAL = String.raw` *\d+\.\d+ *`

/**
 * True if a command printed the text that a page shows, except for times. `…` in the page stands
 * for omitted output.
 */
export function isSameOutput(shown: string, printed: string): boolean {
  if (shown === printed) return true
  const lines = shown.trimEnd().split('\n')
  const header = lines.findIndex((line) => TIME_COLUMN.test(line))
  const pattern = lines
    .map((line, i) => {
      if (line.trim() === LEFT_OUT) return LEFT_OUT
      const times = header >= 0 && i > header ? `${TIME}|${DECIMAL}` : TIME
      return line
        .trimEnd()
        .split(LEFT_OUT)
        .map((text) => anyTime(text, times))
        .join('.*')
    })
    .join('\n')
    .replaceAll(`${LEFT_OUT}\n`, String.raw`(?:.*\n)*?`)
    .replaceAll(`\n${LEFT_OUT}`, String.raw`(?:\n.*)*?`)
  const now = printed
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd())
  return new RegExp(`^${pattern}$`, 'u').test(now.join('\n'))
}

function anyTime(text: string, times: string): string {
  return text
    .split(new RegExp(`(${times})`))
    .map((part, i) => (i % 2 === 1 ? `(?:${times})` : escapeRegExp(part)))
    .join('')
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
