import { register } from 'node:module'

/**
 * The modules from which `@nim/…` is resolved: this package, then a package that has the lower
 * layers.
 */
const PARENTS = [import.meta.url, import.meta.resolve('@nim/conjectures')]

/**
 * A module hook that resolves `@nim/…` from here, wherever the importing module is. All other names
 * are resolved as usual.
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

/**
 * From now on this thread resolves `@nim/…` to its own copies, for every module that it imports.
 */
export function resolveOwnPackages(): void {
  if (isRegistered) return
  isRegistered = true
  register(`data:text/javascript,${encodeURIComponent(HOOK)}`, { data: PARENTS })
}
