import type { Claim } from './claim.ts'
import { narrowed } from './narrowed.ts'

/** How a corrected statement differs from the printed one it takes the place of. */
export interface Correction {
  readonly title: string
  /** The corrected statement in full, and what was changed. */
  readonly statement: string
  readonly conventions?: readonly string[]
  readonly decides?: string
  /** For choice parameters: the values (readings, parts) in which the statement is meant. */
  readonly only?: Readonly<Record<string, readonly string[]>>
  /** For integer parameters: the least value for which the statement is meant. */
  readonly from?: Readonly<Record<string, number>>
  /** What is judged in the place of the printed formula, if that changes. */
  readonly printed?: unknown
}

/**
 * The claim `<id>-fix`: the corrected statement, judged by the judge of the printed one on the same
 * domains. Cases keep their parameters; those in which the statement is not meant are left out.
 */
export function correctedClaim(claim: Claim, correction: Correction): Claim {
  const { title, statement, conventions, decides, only, from, printed } = correction
  const judged = printed ?? claim.printed
  const { alias: _, ...card } = claim
  return {
    ...card,
    id: `${claim.id}-fix`,
    paperStatus: 'asserted',
    source: `${claim.source}, corrected by nimlab`,
    title,
    statement,
    conventions: conventions ?? claim.conventions,
    decides: decides ?? claim.decides,
    parameters: claim.parameters.map((parameter) => narrowed(parameter, only ?? {}, from ?? {})),
    printed: judged,
    check: (parameters, domain, limits) => claim.judge(judged, parameters, domain, limits),
  }
}
