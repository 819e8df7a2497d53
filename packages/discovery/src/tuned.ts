/**
 * The numbers that control the search and were tuned by hand, grouped by the module that uses them.
 */
export const TUNED = {
  judgeRow: {
    /**
     * The maximum number of positions of a box that nimlab solves in order to find where a row is
     * wrong.
     */
    MOST_SOLVED: 20_000_000,
  },
  occurrences: {
    /**
     * The maximum number of occurrences in a description. The search does not shorten a description
     * with more occurrences.
     */
    MOST_PLACES: 20_000,
  },
  decide: {
    /**
     * The number of positions of the second box that a description is compared with, as a multiple
     * of the number for the first box. The largest pile of the second box exceeds that of the first
     * box by at least one.
     */
    BEYOND: 2,
  },
  discoverShortest: {
    /** The search is repeated if a description has more leaves than this. */
    MANY_LEAVES: 20,
    /** The number of additional seeds. */
    FURTHER_SEEDS: 3,
  },
  discover: {
    /**
     * The maximum number of positions of the box for the usual questions.
     */
    QUICK_BOX: 400_000,
    /** The maximum number of positions of the first box that is searched after the quick box. */
    FIRST_BOX: 800_000,
    /**
     * The largest pile of a box for learning. In games with few piles, larger piles add no
     * information.
     */
    LARGEST_PILE: 120,
    /**
     * The number of positions in the box for evidence, as a multiple of the number in the box for
     * learning. Nearby walls can be distinguished only far from 0.
     */
    EVIDENCE: 15,
    /**
     * The largest pile of the box for evidence, as a multiple of the largest pile of the box for
     * learning.
     */
    FURTHER: 2,
    /** The moduli with which the scan of a box looks for periods. */
    SCANNED: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 18, 20, 24],
  },
  learned: {
    /** The number of phases. Most searches need only the first phases. */
    PHASES: 5,
    /**
     * Within a fit, a description replaces the best one only if its share of errors is below this
     * fraction of the best share. The reason is that comparing a description with a whole box takes
     * seconds.
     */
    FEWER: 0.5,
  },
  readable: {
    /**
     * The minimum average number of positions per leaf. With fewer positions per leaf, the tree
     * merely lists the values of the box.
     */
    POSITIONS_OF_LEAF: 8,
  },
  search: {
    /** The largest absolute value that the wide questions of a tree distinguish. */
    WIDE_CLIP: 12,
    /**
     * The minimum average number of positions per node of a tree. A larger tree merely lists the
     * values of the box.
     */
    POSITIONS_OF_NODE: 40,
    /** The number of nodes that a tree may have, even if the box is small. */
    FEWEST_NODES: 50,
    /**
     * The number of trees that the search learns from different examples, because one of them may
     * be simpler.
     */
    ATTEMPTS: 3,
    /** The maximum number of counterexamples from one box that become examples. */
    MOST_REFUTATIONS: 8,
  },
  shortened: {
    /**
     * The number of positions of the box by which the search determines which questions a
     * description needs. The search adds the positions at which a shorter description is wrong.
     */
    WITNESSES: 20_000,
    /**
     * The number of positions of the box by which the search determines which atoms a description
     * needs.
     */
    CELLS_OF: 200_000,
    /**
     * The number of positions far outside the box by which the search determines which atoms a
     * description needs.
     */
    FAR: 50_000,
    /** The maximum number of shorter descriptions to try. */
    MOST_TRIED: 60,
  },
  cells: {
    /** The number of random positions that provide the evidence on a stratum. */
    DRAWN: 60_000,
    /** The smallest distance from a wall at which a position is far from the wall. */
    FAR: 4,
    /** The maximum number of walls and congruences that split a stratum. */
    MOST_SPLITTERS: 12,
    /**
     * The rounds in which splitters are compared. Each round lists its number of positions and how
     * many of the best splitters advance to the next round. The last round uses all positions.
     */
    ROUNDS: [
      [500, 200],
      [4000, 20],
    ],
    /**
     * The search ends when the share of positions that are far from all walls is below this number.
     */
    LEAST_LEFT: 0.1,
    /** The minimum number of positions that provide evidence about a wall. */
    LEAST_OPEN: 40,
    /**
     * The number of bits that every splitter costs.
     */
    PRICE: 20,
    /** The number of bits that a splitter costs for each unit of its coefficients. */
    PRICE_OF_FACTOR: 4,
    /** The number of bits that a splitter costs for each unit of its modulus. */
    PRICE_OF_MODULUS: 8,
    /** The number of bits that a splitter costs if the search already knows it. */
    PRICE_OF_KNOWN: 2,
    /** The moduli for the residues of all piles. */
    MODULI: [1, 2, 3, 4],
    /**
     * The maximum number of residue classes, as a share of the positions. More classes provide no
     * information.
     */
    MOST_CLASSES: 0.25,
  },
  codeLength: {
    /**
     * The weight given to the frequencies of labels over all classes. The weight is small, because
     * a label that has occurred once in a class is likely to occur again.
     */
    DOUBT: 0.05,
  },
  congruences: {
    /** The side lengths of the cubes in which the search computes Fourier transforms. */
    SIDES: [24, 16, 12, 10, 8, 6, 4],
    /** The number of cubes per side length. */
    CUBES: 24,
    /** The maximum number of positions in a cube. */
    LARGEST_CUBE: 40_000,
    /** The search uses this many of the strongest characters from each cube. */
    STRONGEST: 40,
    /**
     * The minimum strength of a character. Weaker characters are noise that comes from a wall
     * through the cube.
     */
    LEAST_STRENGTH: 1e-4,
    /** The maximum number of forms in the result. */
    KEPT: 40,
  },
  knowledge: {
    /** The largest coefficient of a candidate wall. The index is the number of piles, from 0. */
    FACTORS: [0, 4, 4, 4, 3, 3, 1],
  },
  findLaw: {
    /** The maximum number of positions of a box on which proved formulas are compared. */
    COMPARED: 6000,
    /** The maximum number of positions of a box on which a law is tested. */
    TESTED: 100_000,
    /** The largest pile of the boxes on which formulas are compared and laws are tested. */
    LARGEST_PILE: 40,
    /** The number of further games of the family on which a law is tested. */
    FURTHER: 3,
    /** The minimum number of games with proved formulas from which a law is learned. */
    FEWEST_SEEN: 2,
  },
  vocabulary: {
    /** The maximum total number of first and last piles whose parities a vocabulary asks for. */
    MOST_PILES: 2,
    /**
     * The search tries walls at these distances from |x| = k·x_n, which is the wall of the longest
     * play.
     */
    DISTANCES: [-2, -1, 0, 1, 2],
  },
  features: {
    /** The largest absolute value of a form that the questions of a tree distinguish. */
    CLIP: 5,
  },
  fit: {
    /**
     * The number of examples that the search adds where the tree is wrong, as a share of the
     * current number of examples.
     */
    MORE: 0.25,
    /** The minimum number of examples that the search adds. */
    LEAST_MORE: 300,
    /**
     * A tree is compared with these numbers of positions before it is compared with the whole box.
     * The larger number applies only to boxes with `MANY` times as many positions.
     */
    LOOKED_AT: [40_000, 1_000_000],
    /**
     * The larger of the two numbers above applies to boxes with at least this many times as many
     * positions.
     */
    MANY: 5,
  },
  learnTree: {
    /**
     * If there are more examples than this, the search uses only about this many of them to choose
     * each question.
     */
    ENOUGH_TO_CHOOSE: 10_000,
    /** The factor that reduces the price of a question that the tree already uses elsewhere. */
    KNOWN: 0.8,
    /**
     * The score of a question is its information gain, divided by the sum of this number and the
     * information of its split. Therefore a larger number penalises splits with little information.
     */
    SPLIT: 0.3,
  },
  findPieces: {
    /** The number of random positions that the search draws in each stratum. */
    DRAWN: 600,
    /** The minimum size of a large gap in a random position. */
    ROOM: 2,
    /**
     * The moduli, smallest first. The search looks for a value that is linear on all positions that
     * agree modulo one of these numbers.
     */
    MODULI: [1, 2, 3, 4, 6],
    /**
     * The largest offset, as a multiple of the denominator. If the corner of a cell is near 0, the
     * pieces of the cell have small offsets.
     */
    LARGEST_OFFSET: 12,
    /**
     * The minimum number of remaining positions that a piece must explain. With fewer positions,
     * the agreement may be due to chance.
     */
    LEAST_EXPLAINED: 6,
    /** The maximum number of pieces of a stratum. */
    MOST_PIECES: 40,
  },
  pieceLabels: {
    /**
     * If a position has the value of several pieces, nearby positions with the same residues
     * determine its piece. The list contains the distances to these nearby positions.
     */
    AROUND: [1, 2, 4, 6],
  },
  contradiction: {
    /** The number of sets of walls that the search draws in order to find rays. */
    DRAWS: 3000,
    /** The number of positions that the search chooses from one face. */
    OF_A_FACE: 64,
    /**
     * The largest exponent of 2 in the bound for a multiple of a ray. Small and large multiples are
     * equally frequent.
     */
    LARGEST_POWER: 16,
    /** The bounds for the random gaps that are added to multiples of the rays. */
    GAPS: [1, 3, 25],
    /**
     * The search tries to move a contradiction down by each step from 1 to this number, in addition
     * to the steps that halving gives.
     */
    SMALL_STEPS: 24,
  },
  wrongIn: {
    /** The maximum number of wrong positions that are stored, which is enough to learn from. */
    MOST_KEPT: 300,
  },
  scan: {
    /** The number of random positions in each box. */
    DRAWN: 4000,
    /**
     * If the slope is at most this number, the defects become rarer. In the limit, walls lead to
     * the slope −1, but boxes are finite.
     */
    TAME: -0.5,
    /** If the slope is at least this number, the defects do not become rarer. */
    WILD: -0.08,
    /**
     * The minimum size of a box, as a multiple of the modulus, because positions within the window
     * of a modulus provide no information.
     */
    LEAST_BOX: 4,
  },
  defects: {
    /** The maximum number of defects from one layer of a box. */
    OF_A_LAYER: 6,
  },
  findShifts: {
    /**
     * The boxes that the search tries in this order. Each entry gives the number of positions, the
     * share of the locations and the share of the rounds. A last box follows, with all locations
     * and all rounds.
     */
    BOXES: [
      [1_000_000, 0.0625, 0.25],
      [16_000_000, 0.125, 0.5],
      [125_000_000, 0.5, 1],
    ],
    /**
     * The minimum share of the locations that the search uses in the last box, even if this box is
     * small.
     */
    LEAST_OF_LAST: 0.375,
    /**
     * The maximum number of rounds in which a rule is wrong beyond the box. The first number
     * applies to each box except the last, and the second number applies to the last box.
     */
    WRONG_BEYOND: [4, 40],
    /** The maximum number of steps in one check. */
    MOST_STEPS: 1_000_000_000,
  },
  findWalls: {
    /**
     * The radius around a location, and the maximum length of a step. The index is the number of
     * piles, from 0.
     */
    REACH: [
      [8, 8],
      [8, 8],
      [8, 8],
      [8, 4],
      [12, 6],
      [9, 6],
      [8, 4],
    ],
    /** The number of positions around a location with which a step is compared. */
    SAMPLE: 400,
  },
  learnRule: {
    /** The largest distance from the walls at which the search begins to look for a step. */
    DEEPEST: 10,
    /** The minimum number of positions deep inside a region at which a step is compared. */
    FEWEST: 200,
    /** The number of positions deep inside a region at which a step must be right. */
    DEEP_POSITIONS: 400_000,
    /** The number of samples in which the search looks for defects of a step. */
    SAMPLES: 60_000,
    /**
     * This number of samples is enough to reject most steps that are wrong deep inside a region.
     */
    QUICK_SAMPLES: 4000,
    /** The maximum number of positions of a region at which its rule must be right. */
    POSITIONS: 5_000_000,
    /** The maximum number of rounds in which the bounds of a rule are lowered. */
    ROUNDS: 60,
  },
  missingWall: {
    /**
     * The number of right edges, and the number of wrong edges, from which the search learns a
     * wall.
     */
    SAMPLE: 1500,
    /** The number of random edges among which the search looks for right and wrong ones. */
    TRIES: 60_000,
    /** The search uses this many of the steps with the smallest shares of wrong edges. */
    STEPS: 3,
    /**
     * For games with more than four piles, the search also uses this many of the shortest steps.
     */
    SHORTEST: 2,
    /** The maximum number of walls that one step adds. */
    FORMS: 3,
    /** This number of edges is enough to reject most walls. */
    FEW: 100,
  },
} as const
