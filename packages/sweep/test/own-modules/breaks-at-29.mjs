// A move takes one stone from a pile. The rules break the contract at piles of size 29, which are
// larger than the piles in the self-test.
export default {
  piles: 2,
  options: (_, [x, y]) =>
    x === 29 ? [[30, y]] : [...(x > 0 ? [[x - 1, y]] : []), ...(y > 0 ? [[x, y - 1]] : [])],
  isTerminal: (_, [x, y]) => x + y === 0,
  isSymmetric: () => false,
  leastMove: () => 1,
  mostOptions: () => 2,
}
