import type { KernelChoice, SecondTable, SolverHistory, Watched } from '@nim/bruteforce'
import type { CaseParameters, Parameter, Restrictions } from './parameter.ts'
import type { RefutationClass } from './refutation-class.ts'
import { resultWithAnswer, settledVerdict, type Unsettled } from './settled.ts'
import type { CaseShape, JudgedShape } from './case-shape.ts'
import type { CheckResult, Domain } from './verdict.ts'
import { DEFAULT_MEMORY } from '../tuned/tuned.ts'

/**
 * The papers, by the prefix of their statements' ids. `nt` stands for the general theorems that
 * this project proves in docs/proofs.
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
 * Kinds of statements that have a proof. A paper's statement has the kind that the paper prints; a
 * statement of nimlab has one of these kinds only if a proof of it is recorded.
 */
export const PROVED_KINDS: readonly ClaimKind[] = ['theorem', 'lemma', 'corollary', 'proposition']

/** The paper's classification of its own statement. It is never used as a verdict. */
export type PaperStatus = 'proved' | 'asserted' | 'observed' | 'conjectured' | 'quoted' | 'open'

/** The error in a refuted statement. */
export interface Flaw {
  readonly class: RefutationClass
  /** The name that all ids with the same error share. Distinct errors are counted by this name. */
  readonly cause: string
}

/** The reading that determines a claim's verdict, if the printed text allows several. */
export interface PrincipalReading {
  /** The parameter values of this reading. Cases with other values are remarks. */
  readonly cases: Readonly<Record<string, readonly string[]>>
  /** The least values of integer parameters in this reading. Cases below them are remarks. */
  readonly from?: Readonly<Record<string, number>>
  /** The paper's own words, proof or example that support this reading. */
  readonly because: string
}

/** The estimated cost of a check. */
export interface Cost {
  /** The number of positions that the check visits. */
  readonly positions: bigint
  /** The number of bytes that its tables need. */
  readonly memory: bigint
  /**
   * The number of bytes that suffice if the limit is below `memory`: the box is then solved layer
   * by layer. If absent, the check cannot run with less memory.
   */
  readonly leastMemory?: bigint
}

/**
 * The bytes that a check with a memory limit allocates for tables. They exceed the limit if the
 * check needs more memory.
 */
export function memoryUnder({ memory, leastMemory = memory }: Cost, limit: number): bigint {
  return memory <= BigInt(limit) ? memory : leastMemory
}

/** @throws RangeError if the tables of a check need more memory than the limit allows */
export function requireWithin({ memory: allowed }: Limits, id: string, { memory }: Cost): void {
  if (memory <= BigInt(allowed)) return
  throw new RangeError(
    `${id}: the tables of the domain need ${memory} bytes, more than the limit of ${allowed}`,
  )
}

/**
 * The limits of a check, the algorithm for its tables, and its observers. None of these changes the
 * result. If the signal is aborted, the check throws instead of returning a result.
 */
export interface Limits extends Watched {
  /** The maximum number of bytes that a check may allocate for tables. */
  readonly memory: number
  /** The maximum number of threads for one table, see `SolveOptions`. Default: 1. */
  readonly threads?: number
  /** Measurements from earlier tables, see `SolveOptions` of @nim/bruteforce. */
  readonly history?: SolverHistory
  /** The algorithm that computes the tables. Default: `auto`. */
  readonly kernel?: KernelChoice
  /** Computes facts that have rows from their definitions only or, by default, by rows. */
  readonly facts?: 'definition' | 'rows'
  /** Called with every table that is computed for `second`, see `SolveOptions`. */
  readonly onSecond?: (table: SecondTable) => void
}

/** The default limits: 4 GiB of tables. */
export const DEFAULT_LIMITS: Limits = { memory: DEFAULT_MEMORY }

/** The case and the domain on which the mutation of a claim is checked. */
export interface WrongAt {
  /** Default: the first case. */
  readonly case?: CaseParameters
  /** The limit of the domain. Default: the limit of the claim. */
  readonly max?: number
  /** True if the printed statement fails in this case too, because it fails in every case. */
  readonly printedFails?: true
}

/**
 * The registry entry of a claim: the paper's statement, its place, and the check that decides it.
 */
export interface ClaimCard {
  /** The id of the statement, such as `GMMV-T2`. */
  readonly id: string
  /** The id of the paper's earlier statement that implies this one. Only that one is counted. */
  readonly repeats?: string
  /** A second, descriptive name, such as `slow-setnim`. */
  readonly alias?: string | undefined
  /** `asked` for a user's formula, which appears in no paper. */
  readonly paper: Paper | 'asked'
  readonly kind: ClaimKind
  /** Where the statement appears in the paper. */
  readonly source: string
  /** The author of the statement. A user's statement is a formula. */
  readonly by: 'paper' | 'nimlab' | 'user'
  /** The paper's classification of the statement; absent if the statement is not from a paper. */
  readonly paperStatus?: PaperStatus | undefined
  /** The statement in one line. */
  readonly title: string
  /** The statement in nimlab's words, with LaTeX. */
  readonly statement: string
  /** Conventions and readings without which the statement is ambiguous. */
  readonly conventions: readonly string[]
  /** What exactly a bounded check tests, and by which method it decides. */
  readonly decides: string
  /** The cost of a check as a function of its domain. */
  readonly complexity: string
  readonly parameters: readonly Parameter[]
  /** Smaller ranges and a smaller limit for a quick check, if the default check takes long. */
  readonly quick?: { readonly ranges?: Restrictions; readonly max?: number }
  readonly principal?: PrincipalReading | undefined
  /** For a question: what the check decides. `statement` is the question as the paper asks it. */
  readonly decided?: string
  /** The part of a question that the check leaves open, or why none is left once `by` is proved. */
  readonly rest?:
    | { readonly open: string }
    | { readonly nothing: string; readonly by?: readonly string[] }
  /**
   * The statements whose proofs together answer a question with yes for all positions of a case.
   */
  readonly provedBy?: (parameters: CaseParameters) => readonly string[]
  /** The answer to a question, in words. Default: yes, or no with the least counterexample. */
  readonly answer?: (found: CheckResult) => string
  readonly unsettled?: Unsettled
  /** The kind of error that a refuted case shows. */
  readonly flaw?: Flaw | undefined
}

/**
 * A paper's statement, as printed, in executable form. The statement (`printed`: formulas, rules,
 * numbers) is kept apart from the code that judges it, so that tests can pass a wrong statement to
 * the judge. The verdict is always computed.
 */
export interface Claim extends ClaimCard {
  /** The printed statement, in the form that the check uses. */
  readonly printed: unknown
  /**
   * The mutation: a slightly wrong statement. It agrees with the printed statement on at least half
   * of the items, and the judge refutes it.
   */
  readonly wrong?: unknown
  readonly wrongAt?: WrongAt | undefined
  /** The printed predicate that the check of a case evaluates. */
  readonly statementOf?: (parameters: CaseParameters) => unknown
  /** The properties of a case that follow from its shape alone. */
  about(parameters: CaseParameters): CaseShape
  /** The default domain of a case. */
  defaultDomain(parameters: CaseParameters): Domain
  /** The estimated cost of checking the case on the domain. Nothing is run. */
  cost(parameters: CaseParameters, domain: Domain): Cost
  /**
   * Checks one case. A false statement is not an error.
   * @throws RangeError if the domain needs more memory than the limits allow; the reason of the
   * signal if the signal is aborted
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

/** The input of a judge for one case: its parameters, the domain, and the limits. */
export interface JudgeInput<C extends CaseParameters, D extends Domain> {
  readonly id: string
  readonly parameters: C
  readonly domain: D
  readonly limits: Limits
}

/** A claim with the types of its parameters, its domain and its statement. */
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
  judge(statement: S, asked: JudgeInput<C, D>): CheckResult
}

/** Creates the registry entry of a claim. Its cases must come from its own parameters. */
export function defineClaim<C extends CaseParameters, D extends Domain, S, P = S>(
  definition: ClaimDefinition<C, D, S, P>,
): Claim {
  const { id, printed, statementOf = () => printed as unknown as S } = definition
  const judge: Claim['judge'] = (statement, parameters, domain, limits = DEFAULT_LIMITS) => {
    const asked = { id, parameters: parameters as C, domain: domain as D, limits }
    return resultWithAnswer(definition, definition.judge(statement as S, asked), definition.answer)
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
