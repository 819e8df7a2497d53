import type { Ruleset } from '@nim/core/rules'

/**
 * The same function with a cache: it computes the result for each ruleset once. The cache keeps a
 * result as long as the caller keeps the ruleset.
 */
export function perRuleset<T>(find: (ruleset: Ruleset) => T): (ruleset: Ruleset) => T {
  const cache = new WeakMap<Ruleset, { readonly value: T }>()
  return (ruleset) => {
    let entry = cache.get(ruleset)
    if (entry === undefined) cache.set(ruleset, (entry = { value: find(ruleset) }))
    return entry.value
  }
}
