import * as nodeModule from 'node:module'

/**
 * The modules relative to which `@nim/…` is resolved: first this package, then a package that
 * depends on the lower layers.
 */
const PARENTS = [import.meta.url, import.meta.resolve('@nim/conjectures')]

interface Context {
  readonly parentURL: string | undefined
}
type Resolve<Found> = (specifier: string, context: Context) => Found

/** The types of Node 20 do not yet have this function, which Node has since version 22.15. */
const { registerHooks } = nodeModule as {
  readonly registerHooks?: (hooks: {
    readonly resolve: (specifier: string, context: Context, next: Resolve<object>) => object
  }) => void
}

/**
 * Resolves `@nim/…` relative to this package, wherever the importing module is. All other names are
 * resolved as usual.
 */
function resolve(specifier: string, context: Context, next: Resolve<object>): object {
  // Node changes the context that `next` receives, so each call gets a copy
  const asked = { ...context }
  if (specifier.startsWith('@nim/')) {
    for (const parentURL of PARENTS) {
      try {
        return next(specifier, { ...asked, parentURL })
      } catch {}
    }
  }
  return next(specifier, asked)
}

/**
 * The hook above for older versions of Node, which run hooks in a separate thread. This text cannot
 * be the text of `resolve`, because `next` is asynchronous there. Newer versions of Node warn that
 * such hooks are deprecated.
 */
const OLDER_HOOK = `
let parents
export const initialize = (data) => { parents = data }
export const resolve = async (specifier, context, next) => {
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
  if (registerHooks !== undefined) registerHooks({ resolve })
  else {
    nodeModule.register(`data:text/javascript,${encodeURIComponent(OLDER_HOOK)}`, {
      data: PARENTS,
    })
  }
}
