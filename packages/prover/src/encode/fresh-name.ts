/** The name, or the first of name_1, name_2, … that is not taken; it is taken then. */
export function freshName(base: string, taken: Set<string>): string {
  let name = base
  for (let i = 1; taken.has(name); i++) name = `${base}_${i}`
  taken.add(name)
  return name
}
