import { register } from 'node:module'

/**
 * The modules relative to which `@nim/…` is resolved: first this package, then a package that
 * depends on the lower layers.
 */
const PARENTS = [import.meta.url, import.meta.resolve('@nim/conjectures')]

/**
 * A module hook that resolves `@nim/…` relative to this package, wherever the importing module is.
 * All other names are resolved as usual.
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
 * Makes this thread resolve `@nim/…` to its own copies from now on, for every module that it
 * imports.
 */
export function resolveOwnPackages(): void {
  if (isRegistered) return
  isRegistered = true
  register(`data:text/javascript,${encodeURIComponent(HOOK)}`, { data: PARENTS })
}
