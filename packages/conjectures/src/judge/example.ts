import type { Claim } from '../claim/claim.ts'
import type { FixedDomain } from '../claim/verdict.ts'
import { instances } from './instances.ts'
import type { Card } from './statement.ts'

/** The printed values of an example or a table, by name, in the order of the paper. */
export type PrintedFacts = Readonly<Record<string, unknown>>

/** A fixed example. Each printed fact is compared with the computed one. */
export interface Example extends Omit<Card, 'chosenBy' | 'partsOf'> {
  readonly printed: PrintedFacts
  /** The values that are computed from the given ones, such as the start of a table. */
  readonly computed: () => PrintedFacts
  /** The mutation: the facts with some printed values changed. */
  readonly wrong: PrintedFacts
  /** Numbers that the check reports in addition to the verdict. */
  readonly data?: () => Readonly<Record<string, number | string>>
  readonly method?: string
}

/** A printed fact and the computed one, as JSON text. */
interface Compared {
  readonly name: string
  readonly said: string
  readonly found: string
}

/** A claim about a fixed example. The instances are the printed facts, in order. */
export function example({ printed, computed, wrong, data, ...card }: Example): Claim {
  return instances<Record<string, never>, FixedDomain, Compared>({
    decides: 'every number, computed again',
    complexity: 'a few positions',
    ...card,
    domain: () => ({ kind: 'fixed' }),
    counted: 'entries',
    cost: () => BigInt(Object.keys(printed).length),
    *instances({ data: reported }) {
      const facts = computed()
      for (const [name, fact] of Object.entries(printed)) {
        yield { name, said: JSON.stringify(fact), found: JSON.stringify(facts[name]) }
      }
      Object.assign(reported, data?.())
    },
    digest: ({ found }) => textNumber(found),
    printed: ({ said, found }) => said === found,
    wrong: ({ name, said, found }) =>
      (name in wrong ? JSON.stringify(wrong[name]) : said) === found,
    witness: ({ name }) => ({ fact: name }),
    evidence: ({ name, said, found }) => ({
      expected: said,
      actual: found,
      explain: `printed is ${name}: ${said}, computed ${found}`,
    }),
  })
}

/** A 32-bit number (FNV-1a) that represents a text in a value stream. */
function textNumber(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return hash >>> 0
}
