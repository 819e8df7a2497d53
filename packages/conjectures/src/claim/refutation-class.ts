/**
 * The classes of a refutation by what it refutes, the most important first. A claim that fails only
 * at edge cases has the class `edge case`. A `quotation` cites a result of others wrongly: no
 * result of the paper itself is wrong, so it comes last.
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
