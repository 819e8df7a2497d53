import type { Claim } from '../claim/claim.ts'
import type { CaseParameters, Parameter } from '../claim/parameter.ts'
import { type Card, choice, usualCard } from './statement.ts'

/** A claim whose parts or games need separate shapes. */
export interface ByCaseClaim extends Omit<Card, 'chosenBy' | 'partsOf'> {
  readonly parameters: readonly Parameter[]
  /** The judge of a case. It needs the id of the whole claim, which begins the digested stream. */
  readonly claimOf: (parameters: CaseParameters) => Claim
  readonly wrong?: unknown
}

/** A claim in which each case has its own shape. */
export function byCase({ claimOf, at, ...card }: ByCaseClaim): Claim {
  return {
    ...usualCard({ at, ...card }),
    decides: 'each part as its own text describes it',
    complexity: 'that of the parts',
    ...card,
    printed: claimOf,
    statementOf: (parameters) => claimOf(parameters).statementOf?.(parameters),
    about: (parameters) => claimOf(parameters).about(parameters),
    defaultDomain: (parameters) => claimOf(parameters).defaultDomain(parameters),
    cost: (parameters, domain) => claimOf(parameters).cost(parameters, domain),
    check: (parameters, domain, limits) => claimOf(parameters).check(parameters, domain, limits),
    judge: (statement, parameters, domain, limits) =>
      claimOf(parameters).judge(statement, parameters, domain, limits),
  }
}

/** A part with its own shape. */
export interface ShapedPart {
  readonly part: string
  /** The minimum and the maximum number of piles for this part. */
  readonly piles: readonly [from: number, to: number]
  readonly judged: Claim
}

/** A claim on n piles whose parts need separate shapes. */
export interface ShapedPartsClaim extends Omit<ByCaseClaim, 'parameters' | 'claimOf'> {
  readonly parts: readonly ShapedPart[]
  /** The numbers of piles that are checked by default. */
  readonly piles: readonly [from: number, to: number]
}

/** A claim in which each part has its own shape. */
export function inParts({ parts, piles, ...card }: ShapedPartsClaim): Claim {
  const partOf = (name: unknown): ShapedPart => parts.find(({ part }) => part === name)!
  const names = parts.map(({ part }) => part)
  return byCase({
    ...card,
    parameters: [
      choice('part', 'part of the statement', names),
      {
        kind: 'integer',
        name: 'n',
        about: 'number of piles',
        allowed: ({ part }) => partOf(part).piles,
        defaults: () => piles,
      },
    ],
    claimOf: ({ part }) => partOf(part).judged,
  })
}
