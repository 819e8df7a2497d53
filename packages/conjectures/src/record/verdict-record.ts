import { formatRuleset, type PlayConvention } from '@nim/core/rules'
import type { Claim, Flaw } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import { isRemark } from './reading.ts'
import type { RefutationClass } from '../claim/refutation-class.ts'
import type { CheckResult, Counterexample, Domain, Verdict } from '../claim/verdict.ts'
import { NIMLAB_VERSION } from '../claim/version.ts'

/** A user's module, as plans and records store it. */
export interface ModuleName {
  /** The path as the user wrote it, relative to the folder in which nimlab runs. */
  readonly path: string
  /** The SHA-256 of the module's sources: its file, and the local files that it imports. */
  readonly digest: string
}

/**
 * The format of verdict records. Format 1 had no format number and contained `seconds`;
 * `renewed.ts` reads it.
 */
export const RECORD_FORMAT = 2

/**
 * The verdict on one case, as results store it: one JSON object on one line. The record is the same
 * in every run of the same version.
 */
export interface VerdictRecord {
  readonly format: typeof RECORD_FORMAT
  readonly claim: string
  /** The module that contains the user's own claim. */
  readonly module?: ModuleName
  readonly case: CaseParameters
  /** `remark`: the case belongs to a reading other than the principal one, and does not count. */
  readonly reading?: 'remark'
  readonly domain: Domain
  /**
   * The name of the case's game, and the play convention. The field is absent if the case is not
   * about a single game.
   */
  readonly ruleset?: string
  readonly play?: PlayConvention
  /** The number of items to which the statement was applied. The plan names their kind. */
  readonly counted: number
  /** The number of items about which the statement makes an assertion. */
  readonly checked: number
  readonly verdict: Verdict
  /**
   * The answer to a question, or the reason why the statement is undecided or its check is
   * incomplete.
   */
  readonly answer?: string
  readonly failures: number
  readonly counterexample: Counterexample | null
  /** The class of the refutation. */
  readonly class?: RefutationClass
  /** The name of the error. All claims with this error share the name. */
  readonly cause?: string
  readonly data?: Readonly<Record<string, number | string>>
  readonly digest: string
  readonly method: string
  /** The author of the statement, if it is not from the paper. */
  readonly by?: 'nimlab'
  readonly nimlab: string
}

/**
 * The part of a record about its claim and case that is known before the check. It is plain data.
 */
export interface RecordHead {
  readonly claim: string
  readonly reading?: 'remark'
  readonly ruleset?: string
  readonly play?: PlayConvention
  /** The error that a refutation of the claim shows. */
  readonly flaw?: Flaw
  readonly by?: 'nimlab'
}

/** The part of a case's record that does not depend on the result. */
export function recordHead(
  card: Pick<Claim, 'id' | 'by' | 'principal' | 'flaw' | 'about'>,
  parameters: CaseParameters,
): RecordHead {
  const { game } = card.about(parameters)
  return {
    claim: card.id,
    ...(isRemark(card, parameters) ? { reading: 'remark' } : {}),
    ...(game === null ? {} : { ruleset: formatRuleset(game.ruleset), play: game.play }),
    ...(card.flaw === undefined ? {} : { flaw: card.flaw }),
    ...(card.by === 'nimlab' ? { by: card.by } : {}),
  }
}

/** The input of a check. */
interface Asked {
  readonly case: CaseParameters
  readonly domain: Domain
  readonly module?: ModuleName
}

/** Makes the record of a check from its claim, the case, the domain and the result. */
export function verdictRecord(
  card: Parameters<typeof recordHead>[0],
  asked: Asked,
  result: CheckResult,
): VerdictRecord {
  return recordOf(recordHead(card, asked.case), asked, result)
}

/**
 * The same as {@link verdictRecord}, but from the head of the record. All verdict records are made
 * in this way.
 */
export function recordOf(head: RecordHead, asked: Asked, result: CheckResult): VerdictRecord {
  const { reading, ruleset, play, by } = head
  const { verdict, counterexample } = result
  return {
    format: RECORD_FORMAT,
    claim: head.claim,
    ...(asked.module === undefined ? {} : { module: asked.module }),
    case: asked.case,
    ...(reading === undefined ? {} : { reading }),
    domain: asked.domain,
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(play === undefined ? {} : { play }),
    counted: result.counted,
    checked: result.checked,
    verdict,
    ...(result.answer === undefined ? {} : { answer: result.answer }),
    failures: result.failures,
    counterexample,
    ...(verdict === 'refuted' ? flawOf(head, counterexample) : {}),
    ...(result.data === undefined ? {} : { data: result.data }),
    digest: result.digest,
    method: result.method,
    ...(by === undefined ? {} : { by }),
    nimlab: NIMLAB_VERSION,
  }
}

/**
 * True if the record refutes the claim that it is about. A refutation in a reading other than the
 * principal one is only a remark.
 */
export function isRefutation({ verdict, reading }: VerdictRecord): boolean {
  return verdict === 'refuted' && reading !== 'remark'
}

/**
 * The class of the refutation, and the name of the error that causes it. A refutation that occurs
 * only at edge cases has the class `edge case`.
 */
function flawOf(
  { flaw }: RecordHead,
  counterexample: Counterexample | null,
): Pick<VerdictRecord, 'class' | 'cause'> {
  if (flaw === undefined) return {}
  return counterexample?.edge === undefined ? flaw : { ...flaw, class: 'edge case' }
}
