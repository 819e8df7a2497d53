/**
 * The numbers of this package that were tuned by hand. These numbers affect time and memory, but
 * never an entry of a table.
 *
 * Only the following numbers have a recorded measurement, which the comment of each number
 * describes: CLOCK_PAUSE, CHUNKS_A_TICK, MOST_IN_CORNER, MANY_PILES, MANY_SHORT, MANY_NARROW,
 * KERNEL_COST, PATTERN_COST, PATTERN_OPTION_COST, LISTED_KERNEL_COST, LIST_MOVE_COST, BIT_ROW_COST,
 * BIT_VECTOR_COST, CELL_ROW_COST, CELL_VECTOR_COST, DETOUR, ARRAY_OPTION_COST,
 * ARRAY_OPTION_COST_OF_REMOTENESS, ARRAY_EXTRA_OPTIONS, EDGE_KERNEL_COST, EDGE_COST,
 * ARRAY_EDGE_COST, ARRAY_EDGE_COST_OF_REMOTENESS, ARRAY_EXTRA_EDGES, GRAIN_OF_LAYERS,
 * PARTS_A_THREAD, WORK_ALONE, SPINS, SLOT_PART, UNROLLED and MOST_MODULES. Of these, only UNROLLED
 * was also measured at double its value.
 */

// Watching a solve.

/**
 * The approximate time in milliseconds between two checks of the clock, which may be half or twice
 * as long. In a test on a machine with a load of 29, Ctrl-C stopped a solve after 0.2 to 1 s.
 */
export const CLOCK_PAUSE = 10

/**
 * The number of chunks between two ticks. Each tick counts positions, which takes as long as a fast
 * kernel needs for several thousand positions. With a tick after every chunk, solves of outcomes
 * with progress reports took up to 4 % longer.
 */
export const CHUNKS_A_TICK = 8

/** The time between two checks of the workers, in milliseconds. */
export const WATCH_PAUSE = 100

// Choosing an algorithm.

/** Below this number of positions, a single thread fills typed arrays. */
export const SMALLEST_SHARED: number = 2 ** 22

/**
 * A kernel for a slow symmetric game is made immediately if the box has at least this number of
 * positions.
 */
export const FEWEST_SYMMETRIC = 100_000

/**
 * A kernel for a hypergraph game is made immediately if the box has at least this number of
 * positions. Making such a kernel takes less time than making one for a slow symmetric game.
 */
export const FEWEST_OF_EDGES: number = 2 ** 15

/** The maximum number of entries of each kind in a history. */
export const MOST_IN_HISTORY = 1000

/** The largest number of positions that the reference solver fills within seconds. */
export const MOST_BY_REFERENCE = 200_000

/**
 * The largest product of positions and options that the reference solver processes within seconds.
 */
export const MOST_MOVES_BY_REFERENCE = 30_000_000

/**
 * If a box has fewer positions than this, the calling thread solves it in less time than one frame
 * of a page.
 */
export const FEWEST_FOR_WEB_THREADS = 100_000

/**
 * For fewer rows than this, typed arrays fill a box of Wythoff's game in less time than it takes to
 * make a module.
 */
export const FEWEST_WYTHOFF_ROWS = 150

/**
 * If a position has at least this number of options, Grundy values rarely fit into one byte. In
 * this case, checking a corner takes less time than a failed attempt.
 */
export const MANY_OPTIONS = 16

/**
 * The maximum number of positions in a corner. Solving a corner takes about 2 ms in a fresh
 * process, and 0.06 ms later.
 */
export const MOST_IN_CORNER = 500

/**
 * A kernel with at least this number of piles reads its moves as data. If the code of a kernel
 * contains all moves, each additional pile triples the length of this code. The measured length was
 * 0.16 MB for NIM(8,4), 1.6 MB for NIM(10,5) and 18 MB for NIM(12,6).
 */
export const MANY_PILES = 8

/**
 * From this number of piles on, skewed runs are short. If taking a single stone is a move, kernels
 * for remoteness and Grundy values then read their moves as data. The measured games were
 * SN(7,{1}), SN(7,{1,2}), SN(7,{1,4}) and SN(7,{1,2,3,4,5,6,7}). Kernels that read moves as data
 * took 34 to 62 % of the time of other kernels. With six piles, they were faster only on small
 * boxes.
 */
export const MANY_SHORT = 7

/**
 * From this number of piles on, rows in octets are faster than rows in 64-bit words if taking a
 * single stone is not a move. If taking a single stone is a move, each row waits for the preceding
 * row. NIM(7,4) up to 35 took 23 ms in octets, with a fifth of the memory, and 43 ms in words.
 * SN(7,{1}) up to 25 took 7.0 ms in octets and 3.9 ms in words.
 */
export const MANY_NARROW = 6

// The estimate of the time that a slow symmetric game takes.

/** The work in nanoseconds above which several threads take less time than one. */
export const WORTH_THREADS = 4e6

/**
 * The cost in nanoseconds of a fresh kernel. It was measured in fresh processes on a machine from
 * 2026. A kernel took 1 ms for NIM(3,2), 4 ms for NIM(5,2), and 44 ms for NIM(7,4).
 */
export const KERNEL_COST = 5e5

/**
 * The additional cost in nanoseconds of a fresh kernel, for each pattern of ties among the piles.
 * It was measured together with KERNEL_COST.
 */
export const PATTERN_COST = 1.5e5

/**
 * The additional cost in nanoseconds of a fresh kernel, for each option of each pattern of ties. It
 * was measured together with KERNEL_COST.
 */
export const PATTERN_OPTION_COST = 3.5e4

/**
 * The cost in nanoseconds of a fresh kernel that reads its moves as data. The cost was measured in
 * fresh processes on a busy machine. Such a kernel took 8 to 50 ms of processor time for games with
 * 8 to 12 piles.
 */
export const LISTED_KERNEL_COST = 1.5e7

/**
 * The cost in nanoseconds of writing one move to a list of moves. The lists are written again for
 * every box. Writing all lists took 0.1 ms for 8 piles, and 3 ms for 12 piles.
 */
export const LIST_MOVE_COST = 13

/** The time that an existing kernel needs for the smallest box, in nanoseconds. */
export const SMALLEST_BOX_COST = 1e5

/** The time for writing one byte to memory, in nanoseconds. */
export const WRITE_COST = 0.1

/** The cost in nanoseconds of a row of bits. It was measured on a machine from 2026. */
export const BIT_ROW_COST = 0.6

/**
 * The additional cost in nanoseconds for each option and each vector of a row of bits. It was
 * measured together with BIT_ROW_COST.
 */
export const BIT_VECTOR_COST = 0.09

/**
 * The cost in nanoseconds of a row of remoteness or Grundy values. It was measured together with
 * BIT_ROW_COST.
 */
export const CELL_ROW_COST = 1

/**
 * The additional cost in nanoseconds for each option and each vector of a row of remoteness or
 * Grundy values. It was measured together with BIT_ROW_COST.
 */
export const CELL_VECTOR_COST = 0.15

/**
 * The factor that multiplies the cost of a row if taking one stone from one pile is a move. It was
 * measured together with BIT_ROW_COST.
 */
export const DETOUR = 2.5

/**
 * The time in nanoseconds for each option of a position that typed arrays fill. It was measured on
 * a machine from 2026. A position took 14 ns for NIM(3,2), and 98 ns for NIM(7,4).
 */
export const ARRAY_OPTION_COST = 2.8

/**
 * The cost that replaces ARRAY_OPTION_COST for the remoteness. It was measured together with that
 * cost. The remoteness took 1.5 times as long as other values.
 */
export const ARRAY_OPTION_COST_OF_REMOTENESS = 4

/**
 * On each position, all other work of typed arrays takes as long as this number of options. It was
 * measured together with ARRAY_OPTION_COST.
 */
export const ARRAY_EXTRA_OPTIONS = 3

// The estimate of the time that a hypergraph game takes.

/**
 * The cost in nanoseconds of a fresh kernel. It was measured on a machine from 2026. A kernel took
 * 1 ms with 4 edges, and 3 ms with 20 edges.
 */
export const EDGE_KERNEL_COST = 6e5

/**
 * The additional cost in nanoseconds of a fresh kernel, for each edge. It was measured together
 * with EDGE_KERNEL_COST.
 */
export const EDGE_COST = 1e5

/**
 * The time that an existing kernel needs for the smallest box and for copying its entries, in
 * nanoseconds.
 */
export const SMALLEST_EDGE_BOX = 2e4

/**
 * The time in nanoseconds for each edge and each position that typed arrays fill. It was measured
 * on a machine from 2026. A position took 8 ns with 4 edges, and 29 ns with 20 edges.
 */
export const ARRAY_EDGE_COST = 1.3

/**
 * The cost that replaces ARRAY_EDGE_COST for the remoteness. It was measured on the same machine. A
 * position took 10 ns with 4 edges, and 40 ns with 20 edges.
 */
export const ARRAY_EDGE_COST_OF_REMOTENESS = 1.9

/**
 * On each position, all other work of typed arrays takes as long as this number of edges. It was
 * measured together with ARRAY_EDGE_COST.
 */
export const ARRAY_EXTRA_EDGES = 2

// Dividing the work among threads and into blocks that stay in the cache.

/** The number of bytes of a block that one thread fills before it turns to the next block. */
export const SLOT_GRAIN: number = 2 ** 16

/**
 * The number of bytes of a block that one of several threads fills before it turns to the next
 * block. The smaller this number is, the sooner the next thread can follow.
 */
export const SLOT_GRAIN_OF_MANY: number = 2 ** 14

/** A block of at most this many bytes stays in the cache until the next block is filled. */
export const MOST_CACHED: number = 2 ** 19

/**
 * The number of blocks per stripe. With this number, a stripe contains most options of its
 * positions and still stays in the cache.
 */
export const BLOCKS_A_STRIPE = 8

/**
 * The number of bytes of a layer that are filled and counted between two checks of the clock or of
 * the other threads. These bytes stay in the cache. A check takes 0.3 microseconds.
 */
export const GRAIN_OF_LAYERS: number = 2 ** 16

/**
 * The number of parts per thread into which the largest layer is divided. With this number of
 * parts, no thread falls far behind the preceding thread. The number was measured together with
 * SPINS.
 */
export const PARTS_A_THREAD = 16

/**
 * The fraction of the work on all layers that one of several threads does alone, multiplied by the
 * number of threads. The fraction was measured together with SPINS.
 */
export const WORK_ALONE = 0.015

/** The number of planes per step in a game with four piles. */
export const PLANES_A_STEP = 8

/** The number of runs per step in a game with three piles. */
export const RUNS_A_STEP = 32

/**
 * The number of positions that are filled in typed arrays between two checks of the other workers.
 */
export const RANKED_GRAIN = 8192

/**
 * The number of layers that may begin after a layer is visited and before its visitor requests a
 * count.
 */
export const LAYERS_AHEAD = 8

/**
 * The number of loads before a waiting worker goes to sleep. These loads take about 30
 * microseconds. Other workers need about this time for the steps that the worker waits for, and
 * waking up takes about as long. If workers spin for longer, they slow down other programs on the
 * machine. Two otherwise idle threads filled hypergraph games layer by layer 1.64 to 1.76 times as
 * fast as one thread.
 */
export const SPINS = 6000

/** The minimum number of positions filled between two checks of the clock. */
export const SYMMETRIC_GRAIN: number = 2 ** 14

/**
 * The maximum number of consecutive ranks for which masks of option values are collected at the
 * same time. These masks fit into the L1 cache.
 */
export const GRUNDY_STRETCH = 1024

/** The maximum number of bytes filled per call, unless a single row has more bytes. */
export const EDGE_PART: number = 2 ** 20

/**
 * The number of bytes filled per call in a plane with several 64-bit words per row. With this
 * limit, the preceding word is still in the cache.
 */
export const EDGE_PART_OF_WORDS: number = 2 ** 16

/** The maximum number of positions decoded per call, unless a single plane has more positions. */
export const EDGE_PIECE: number = 2 ** 16

/**
 * The maximum number of positions that are decoded together, unless a single plane has more
 * positions. The measured quantity was the memory for NIM(8,4) up to 40. Before, a whole slab of 18
 * MiB was decoded together.
 */
export const SLOT_PART: number = 1 << 18

/** The maximum number of entries that one call writes, unless a single row has more entries. */
export const WYTHOFF_PIECE: number = 2 ** 14

// The code of kernels.

/** The number of vectors of a row that are computed together. */
export const ROW_VECTORS = 4

/** The maximum number of vectors of a plane that a kernel with listed moves fills together. */
export const LISTED_VECTORS = 4

/** The maximum number of vectors of a plane in octets that are filled together. */
export const OCTET_VECTORS = 4

/** The number of vectors whose P-positions are counted together. */
export const COUNTED_VECTORS = 4

/**
 * The number of vectors of bits that are filled together. The measured games were
 * HNIM(6;{1,2,3},{1,5,6},{3,4,5}) up to 12 and HNIM(5;{1,2},{2,3},{3,4},{4,5},{5,1}) up to 15. If
 * this number were doubled, boxes would be filled only 0 to 15 % faster, and the module would be
 * twice as long.
 */
export const UNROLLED = 2

// Caches, files and web pages.

/**
 * The number of modules that are kept for later calls. The least recently used module is dropped
 * first. Encoding a module takes 0.3 to 2.6 ms, even before it is compiled, while a box in a sweep
 * takes 0.03 to 0.5 ms.
 */
export const MOST_MODULES = 64

/** The maximum number of idle memories that a pool keeps. */
export const MOST_IDLE = 4

/** The maximum number of entries in a span of rows, unless a single row has more entries. */
export const ROW_SPAN: number = 1 << 18

/** The number of bytes of a file that are read together. */
export const READ_SPAN: number = 1 << 20

/** The number of bytes in one cached block of a file. */
export const FILE_BLOCK: number = 1 << 12

/**
 * The maximum number of cached blocks of a file. The least recently used block is dropped first.
 */
export const MOST_FILE_BLOCKS: number = 1 << 10

/** The number of bytes that are collected before they are written together. */
export const PACKED_CHUNK: number = 1 << 16

/** The number of positions whose entries can be processed within a millisecond. */
export const LONGEST_CHUNK: number = 1 << 14

/**
 * The working time between two pauses, in milliseconds. The sum of this time and the time of the
 * longest chunk is less than a frame of 16 ms.
 */
export const CHUNK_TURN = 8
