import { fitLines, helpWidth } from '../../terminal/fit-lines.ts'

/** Prints terms and their meanings in two columns that fit the terminal. */
export function termLines(terms: readonly (readonly [term: string, meaning: string])[]): string {
  const wide = Math.max(...terms.map(([term]) => term.length)) + 4
  return terms
    .map(([term, meaning]) => {
      const lines = fitLines(`${' '.repeat(wide)}${meaning}`, helpWidth()).split('\n')
      return [`  ${term}`.padEnd(wide) + lines[0]!.trimStart(), ...lines.slice(1)].join('\n')
    })
    .join('\n')
}
