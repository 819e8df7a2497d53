import { boxCount } from '@nim/core/rules'
import {
  type Asked,
  type Claim,
  type ClaimDefinition,
  type Cost,
  defineClaim,
} from '../../../claim/claim.ts'
import { streamHeader } from '../../stream-header.ts'
import { type InstanceTally, instanceTally } from '../../instance-tally.ts'
import type { CaseParameters, ChoiceParameter } from '../../../claim/parameter.ts'
import type {
  BoxDomain,
  CheckResult,
  Domain,
  FixedDomain,
  UpToDomain,
} from '../../../claim/verdict.ts'
import { V } from '../../../claim/sources/v.ts'

/** Bytes of tables per unit of a bound: a handful of typed arrays as long as the plane's side. */
const TABLE_BYTES = 32n

/** A claim of this paper: `source` says where in the paper; cost follows from the domain. */
export interface VDefinition<C extends CaseParameters, D extends Domain, S> extends Omit<
  ClaimDefinition<C, D, S>,
  'paper' | 'cost'
> {
  /** Number of instances of a fixed domain; 1 if absent. */
  readonly instances?: number
  /** Bytes of tables for each position of a box, where a check keeps them all; 0 if absent. */
  readonly bytesPerPosition?: number
}

/** Makes a registry entry of a claim of this paper. */
export function vClaim<C extends CaseParameters, D extends Domain, S>(
  definition: VDefinition<C, D, S>,
): Claim {
  const cost = (domain: Domain): Cost =>
    costOf(domain, definition.instances ?? 1, definition.bytesPerPosition ?? 0)
  return defineClaim<C, D, S>({
    ...definition,
    paper: 'v',
    source: `${V}, ${definition.source}`,
    cost: (_, domain) => cost(domain),
    judge: (statement, asked) => {
      const { memory } = cost(asked.domain)
      if (memory > asked.limits.memory) {
        throw new RangeError(
          `${asked.id}: the domain needs ${memory} bytes of tables, allowed are ${asked.limits.memory}`,
        )
      }
      return definition.judge(statement, asked)
    },
  })
}

function costOf(domain: Domain, instances: number, bytesPerPosition: number): Cost {
  if (domain.kind === 'fixed') return { positions: BigInt(instances), memory: 0n }
  const side = BigInt(domain.max) + 1n
  const positions = domain.kind === 'box' ? boxCount(2, domain.max, true) : side
  return { positions, memory: TABLE_BYTES * 3n * side + BigInt(bytesPerPosition) * positions }
}

/** All points 0 ≤ S ≤ L ≤ max. */
export function box(max: number): () => BoxDomain {
  return () => ({ kind: 'box', max })
}

/** Everything numbered by `of` up to max. */
export function upTo(of: string, max: number): () => UpToDomain {
  return () => ({ kind: 'up-to', of, max })
}

/** What is printed, and nothing else. */
export function fixed(): FixedDomain {
  return { kind: 'fixed' }
}

/** A parameter that names the parts of a statement, or its readings. */
export function choice(name: string, about: string, ...values: readonly string[]): ChoiceParameter {
  return { kind: 'choice', name, about, values: () => values }
}

/**
 * Judges a case instance by instance, in the order in which `visit` lists them; what it returns are
 * numbers to report.
 */
export function judgeList(
  asked: Asked<CaseParameters, Domain>,
  method: string,
  visit: (test: InstanceTally['test']) => Readonly<Record<string, number | string>> | void,
): CheckResult {
  const found = instanceTally(streamHeader(asked.id, asked.parameters, asked.domain))
  const data = visit((holds, actual, counterexample) => found.test(holds, actual, counterexample))
  return found.result(method, data ?? undefined)
}
