import { PROVED_KINDS } from '../claim/claim.ts'
import { narrowed } from '../claim/narrowed.ts'
import type { CaseParameters, Parameter } from '../claim/parameter.ts'
import type { Card } from './statement.ts'

/** The cases of a corrected statement, if it has fewer cases than the printed one. */
export interface Meant {
  /** The values of choice parameters (readings, parts) that the correction covers. */
  readonly only?: Readonly<Record<string, readonly string[]>>
  /** The least values of integer parameters that the correction covers. */
  readonly from?: Readonly<Record<string, number>>
  /** `printed`: the digested stream begins like the stream of the printed claim. */
  readonly digestedAs?: 'printed'
}

/** The fields that determine the cases of a claim. */
interface Cases {
  readonly parameters?: readonly Parameter[]
  readonly games?: { readonly parameters: readonly Parameter[] }
}

/**
 * The claim `<id>-fix`, built from the shape of the printed claim: the same facts on the same
 * domains, with the corrected statement in place of the printed one.
 * @param changes the fields that differ from the printed claim: at least its title and statement,
 * and `printed` unless only the cases change. It includes the kind if the correction is proved;
 * otherwise the correction of a theorem is a conjecture.
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
    // the paper's classification and proof of its own statement do not apply to the correction
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
