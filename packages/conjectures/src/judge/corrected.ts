import { PROVED_KINDS } from '../claim/claim.ts'
import { narrowed } from '../claim/narrowed.ts'
import type { CaseParameters, Parameter } from '../claim/parameter.ts'
import type { Card } from './statement.ts'

/** Where a corrected statement is meant, if in fewer cases than the printed one. */
export interface Meant {
  /** For choice parameters: the values (readings, parts) that are meant. */
  readonly only?: Readonly<Record<string, readonly string[]>>
  /** For integer parameters: the least value that is meant. */
  readonly from?: Readonly<Record<string, number>>
  /** `printed`: the digested stream begins as that of the printed claim. */
  readonly digestedAs?: 'printed'
}

/** What says which cases a claim has. */
interface Cases {
  readonly parameters?: readonly Parameter[]
  readonly games?: { readonly parameters: readonly Parameter[] }
}

/**
 * The claim `<id>-fix`, to be handed to the shape of the printed one: the same facts on the same
 * domains, with the corrected statement in the place of the printed one.
 * @param changes the fields that differ from the printed claim: at least its title and statement. `printed`
 * belongs to them unless only the cases change. The kind belongs to them if the correction is proved: the
 * correction of a theorem is a conjecture otherwise.
 */
export function corrected<D extends Card & Cases>(
  printed: D,
  changes: Partial<D> & Pick<Card, 'title' | 'statement'>,
  { only = {}, from = {}, digestedAs }: Meant = {},
): D {
  const { id, at, kind, games, parameters, partsOf, chosenBy = 'part' } = printed
  const narrow = (list: readonly Parameter[]): Parameter[] =>
    list.map((parameter) => narrowed(parameter, only, from))
  const meant = only[chosenBy]
  return {
    ...printed,
    // what the paper says of its own statement is not said of the correction, nor that it is proved
    alias: undefined,
    paperStatus: undefined,
    flaw: undefined,
    principal: undefined,
    kind: PROVED_KINDS.includes(kind) ? 'conjecture' : kind,
    ...(games && { games: { ...games, parameters: narrow(games.parameters) } }),
    ...(parameters && { parameters: narrow(parameters) }),
    ...(meant && {
      partsOf: (outer: CaseParameters, all: readonly string[]) =>
        (partsOf?.(outer, all) ?? meant).filter((name) => meant.includes(name)),
    }),
    ...(digestedAs && { digestId: id }),
    ...('wrong' in changes && { wrongAt: undefined }),
    ...changes,
    id: `${id}-fix`,
    by: 'nimlab',
    at: `${at}, corrected by nimlab`,
  }
}
