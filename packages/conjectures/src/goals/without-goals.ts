/**
 * DH and NT claims on fixed n that have no goals, with the obstacle. If only a part of a claim has
 * none, `only` of its provable names the obstacle.
 */
export const WITHOUT_GOALS: ReadonlyMap<string, string> = new Map([
  [
    'DH-U1',
    'a play that empties a stack is a sequence of any length, not a number of the position',
  ],
  ['DH-L2.1', 'speaks of sequences of moves of any length'],
  ['DH-P2.4', 'speaks of the outcome in every SN(n,A), for which no formula is known'],
  ['DH-C2.5', 'speaks of the outcome in every SN(n,A), for which no formula is known'],
  ['DH-Alg1', 'the number of passes of the loop is not bounded for fixed n'],
  [
    'DH-Alg2',
    'says what a procedure returns; the height at which it stops is no fact of a position',
  ],
  ['DH-U6', '“about” x_n/k is no formula'],
  [
    'NT-L4',
    'a strategy from some positions only; its goal is that of NT-T5, that the parity rule wins',
  ],
  ['NT-L9', 'speaks of l of red(x) with tokens taken off, and of outcomes in every SN(n,A)'],
])
