import type { Ruleset } from '@nim/core/rules'

/**
 * Returns the same function with a cache, so that it computes the result for each ruleset only
 * once. The cache keeps a result for as long as the caller keeps the ruleset.
 */
export function perRuleset<T>(find: (ruleset: Ruleset) => T): (ruleset: Ruleset) => T {
  const cache = new WeakMap<Ruleset, { readonly value: T }>()
  return (ruleset) => {
    let entry = cache.get(ruleset)
    if (entry === undefined) cache.set(ruleset, (entry = { value: find(ruleset) }))
    return entry.value
  }
}
