// Lets this thread import the workspace's .ts sources. The loader tsx compiles the sources, and
// every resolution gets the export condition @nim/source. On Node 20, module hooks belong to one
// thread, so every worker's boot file also calls this function.
import { register as registerHooks } from 'node:module'
import { register as registerTsx } from 'tsx/esm/api'

const addCondition = `
export const resolve = (specifier, context, next) =>
  next(specifier, { ...context, conditions: ['@nim/source', ...context.conditions] })
`

export function registerSource() {
  registerTsx()
  registerHooks(`data:text/javascript,${encodeURIComponent(addCondition)}`)
}
