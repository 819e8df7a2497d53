const PREFIX = 'formula:'

/** True if the name of a claim is itself a formula, such as `formula: o == 0`. */
export function isFormulaId(name: string): boolean {
  return name.startsWith(PREFIX)
}

/** The id of the claim for a formula, which may begin with `formula:`. Spaces do not matter. */
export function formulaIdOf(text: string): string {
  const formula = isFormulaId(text) ? text.slice(PREFIX.length) : text
  return PREFIX + formula.trim().replaceAll(/\s+/g, ' ')
}

/** The formula that an id contains. */
export function formulaTextOf(id: string): string {
  return id.slice(PREFIX.length)
}

/** True if a formula is about the value of a position instead of its outcome. */
export function speaksOfValue(text: string): boolean {
  return /\bvalue\b/i.test(text)
}
