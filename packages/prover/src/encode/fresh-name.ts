/** The name, or the first unused one among name_1, name_2, …; the result is added to `taken`. */
export function freshName(base: string, taken: Set<string>): string {
  let name = base
  for (let i = 1; taken.has(name); i++) name = `${base}_${i}`
  taken.add(name)
  return name
}
