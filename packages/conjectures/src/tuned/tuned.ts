/**
 * The numbers of this package that were chosen by hand. The table omits numbers that belong to the
 * statement or the domain of a claim, and numbers that decide the text of a record. No number in
 * this table changes the verdict on a given box, and no measurement is recorded for any of them.
 */

// Limits.

/**
 * The default maximum size of the tables of one check, in bytes. With a smaller number, nimlab
 * rejects large boxes. A larger number may exceed the memory of the machine.
 */
export const DEFAULT_MEMORY: number = 4 * 2 ** 30

/**
 * The maximum number of cases in a list. With a smaller number, wide ranges are rejected. A larger
 * number costs memory and time before a check begins.
 */
export const MOST_CASES = 100_000

/**
 * The maximum number of combinations of residues for which an automaton evaluates a formula. With a
 * smaller number, more formulas are evaluated at every position. A larger number costs time and
 * memory before the first row.
 */
export const MOST_COMBINATIONS: number = 2 ** 20

/**
 * The maximum number of parsed formulas that a claim keeps, one for each game and value. With a
 * smaller number, formulas are parsed again. A larger number costs memory.
 */
export const MOST_PARSED = 100

/**
 * The number of winning points of Wythoff's game that are generated at first. With a smaller
 * number, points are generated more often. A larger number costs time if only a few points are
 * needed.
 */
export const FIRST_TERMS = 1024

// Boxes.

/**
 * The number of positions of the default box for a formula or a user's own claim. A smaller box
 * misses more counterexamples. A larger box costs time.
 */
export const DEFAULT_POSITIONS = 100_000

/**
 * The default largest pile of the first box, before boxes grow. With a smaller number, more boxes
 * are judged. With a larger number, the first result comes later.
 */
export const FIRST_LARGEST_PILE = 4

/**
 * The maximum number of positions of the boxes on which goals are compared with the solved game.
 * This number is large enough for every modulus and offset in the formulas. A smaller number may
 * not be large enough. A larger number costs time.
 */
export const GOAL_POSITIONS = 50_000

/**
 * The maximum number of positions in a box that is solved to confirm a proof. Solving it takes
 * seconds. With a smaller number, fewer proofs are confirmed. A larger number costs time.
 */
export const MOST_CONFIRMED = 1_000_000

/**
 * The maximum number of points for a goal about one game, when nimlab searches for a theorem that
 * decides a claim. With a smaller number, fewer theorems are found. A larger number costs time.
 */
export const MOST_GOAL_POINTS = 20_000

// The failures of a formula.

/**
 * The number of rows and columns of an error map, unless the counterexample is farther out. A
 * smaller map shows less. A larger map does not fit on a screen.
 */
export const MAP_SIDE = 40

/**
 * The least difference between neighbouring piles that is counted together with all larger
 * differences. With a smaller number, a pattern in the differences is less visible. A larger number
 * makes the table wider.
 */
export const WIDE_GAP = 3
