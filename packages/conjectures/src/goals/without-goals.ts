/**
 * The DH and NT claims about fixed n that have no goals, each with the reason. If only a part of a
 * claim has no goals, the field `only` of the claim's provable gives the reason.
 */
export const WITHOUT_GOALS: ReadonlyMap<string, string> = new Map([
  [
    'DH-U1',
    'a play that empties a stack is a sequence of any length, not a number that belongs to the position',
  ],
  ['DH-L2.1', 'is about sequences of moves of any length'],
  ['DH-P2.4', 'is about the outcome in every SN(n,A), for which no formula is known'],
  ['DH-C2.5', 'is about the outcome in every SN(n,A), for which no formula is known'],
  ['DH-Alg1', 'the number of passes of the loop is not bounded for fixed n'],
  [
    'DH-Alg2',
    'states what a procedure returns; the height at which it stops is not a fact about a position',
  ],
  ['DH-U6', '“about” x_n/k is not a formula'],
  ['NT-L4', 'a strategy for only some positions; its goal is that of NT-T5: the parity rule wins'],
  ['NT-L9', 'is about l of red(x) after tokens are removed, and about outcomes in every SN(n,A)'],
])
