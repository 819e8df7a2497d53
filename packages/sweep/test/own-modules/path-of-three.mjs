// Three piles in a row. A move takes one stone from each of two neighbouring piles.
export default {
  piles: 3,
  moves: [
    [1, 1, 0],
    [0, 1, 1],
  ],
}
