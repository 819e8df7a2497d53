import { register } from 'node:module'

/** From where `@nim/…` is looked for: this package, then one that has the lower floors. */
const PARENTS = [import.meta.url, import.meta.resolve('@nim/conjectures')]

/**
 * A module hook: `@nim/…` is found as it is found from here, wherever the importing module stands; what
 * is not, as usual.
 */
const HOOK = `
let parents
export const initialize = (data) => { parents = data }
export const resolve = async (specifier, context, next) => {
  // what is given to next is written into the context
  const asked = { ...context }
  if (specifier.startsWith('@nim/')) {
    for (const parentURL of parents) {
      try {
        return await next(specifier, { ...asked, parentURL })
      } catch {}
    }
  }
  return next(specifier, asked)
}
`

let isRegistered = false

/** From now on this thread finds `@nim/…` in its own copies, for every module it imports. */
export function resolveOwnPackages(): void {
  if (isRegistered) return
  isRegistered = true
  register(`data:text/javascript,${encodeURIComponent(HOOK)}`, { data: PARENTS })
}
