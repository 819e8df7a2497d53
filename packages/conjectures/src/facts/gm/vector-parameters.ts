import type { ChoiceParameter, IntegerParameter } from '../../claim/parameter.ts'

/** A case of a statement on GM-sequences: n entries, modulus l, and perhaps a part or reading. */
export interface VectorCase {
  readonly [name: string]: number | string
  readonly n: number
  readonly l: number
}

/** The number n of entries: at least `lowest`, by default from there up to `to`. */
export function entries(lowest: number, to: number): IntegerParameter {
  return {
    kind: 'integer',
    name: 'n',
    about: 'number of entries',
    allowed: () => [lowest, 12],
    defaults: () => [lowest, to],
  }
}

/** The modulus l: at least 2, by default up to `to`. */
export function modulus(to: number): IntegerParameter {
  return {
    kind: 'integer',
    name: 'l',
    about: 'the l of the GM-rule',
    allowed: () => [2, 60],
    defaults: () => [2, to],
  }
}

/** Convention (a) of GN-D4: if no entry is a multiple of l, the last entry is kept. */
export const KEPT = 'a'
/** Convention (b) of GN-D4: if no entry is a multiple of l, all entries are lowered. */
export const LOWERED = 'b'

/** The conventions of GN-D4. */
export const CONVENTION: ChoiceParameter = {
  kind: 'choice',
  name: 'convention',
  about: 'the move if no entry is a multiple',
  values: () => [KEPT, LOWERED],
}

/** The edge case of most of these statements: no other player moves. */
export const ONE_ENTRY = {
  says: 'n = 1: the only entry is always kept',
  is: ({ n }: { readonly n: number }): boolean => n === 1,
}
