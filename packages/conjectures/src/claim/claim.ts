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

/** What the paper says of its own statement. It is never used as a verdict. */
export type PaperStatus = 'proved' | 'asserted' | 'observed' | 'conjectured' | 'quoted' | 'open'

/** What is wrong with a statement that is refuted. */
export interface Flaw {
  readonly class: RefutationClass
  /** One name for all ids that share an error, by which distinct errors are counted. */
  readonly cause: string
}

/** The reading that gives a claim its verdict, where the print allows several. */
export interface PrincipalReading {
  /** The values of parameters that make it up; cases with other values are remarks. */
  readonly cases: Readonly<Record<string, readonly string[]>>
  /** The least values of integer parameters that it speaks of; cases with smaller ones are remarks. */
  readonly from?: Readonly<Record<string, number>>
  /** The paper's own words, proof or example that support it. */
  readonly because: string
}

/** What a check may use, and what it will use. */
export interface Cost {
  /** Number of positions the check visits. */
  readonly positions: bigint
  /** Bytes of tables it allocates. */
  readonly memory: bigint
  /**
   * Bytes with which it does where its limit is below `memory`: the box is then solved layer by layer.
   * Absent: with no less.
   */
  readonly leastMemory?: bigint
}

/** Bytes of tables that a check allocates under a limit: more than that if it cannot do with it. */
export function memoryUnder({ memory, leastMemory = memory }: Cost, limit: number): bigint {
  return memory <= BigInt(limit) ? memory : leastMemory
}

/** @throws RangeError if the tables of a check need more memory than allowed */
export function requireWithin({ memory: allowed }: Limits, id: string, { memory }: Cost): void {
  if (memory <= BigInt(allowed)) return
  throw new RangeError(`${id}: the domain needs ${memory} bytes of tables, allowed are ${allowed}`)
}

/**
 * Limits under which a check runs, how its tables are made, and who looks on. They do not change the
 * result; once the signal is aborted there is none, and the check throws.
 */
export interface Limits extends Watched {
  /** Bytes of tables a check may allocate. */
  readonly memory: number
  /** Threads that may work on one table, see `SolveOptions` of @nim/bruteforce. Default 1. */
  readonly threads?: number
  /** What earlier tables taught, see `SolveOptions` of @nim/bruteforce. */
  readonly history?: SolverHistory
  /** The algorithm that makes tables. Default: `auto`. */
  readonly kernel?: KernelChoice
  /**
   * How facts are found where they have a faster way: by their definitions only, or (default) by rows.
   */
  readonly facts?: 'definition' | 'rows'
  /** Told of every table that is asked of `second`, see `SolveOptions`. */
  readonly onSecond?: (table: SecondTable) => void
}

/** Limits used when none are given: 4 GiB of tables. */
export const DEFAULT_LIMITS: Limits = { memory: 4 * 2 ** 30 }

/** Where the mutation of a claim takes the place of the printed statement. */
export interface WrongAt {
  /** Default: the first case. */
  readonly case?: CaseParameters
  /** Bound of the domain. Default: that of the claim. */
  readonly max?: number
  /** The printed statement fails in this case too, because it fails in every case. */
  readonly printedFails?: true
}

/** How a claim stands in the registry: what the paper says, where, and how a check decides it. */
export interface ClaimCard {
  /** Id of the statement, such as `GMMV-T2`. */
  readonly id: string
  /** Id of an earlier statement of the paper that says all of this one; it is counted once. */
  readonly repeats?: string
  /** A second, speaking name, such as `slow-setnim`. */
  readonly alias?: string | undefined
  /** `asked`: it is in no paper, somebody asks nimlab about it. */
  readonly paper: Paper | 'asked'
  readonly kind: ClaimKind
  /** Where it stands in the paper. */
  readonly source: string
  /** Whose statement it is; a user's is a formula that nimlab is asked about. */
  readonly by: 'paper' | 'nimlab' | 'user'
  /** What the paper says of it; nothing if it is not the paper's. */
  readonly paperStatus?: PaperStatus | undefined
  /** One line. */
  readonly title: string
  /** The statement in our words, with LaTeX. */
  readonly statement: string
  /** Conventions and readings without which the statement is ambiguous. */
  readonly conventions: readonly string[]
  /** What a bounded check decides exactly, and by what it is judged. */
  readonly decides: string
  /** Cost of a check in terms of the domain. */
  readonly complexity: string
  readonly parameters: readonly Parameter[]
  /** Smaller ranges and a smaller bound for a quick look, where the defaults take long. */
  readonly quick?: { readonly ranges?: Restrictions; readonly max?: number }
  readonly principal?: PrincipalReading | undefined
  /** Of a question: the question that the check decides, where `statement` is the paper's. */
  readonly decided?: string
  /** Of a question: what the check leaves open; or why nothing, once all cases, or `by`, are proved. */
  readonly rest?:
    | { readonly open: string }
    | { readonly nothing: string; readonly by?: readonly string[] }
  /** Of a question: the statements whose proofs together say yes for all positions of a case. */
  readonly provedBy?: (parameters: CaseParameters) => readonly string[]
  /** Of a question: the answer of a case in words. Default: yes, or no with the smallest instance. */
  readonly answer?: (found: CheckResult) => string
  readonly unsettled?: Unsettled
  /** What is wrong with it, should a case be refuted. */
  readonly flaw?: Flaw | undefined
}

/**
 * A statement of a paper, as printed, in executable form. What the statement says (`printed`:
 * formulas, rules, numbers) is kept apart from the code that judges it, so that the judge can be
 * tested by giving it something wrong. The verdict is always computed.
 */
export interface Claim extends ClaimCard {
  /** What the paper prints, in the form in which the check uses it. */
  readonly printed: unknown
  /**
   * The mutation, nearly right: it agrees with what is printed on at least half of what is judged in its case, and
   * the judge refutes it.
   */
  readonly wrong?: unknown
  readonly wrongAt?: WrongAt | undefined
  /** What is printed for a case: the predicate that its check asks, and nothing else. */
  readonly statementOf?: (parameters: CaseParameters) => unknown
  /** What a case is about, by its shape alone. */
  about(parameters: CaseParameters): CaseShape
  /** The domain on which a case is checked unless another is asked for. */
  defaultDomain(parameters: CaseParameters): Domain
  /** What checking the case on the domain will take; computed without doing it. */
  cost(parameters: CaseParameters, domain: Domain): Cost
  /**
   * Checks one case. Never throws because the statement is false.
   * @throws RangeError if the domain needs more memory than the limits allow; what the signal of the
   * limits says if it is aborted
   */
  check(parameters: CaseParameters, domain: Domain, limits?: Limits): CheckResult
  /** Judges another statement in the place of the printed one. */
  judge(
    statement: unknown,
    parameters: CaseParameters,
    domain: Domain,
    limits?: Limits,
  ): CheckResult
}

/** One case to be judged: its parameters, the domain, and the limits. */
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
  /** What is judged in a case; `printed` itself if absent. */
  readonly statementOf?: (parameters: C) => S
  about(parameters: C): JudgedShape
  defaultDomain(parameters: C): D
  cost(parameters: C, domain: D): Cost
  /** Judges a statement (the printed one, or another of its form) on one case. */
  judge(statement: S, asked: Asked<C, D>): CheckResult
}

/** Makes a registry entry of a claim; its cases must be made by its own parameters. */
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
