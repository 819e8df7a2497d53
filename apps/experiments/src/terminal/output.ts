/** Writes one line of results to stdout. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Writes one line that is not a result (progress, notes, errors) to stderr. */
export function note(line: string): void {
  process.stderr.write(`${line}\n`)
}
