import { type Claim, type ClaimCard, defineClaim } from '../../../claim/claim.ts'
import { streamHeader } from '../../stream-header.ts'
import { instanceTally } from '../../instance-tally.ts'
import type { FixedDomain } from '../../../claim/verdict.ts'

/** What a paper prints of an example or in a table: facts by name, in the order of the paper. */
export type PrintedFacts = Readonly<Record<string, unknown>>

/** A fixed example: each printed fact is compared with the one the judge computes. */
export interface Example extends Omit<ClaimCard, 'paper' | 'parameters'> {
  readonly printed: PrintedFacts
  /** How the judge computes; `definition` if absent. */
  readonly method?: string
  /** The judge's facts under the same names, from what is given (the start of a table, and so on). */
  readonly computed: () => PrintedFacts
  /** Numbers to be reported beside the verdict. */
  readonly data?: () => Readonly<Record<string, number | string>>
  /** Number of positions the judge visits. */
  readonly positions: number
}

/** A claim about a fixed example; the instances are the printed facts in their order. */
export function exampleClaim(example: Example): Claim {
  const { computed, data, positions, method = 'definition', ...card } = example
  return defineClaim<Record<string, never>, FixedDomain, PrintedFacts>({
    ...card,
    paper: 'dh',
    parameters: [],
    defaultDomain: () => ({ kind: 'fixed' }),
    cost: () => ({ positions: BigInt(positions), memory: BigInt(64 * positions) }),
    judge: (printed, { id, parameters, domain }) => {
      const found = instanceTally(streamHeader(id, parameters, domain))
      const facts = computed()
      for (const [name, fact] of Object.entries(printed)) {
        const expected = JSON.stringify(fact)
        const actual = JSON.stringify(facts[name])
        found.test(expected === actual, textNumber(actual), () => ({
          witness: { fact: name },
          expected,
          actual,
          explain: `printed is ${name}: ${expected}, computed ${actual}`,
        }))
      }
      return found.result(method, data?.())
    },
  })
}

/** A 32-bit number that stands for a text in a value stream (FNV-1a). */
function textNumber(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return hash >>> 0
}
