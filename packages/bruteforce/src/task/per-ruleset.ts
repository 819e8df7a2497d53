import type { Ruleset } from '@nim/core/rules'

/** The same function, which looks once at each ruleset: what it finds is kept as long as the caller keeps the ruleset. */
export function perRuleset<T>(find: (ruleset: Ruleset) => T): (ruleset: Ruleset) => T {
  const found = new WeakMap<Ruleset, { readonly value: T }>()
  return (ruleset) => {
    let known = found.get(ruleset)
    if (known === undefined) found.set(ruleset, (known = { value: find(ruleset) }))
    return known.value
  }
}
