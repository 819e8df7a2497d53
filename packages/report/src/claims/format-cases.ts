import type { CaseParameters } from '@nim/conjectures'

type Value = number | string

/**
 * A short description of a list of cases: `n = 4, k = 2; n = 5..6, k = 2..3`. Every case is named
 * exactly once. Cases that differ in only one parameter share a group, and consecutive integers
 * form a range.
 *
 * @param names the parameters to include, in this order; by default, all parameters
 * @complexity O(number of cases · number of names)
 */
export function formatCases(
  cases: readonly CaseParameters[],
  names: readonly string[] = Object.keys(cases[0] ?? {}),
): string {
  return groupsOf(cases, names).join('; ')
}

/** The groups of cases, each in the form `n = 5..6, k = 2`. */
function groupsOf(
  cases: readonly CaseParameters[],
  [name, ...others]: readonly string[],
): readonly string[] {
  if (name === undefined) return []
  const byValue = new Map<Value, CaseParameters[]>()
  for (const one of cases) {
    const value = one[name]!
    byValue.set(value, [...(byValue.get(value) ?? []), one])
  }
  const byGroups = new Map<
    string,
    { readonly groups: readonly string[]; readonly values: Value[] }
  >()
  for (const [value, of] of byValue) {
    const groups = groupsOf(of, others)
    const entry = byGroups.get(groups.join('; ')) ?? { groups, values: [] }
    entry.values.push(value)
    byGroups.set(groups.join('; '), entry)
  }
  return [...byGroups.values()].flatMap(({ groups, values }) => {
    const own = `${name} = ${valuesText(values)}`
    return groups.length === 0 ? [own] : groups.map((group) => `${own}, ${group}`)
  })
}

/** The values as text, in their order. A run of consecutive integers is written as `2..5`. */
function valuesText(values: readonly Value[]): string {
  const runs: { readonly first: Value; last: Value }[] = []
  for (const value of values) {
    const run = runs.at(-1)
    if (typeof run?.last === 'number' && value === run.last + 1) run.last = value
    else runs.push({ first: value, last: value })
  }
  return runs
    .map(({ first, last }) => (first === last ? `${first}` : `${first}..${last}`))
    .join(', ')
}
