/** In a page: any text within a line, or alone on a line, any lines. */
const LEFT_OUT = '…'
const SECONDS = String.raw`[\d.]+(?: minutes?| s\b| seconds?\b)`

/**
 * Whether a command printed what a page shows. Times differ from run to run; `…` in the page stands
 * for what is left out there.
 */
export function isSameOutput(shown: string, printed: string): boolean {
  if (shown === printed) return true
  const pattern = shown
    .trimEnd()
    .split('\n')
    .map((line) =>
      line.trim() === LEFT_OUT ? LEFT_OUT : line.trimEnd().split(LEFT_OUT).map(anyTime).join('.*'),
    )
    .join('\n')
    .replaceAll(`${LEFT_OUT}\n`, String.raw`(?:.*\n)*?`)
    .replaceAll(`\n${LEFT_OUT}`, String.raw`(?:\n.*)*?`)
  const lines = printed.trimEnd().split('\n')
  return new RegExp(`^${pattern}$`, 'u').test(lines.map((line) => line.trimEnd()).join('\n'))
}

function anyTime(text: string): string {
  return text
    .split(new RegExp(`(${SECONDS})`))
    .map((part, i) => (i % 2 === 1 ? SECONDS : escapeRegExp(part)))
    .join('')
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
