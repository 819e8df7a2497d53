/**
 * The numbers of this package that were chosen by hand, except the numbers of the checkers. The
 * folders `points-check` and `shift-check` share no code with the search for proofs, so their
 * numbers are next to the code that uses them.
 *
 * A change of these numbers never turns a verdict from proved to refuted. If a limit is too small,
 * nimlab reports that it cannot decide. Only WHOLE_CONDITION_MS was measured, on the 885 conditions
 * of the cases with n <= 4.
 */

// Solvers.

/**
 * The default time limit for one query in milliseconds. With a smaller number, more queries have no
 * answer. With a larger number, users wait longer.
 */
export const QUERY_MS = 60_000

/**
 * The time limit in milliseconds for a query about a whole condition. cvc5 1.0.3 answers 869 of the
 * 885 conditions as a whole in this time, and z3 4.8.12 answers 860, most of them in a tenth of
 * this time. With a smaller number, nimlab splits more conditions into cases. A larger number costs
 * time for conditions that must be split anyway.
 */
export const WHOLE_CONDITION_MS = 2000

/**
 * The extra time in milliseconds in which a solver can report that it has reached its time limit.
 * With a smaller number, a slow machine loses this report. If the solver does not react, a larger
 * number costs time.
 */
export const GRACE_MS = 2000

/**
 * The maximum number of queries that one WebAssembly instance of z3 answers. After these queries
 * nimlab replaces the instance, because the memory of an instance never shrinks. A smaller number
 * costs time to start instances. A larger number costs memory.
 */
export const QUERIES_AN_INSTANCE = 2000

/**
 * When nimlab searches for a solution of a control question, the variables have at most this value.
 * With a smaller number, fewer questions are known to have a solution. A larger number costs time.
 */
export const LARGEST_CONTROL_VALUE = 4

// Counterexamples.

/**
 * By default, nimlab evaluates this number of positions before it asks a solver. With a smaller
 * number, the solver finds more of the counterexamples. A larger number costs time for formulas
 * that are right.
 */
export const SCANNED_FIRST = 20_000

/**
 * nimlab evaluates at most this number of positions one by one, before the solver searches for a
 * smaller counterexample. With a smaller number, the solver gets more queries. A larger number
 * costs time.
 */
export const MOST_SCANNED = 500_000

/**
 * If a certificate states that its counterexample is the smallest, nimlab searches at most this
 * number of positions for a smaller counterexample. With a smaller number, nimlab can check fewer
 * such certificates. A larger number costs time.
 */
export const MOST_SCANNED_BELOW = 2_000_000

/**
 * The largest pile that a counterexample to an implication may have. nimlab finds the values of the
 * quantities by trying every number. With a smaller number, nimlab can check fewer counterexamples.
 * A larger number costs time.
 */
export const LARGEST_TRIED = 1_000_000

/**
 * nimlab computes the value of a position from the rules alone if at most this number of positions
 * are below it. With a smaller number, nimlab can check fewer counterexamples. A larger number
 * costs time and memory.
 */
export const MOST_BELOW = 3_000_000

// Proofs by points. With a smaller limit, fewer formulas can be decided. With a larger limit,
// nimlab needs more time or more memory before it gives up.

/** The default maximum number of irreducible points. */
export const MOST_POINTS = 2_000_000

/**
 * By default, nimlab evaluates this number of smallest positions before it computes the basis. With
 * a smaller number, more wrong formulas need a basis. A larger number costs time for formulas that
 * are right.
 */
export const FIRST_POSITIONS = 2000

/** The maximum number of linear pieces of a term. */
export const MOST_PIECES = 5000

/** The maximum number of combinations of choices for which an atom is evaluated. */
export const MOST_RUNS = 2000

/** The maximum number of choices of n walls whose vertices bound the points. */
export const MOST_VERTICES = 1_000_000

/** The maximum number of choices of n - 1 walls that may give a ray. */
export const MOST_RAYS = 2_000_000

/** The maximum number of nodes of a pinning tree. */
export const MOST_NODES = 100_000

/** The maximum number of values at which a step may cross the thresholds of one form. */
export const MOST_CROSSINGS = 10_000

/** The largest value of a coordinate that is enumerated because no form pins it. */
export const LARGEST_UNPINNED = 1_000_000
