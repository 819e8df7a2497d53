import type { KernelChoice, SecondTable, SolverHistory, Watched } from '@nim/bruteforce'
import type { CaseParameters, Parameter, Restrictions } from './parameter.ts'
import type { RefutationClass } from './refutation-class.ts'
import { settled, settledVerdict, type Unsettled } from './settled.ts'
import type { CaseShape, JudgedShape } from './case-shape.ts'
import type { CheckResult, Domain } from './verdict.ts'

/**
 * The papers, by the prefix of their statements' ids; `nt` are the general theorems that this
 * project proves in docs/proofs.
 */
export type Paper = 'gmmv' | 'dh' | 'gn' | 'v' | 'nt'

/** The kinds of statements. */
export const CLAIM_KINDS = [
  'definition',
  'theorem',
  'lemma',
  'corollary',
  'proposition',
  'algorithm',
  'example',
  'table',
  'remark',
  'conjecture',
  'question',
] as const

export type ClaimKind = (typeof CLAIM_KINDS)[number]

/**
 * Kinds of statements that have a proof. A paper's statement has the kind that is printed; a statement of
 * nimlab has one of these only if a proof of it is recorded.
 */
export const PROVED_KINDS: readonly ClaimKind[] = ['theorem', 'lemma', 'corollary', 'proposition']

/** The paper's classification of its own statement. It is never used as a verdict. */
export type PaperStatus = 'proved' | 'asserted' | 'observed' | 'conjectured' | 'quoted' | 'open'

/** The error in a refuted statement. */
export interface Flaw {
  readonly class: RefutationClass
  /** A common name for all ids with the same error. Distinct errors are counted by it. */
  readonly cause: string
}

/** The reading that gives a claim its verdict, if the print allows several. */
export interface PrincipalReading {
  /** The values of the parameters of this reading; cases with other values are remarks. */
  readonly cases: Readonly<Record<string, readonly string[]>>
  /** The least values of integer parameters in this reading; cases with smaller ones are remarks. */
  readonly from?: Readonly<Record<string, number>>
  /** The paper's own words, proof or example for this reading. */
  readonly because: string
}

/** The expected cost of a check. */
export interface Cost {
  /** The number of positions that the check visits. */
  readonly positions: bigint
  /** The bytes of tables that it allocates. */
  readonly memory: bigint
  /**
   * Bytes that suffice if its limit is below `memory`: the box is then solved layer by layer.
   * Absent: no less suffices.
   */
  readonly leastMemory?: bigint
}

/** The bytes of tables that a check allocates under a limit; more than the limit if it needs more. */
export function memoryUnder({ memory, leastMemory = memory }: Cost, limit: number): bigint {
  return memory <= BigInt(limit) ? memory : leastMemory
}

/** @throws RangeError if the tables of a check need more memory than the limit */
export function requireWithin({ memory: allowed }: Limits, id: string, { memory }: Cost): void {
  if (memory <= BigInt(allowed)) return
  throw new RangeError(`${id}: the domain needs ${memory} bytes of tables, allowed are ${allowed}`)
}

/**
 * The limits of a check, the algorithm of its tables, and its observers. They do not change the
 * result. If the signal is aborted, the check throws instead.
 */
export interface Limits extends Watched {
  /** The most bytes of tables that a check may allocate. */
  readonly memory: number
  /** The most threads for one table, see `SolveOptions` of @nim/bruteforce. Default 1. */
  readonly threads?: number
  /** Measurements of earlier tables, see `SolveOptions` of @nim/bruteforce. */
  readonly history?: SolverHistory
  /** The algorithm that makes tables. Default: `auto`. */
  readonly kernel?: KernelChoice
  /** The way to compute facts that have rows: only by their definitions, or (default) by rows. */
  readonly facts?: 'definition' | 'rows'
  /** Called with every table that is made for `second`, see `SolveOptions`. */
  readonly onSecond?: (table: SecondTable) => void
}

/** The default limits: 4 GiB of tables. */
export const DEFAULT_LIMITS: Limits = { memory: 4 * 2 ** 30 }

/** The case and the domain for the mutation of a claim. */
export interface WrongAt {
  /** Default: the first case. */
  readonly case?: CaseParameters
  /** The bound of the domain. Default: that of the claim. */
  readonly max?: number
  /** True if the printed statement fails in this case too, because it fails in every case. */
  readonly printedFails?: true
}

/** The registry entry of a claim: the paper's statement, its place, and the check that decides it. */
export interface ClaimCard {
  /** The id of the statement, such as `GMMV-T2`. */
  readonly id: string
  /** The id of an earlier statement of the paper that implies this one; together they count once. */
  readonly repeats?: string
  /** A second, descriptive name, such as `slow-setnim`. */
  readonly alias?: string | undefined
  /** `asked` for the formula of a user, which is in no paper. */
  readonly paper: Paper | 'asked'
  readonly kind: ClaimKind
  /** The place in the paper. */
  readonly source: string
  /** The author of the statement. A user's statement is a formula. */
  readonly by: 'paper' | 'nimlab' | 'user'
  /** The paper's classification of it; absent if the statement is not the paper's. */
  readonly paperStatus?: PaperStatus | undefined
  /** The statement in one line. */
  readonly title: string
  /** The statement in nimlab's words, with LaTeX. */
  readonly statement: string
  /** Conventions and readings without which the statement is ambiguous. */
  readonly conventions: readonly string[]
  /** The exact subject of a bounded check, and its judge. */
  readonly decides: string
  /** Cost of a check in terms of the domain. */
  readonly complexity: string
  readonly parameters: readonly Parameter[]
  /** Smaller ranges and a smaller bound for a quick check, if the defaults take long. */
  readonly quick?: { readonly ranges?: Restrictions; readonly max?: number }
  readonly principal?: PrincipalReading | undefined
  /** For a question: the question that the check decides; `statement` is the question of the paper. */
  readonly decided?: string
  /** For a question: what the check leaves open; or why nothing, once all cases, or `by`, are proved. */
  readonly rest?:
    | { readonly open: string }
    | { readonly nothing: string; readonly by?: readonly string[] }
  /** For a question: the statements whose proofs together answer yes for all positions of a case. */
  readonly provedBy?: (parameters: CaseParameters) => readonly string[]
  /** For a question: the answer of a case in words. Default: yes, or no with the smallest instance. */
  readonly answer?: (found: CheckResult) => string
  readonly unsettled?: Unsettled
  /** The kind of error, if a case is refuted. */
  readonly flaw?: Flaw | undefined
}

/**
 * A statement of a paper, as printed, in executable form. The statement (`printed`: formulas,
 * rules, numbers) is separate from the code that judges it, so that tests can give the judge
 * something wrong. The verdict is always computed.
 */
export interface Claim extends ClaimCard {
  /** The printed statement, in the form that the check uses. */
  readonly printed: unknown
  /**
   * The mutation, which is nearly right: it agrees with the printed statement on at least half of
   * its case, and the judge refutes it.
   */
  readonly wrong?: unknown
  readonly wrongAt?: WrongAt | undefined
  /** The printed predicate of a case, which its check evaluates. */
  readonly statementOf?: (parameters: CaseParameters) => unknown
  /** The subject of a case, by its shape alone. */
  about(parameters: CaseParameters): CaseShape
  /** The default domain of a case. */
  defaultDomain(parameters: CaseParameters): Domain
  /** The expected cost of a check of the case on the domain, without running it. */
  cost(parameters: CaseParameters, domain: Domain): Cost
  /**
   * Checks one case. A false statement is not an error.
   * @throws RangeError if the domain needs more memory than the limits allow; the reason of the
   * signal if it is aborted
   */
  check(parameters: CaseParameters, domain: Domain, limits?: Limits): CheckResult
  /** Judges another statement in place of the printed one. */
  judge(
    statement: unknown,
    parameters: CaseParameters,
    domain: Domain,
    limits?: Limits,
  ): CheckResult
}

/** One case for a judge: its parameters, the domain, and the limits. */
export interface Asked<C extends CaseParameters, D extends Domain> {
  readonly id: string
  readonly parameters: C
  readonly domain: D
  readonly limits: Limits
}

/** A claim whose cases have known parameters, domain and form of statement. */
export interface ClaimDefinition<
  C extends CaseParameters,
  D extends Domain,
  S,
  P = S,
> extends ClaimCard {
  readonly printed: P
  readonly wrong?: unknown
  readonly wrongAt?: WrongAt | undefined
  /** The statement of a case; `printed` itself if absent. */
  readonly statementOf?: (parameters: C) => S
  about(parameters: C): JudgedShape
  defaultDomain(parameters: C): D
  cost(parameters: C, domain: D): Cost
  /** Judges a statement (the printed one, or another of its form) on one case. */
  judge(statement: S, asked: Asked<C, D>): CheckResult
}

/** Makes the registry entry of a claim. Its cases must come from its own parameters. */
export function defineClaim<C extends CaseParameters, D extends Domain, S, P = S>(
  definition: ClaimDefinition<C, D, S, P>,
): Claim {
  const { id, printed, statementOf = () => printed as unknown as S } = definition
  const judge: Claim['judge'] = (statement, parameters, domain, limits = DEFAULT_LIMITS) => {
    const asked = { id, parameters: parameters as C, domain: domain as D, limits }
    return settled(definition, definition.judge(statement as S, asked), definition.answer)
  }
  return {
    ...definition,
    about(parameters) {
      const { verdicts, ...shape } = definition.about(parameters as C)
      return {
        ...shape,
        verdicts: [...new Set(verdicts.map((one) => settledVerdict(definition, one)))],
      }
    },
    defaultDomain: (parameters) => definition.defaultDomain(parameters as C),
    cost: (parameters, domain) => definition.cost(parameters as C, domain as D),
    statementOf: (parameters) => statementOf(parameters as C),
    judge,
    check: (parameters, domain, limits) =>
      judge(statementOf(parameters as C), parameters, domain, limits),
  }
}
