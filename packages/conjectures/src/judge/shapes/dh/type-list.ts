import type { CaseParameters } from '../../../claim/parameter.ts'
import type { Instance } from '../../../facts/setnim/part.ts'
import type { Type } from '../../../facts/setnim/position-facts.ts'
import type { InstanceList } from './statement-claim.ts'
import { allTypes, isPTypeOfAllButOne } from '../../../facts/setnim/types.ts'

/** A cell of the position grid of n stacks. */
export interface TypeInstance extends Instance, Type {
  readonly n: number
}

/** All types of the n stacks of the case. */
export const TYPES: InstanceList = {
  method: 'arithmetic',
  defaultDomain: () => ({ kind: 'fixed' }),
  cost: ({ n }) => ({ positions: BigInt((n as number) ** 2), memory: 1024n }),
  list: (parameters) => ({ instances: types(parameters) }),
}

function* types(parameters: CaseParameters): Generator<TypeInstance> {
  const n = parameters['n'] as number
  for (const { o, r } of allTypes(n)) {
    yield {
      n,
      o,
      r,
      actual: isPTypeOfAllButOne(n, { o, r }) ? 0 : 1,
      witness: () => ({ n, o, r }),
      finds: () => `the type (${o},${r}) of ${n} stacks does not satisfy it`,
    }
  }
}
