/**
 * What a refutation refutes, the most important first. A claim that fails at edge cases only is of
 * the class `edge case` whatever it is. A `quotation` cites the result of others wrongly: no result of
 * the paper is wrong, so it comes last.
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
