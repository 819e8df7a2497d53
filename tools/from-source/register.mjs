// Lets this thread import the workspace's .ts sources. The loader tsx compiles the sources, and
// every resolution gets the export condition @nim/source. Module hooks belong to one thread, so
// every worker's boot file also calls this function.
import * as nodeModule from 'node:module'
import { register as registerTsx } from 'tsx/esm/api'

const addCondition = (specifier, context, next) =>
  next(specifier, { ...context, conditions: ['@nim/source', ...context.conditions] })

export function registerSource() {
  registerTsx()
  // the other function prints a warning in Node 26; Node 20 has no registerHooks
  if (nodeModule.registerHooks) nodeModule.registerHooks({ resolve: addCondition })
  else {
    const hook = `export const resolve = ${String(addCondition)}`
    nodeModule.register(`data:text/javascript,${encodeURIComponent(hook)}`)
  }
}
