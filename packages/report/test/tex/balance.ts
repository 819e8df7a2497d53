/**
 * Says why a LaTeX source is invalid: unbalanced braces, dollar signs or environments. Returns null
 * if the source is balanced.
 */
export function imbalance(source: string): string | null {
  const environments: string[] = []
  let depth = 0
  let dollars = 0
  const token = /\\(?:begin|end)\{([a-z*]+)\}|\\[a-zA-Z]+|\\[^]|[{}$%]/g
  for (const [match, environment] of source.matchAll(token)) {
    if (environment !== undefined) {
      if (match.startsWith(String.raw`\begin`)) environments.push(environment)
      else if (environments.pop() !== environment) return `stray \\end{${environment}}`
    } else if (match === '{') depth++
    else if (match === '}' && --depth < 0) return 'a stray closing brace'
    else if (match === '$') dollars++
    else if (match === '%') return 'a comment'
  }
  if (depth !== 0) return `${depth} braces are open`
  if (dollars % 2 !== 0) return 'an odd number of dollar signs'
  return environments.length > 0 ? `${environments.at(-1)} is not ended` : null
}
