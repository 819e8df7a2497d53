import type { Claim } from '../claim/claim.ts'
import type { CaseParameters, Parameter } from '../claim/parameter.ts'
import type { FixedDomain, Value } from '../claim/verdict.ts'
import { instances, type InstancesClaim } from './instances.ts'
import type { Card, Statement } from './statement.ts'

/** A printed entry with the computed one. */
export interface Entry {
  /** The place of the entry, such as `row 3, a`. */
  readonly key: string
  readonly printed: Value
  readonly computed: Value
}

/** A printed table, list, or number, compared entry by entry with the computed values. */
export interface ValuesClaim<C extends CaseParameters> extends Omit<Card, 'chosenBy' | 'partsOf'> {
  readonly parameters?: readonly Parameter[]
  /** The printed entries, by their places. */
  readonly printed: (parameters: C) => Readonly<Record<string, Value>>
  /** The computed value of an entry. */
  readonly compute: (key: string, parameters: C) => Value
  /** The digested value of an entry, an integer ≥ 0. Default: the computed number. */
  readonly digest?: (entry: Entry, parameters: C) => number
  readonly wrong?: Statement<Entry, C>
  readonly method?: string
  /** Names and values that identify an entry. Default: its place. */
  readonly witness?: (entry: Entry) => Readonly<Record<string, unknown>>
  /** The evidence where an entry is wrong. Default: both values. */
  readonly evidence?: NonNullable<InstancesClaim<C, FixedDomain, Entry>['evidence']>
}

/** A claim that a printed table is right. */
export function values<C extends CaseParameters>(claim: ValuesClaim<C>): Claim {
  const { printed, compute, digest, ...card } = claim
  return instances<C, FixedDomain, Entry>({
    decides: 'every entry, recomputed',
    witness: ({ key }) => ({ entry: key }),
    evidence: ({ key, printed: expected, computed }) => ({
      expected,
      actual: computed,
      explain: `${key} is printed as ${String(expected)}, but is ${String(computed)}`,
    }),
    ...card,
    domain: () => ({ kind: 'fixed' }),
    counted: 'entries',
    *instances({ parameters }) {
      for (const [key, value] of Object.entries(printed(parameters))) {
        yield { key, printed: value, computed: compute(key, parameters) }
      }
    },
    cost: (parameters) => BigInt(Object.keys(printed(parameters)).length),
    digest: digest ?? (({ computed }) => Number(computed)),
    printed: (entry) => entry.printed === entry.computed,
  })
}
