import {
  type Asked,
  type Claim,
  type ClaimDefinition,
  type Cost,
  defineClaim,
} from '../../../claim/claim.ts'
import { streamHeader } from '../../stream-header.ts'
import { instanceTally } from '../../instance-tally.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { Domain, Value } from '../../../claim/verdict.ts'

/** One instance at which a statement was tested, in the order in which the claim lists them. */
export interface Instance {
  readonly holds: boolean
  /** The value by the judge for the digest, an integer ≥ 0. */
  readonly value: number
  readonly expected: Value
  readonly actual: Value
  readonly witness: Readonly<Record<string, unknown>>
  readonly explain: string
}

/** Numbers a survey reports beside its verdict. */
export type Report = Record<string, number | string>

type Definition<C extends CaseParameters, D extends Domain, S> = ClaimDefinition<C, D, S>

/** A statement about examples, tables, words, or numbers: anything but single positions. */
export interface InstanceClaim<C extends CaseParameters, D extends Domain, S> extends Omit<
  Definition<C, D, S>,
  'paper' | 'cost' | 'judge' | 'conventions' | 'complexity'
> {
  readonly conventions?: readonly string[]
  readonly complexity?: string
  readonly method: string
  /** How many instances a case has, and the bytes of tables it takes. */
  size(parameters: C, domain: D): Cost | bigint
  /** Tests the instances one by one; numbers to be reported go into `report`. */
  instances(statement: S, asked: Asked<C, D>, report: Report): Iterable<Instance>
}

/** Makes a claim out of a statement that is tested instance by instance. */
export function instanceClaim<C extends CaseParameters, D extends Domain, S>(
  claim: InstanceClaim<C, D, S>,
): Claim {
  return defineClaim<C, D, S>({
    conventions: [],
    complexity: 'one simulation an instance',
    ...claim,
    paper: 'gn',
    cost: (parameters, domain) => {
      const size = claim.size(parameters, domain)
      return typeof size === 'bigint' ? { positions: size, memory: 0n } : size
    },
    judge: (statement, asked) => {
      const found = instanceTally(streamHeader(asked.id, asked.parameters, asked.domain))
      const report: Report = {}
      for (const { holds, value, ...rest } of claim.instances(statement, asked, report)) {
        found.test(holds, value, () => ({
          witness: rest.witness,
          expected: rest.expected,
          actual: rest.actual,
          explain: rest.explain,
        }))
      }
      return found.result(claim.method, Object.keys(report).length > 0 ? report : undefined)
    },
  })
}
