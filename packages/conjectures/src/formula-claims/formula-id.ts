const PREFIX = 'formula:'

/** True if a name of a claim is a formula itself, such as `formula: o == 0`. */
export function isFormulaId(name: string): boolean {
  return name.startsWith(PREFIX)
}

/** The id of the claim of a formula, with or without `formula:`. Blanks do not matter. */
export function formulaIdOf(text: string): string {
  const formula = isFormulaId(text) ? text.slice(PREFIX.length) : text
  return PREFIX + formula.trim().replaceAll(/\s+/g, ' ')
}

/** The formula of an id. */
export function formulaTextOf(id: string): string {
  return id.slice(PREFIX.length)
}

/** True if a formula is about the value of a position, and not about its outcome. */
export function speaksOfValue(text: string): boolean {
  return /\bvalue\b/.test(text)
}
