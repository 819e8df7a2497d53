/**
 * The classes of refutations, which depend on the refuted statement. The most important class comes
 * first. A claim that fails only at edge cases has the class `edge case`. A claim of the class
 * `quotation` cites a result of others wrongly. This class comes last, because no result of the
 * paper itself is wrong.
 */
export const REFUTATION_CLASSES = [
  'conjecture',
  'theorem',
  'algorithm',
  'proof step',
  'table entry',
  'example',
  'misprint',
  'edge case',
  'quotation',
] as const

export type RefutationClass = (typeof REFUTATION_CLASSES)[number]
