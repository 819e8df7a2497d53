import { formatRuleset, type PlayConvention } from '@nim/core/rules'
import type { Claim, Flaw } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import { isRemark } from './reading.ts'
import type { RefutationClass } from '../claim/refutation-class.ts'
import type { CheckResult, Counterexample, Domain, Verdict } from '../claim/verdict.ts'
import { NIMLAB_VERSION } from '../claim/version.ts'

/** A module of a user, as plans and records name it. */
export interface ModuleName {
  /** As it was given, from the folder in which nimlab runs. */
  readonly path: string
  /** SHA-256 of what it decides with: the file, and the local files that it imports. */
  readonly digest: string
}

/** The format of verdict records. Format 1 had no number, and `seconds`; `renewed.ts` reads it. */
export const RECORD_FORMAT = 2

/**
 * One case's verdict as it is written to results: one JSON object on one line, the same in every run of the
 * same version.
 */
export interface VerdictRecord {
  readonly format: typeof RECORD_FORMAT
  readonly claim: string
  /** Of a claim of a user's own: the module that holds it. */
  readonly module?: ModuleName
  readonly case: CaseParameters
  /** `remark`: the case is of another reading than the principal one, and does not count. */
  readonly reading?: 'remark'
  readonly domain: Domain
  /** The game of the case, by its name, and the play; absent where the case is about no one game. */
  readonly ruleset?: string
  readonly play?: PlayConvention
  /** How many things the statement was asked of; the plan says what they are. */
  readonly counted: number
  /** Number of those of which the statement speaks. */
  readonly checked: number
  readonly verdict: Verdict
  /** The answer to a question, or why the statement is undecided or its check incomplete. */
  readonly answer?: string
  readonly failures: number
  readonly counterexample: Counterexample | null
  /** What is refuted. */
  readonly class?: RefutationClass
  /** The name of the error, shared by all claims that have it. */
  readonly cause?: string
  readonly data?: Readonly<Record<string, number | string>>
  readonly digest: string
  readonly method: string
  /** Of a statement that is not the paper's. */
  readonly by?: 'nimlab'
  readonly nimlab: string
}

/** What a record says of its claim and case, known before the check. Plain data. */
export interface RecordHead {
  readonly claim: string
  readonly reading?: 'remark'
  readonly ruleset?: string
  readonly play?: PlayConvention
  /** What a refutation of the claim refutes. */
  readonly flaw?: Flaw
  readonly by?: 'nimlab'
}

/** What every record of a case says, whatever its check finds. */
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

/** What a check was asked. */
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

/** {@link verdictRecord} from the head of the record. Every verdict record is made here. */
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

/** Does a record refute its claim? What refutes another reading than the principal one is a remark. */
export function isRefutation({ verdict, reading }: VerdictRecord): boolean {
  return verdict === 'refuted' && reading !== 'remark'
}

/** What is refuted, and the error's name; a refutation at edge cases only is of that class. */
function flawOf(
  { flaw }: RecordHead,
  counterexample: Counterexample | null,
): Pick<VerdictRecord, 'class' | 'cause'> {
  if (flaw === undefined) return {}
  return counterexample?.edge === undefined ? flaw : { ...flaw, class: 'edge case' }
}
