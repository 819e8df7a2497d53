/**
 * The numbers of this package that were chosen by hand. These numbers affect time, memory, the
 * length of messages, and which input is too large, but no verdict. Only THREAD_BYTES and GARBAGE
 * were measured, on the calls in docs/memory.md.
 */

// Packing checks into shards. If one of these numbers changes, plans are divided into other shards.
// After such a change, a sweep in an existing directory cannot continue.

/**
 * The predicted number of positions of a shard, unless the plan sets it. Running a shard of this
 * size takes a few tenths of a second. With a smaller number, the ledger grows. With a larger
 * number, an interrupted sweep loses more work.
 */
export const SHARD_POSITIONS = 500_000

/**
 * The maximum number of cases of a shard, unless the plan sets it. With a smaller number, the ledger
 * grows. With a larger number, result files are longer.
 */
export const SHARD_CASES = 100

/**
 * The fixed cost of a case, in positions. With a smaller number, shards of tiny cases take longer
 * than other shards. With a larger number, such shards take less time than other shards.
 */
export const CASE_COST = 1000

// Threads.

/**
 * The smallest predicted number of positions for which several threads may work inside a shard.
 * Smaller boxes take a few tenths of a second, and several threads save almost no time on them. With
 * a larger number, threads are idle at the end of a sweep.
 */
export const BIG_POSITIONS = 20_000_000

/**
 * The maximum number of small shards that a thread receives in one message. With a smaller number,
 * threads wait for messages. With a larger number, one thread may work while others are idle.
 */
export const MOST_TOGETHER = 16

/**
 * The maximum total cost of the shards that a thread receives together, in positions. A thread runs
 * a small shard in no more time than a message to the thread and its answer take. With a smaller
 * number, threads wait for messages. With a larger number, one thread may work while others are
 * idle.
 */
export const MOST_COST_TOGETHER = 500_000

/**
 * The maximum number of finished shards that wait to be written to the disk before the work pauses.
 * With a smaller number, threads wait for a slow disk. A larger number takes more memory.
 */
export const MOST_FLUSHING = 64

/**
 * The time in milliseconds after which an idle thread ends. With a smaller number, threads are
 * started again, and load their code again. With a larger number, idle threads occupy memory.
 */
export const IDLE_MS = 60_000

/**
 * The time in milliseconds between two messages about one check. A smaller number costs messages. A
 * larger number makes the shown progress jump.
 */
export const PROGRESS_PAUSE_MS = 250

/**
 * The maximum number of seconds for a module that waits for something. A smaller number rejects slow
 * modules. With a larger number, users wait longer for the error. It must be less than
 * {@link MODULE_THREAD_SECONDS}.
 */
export const MODULE_SECONDS = 50

/**
 * The maximum number of seconds for a thread that loads a module. This limit is needed because a
 * loop in the module stops the timers of its thread. A smaller number rejects slow modules. With a
 * larger number, users wait longer for the error.
 */
export const MODULE_THREAD_SECONDS = 55

// Memory.

const MIB = 2 ** 20

/**
 * The number of bytes that an additional thread itself needs for its heap, for its stack and for
 * the code of claims. The number only affects the predicted memory of a run.
 */
export const THREAD_BYTES: number = 26 * MIB

/**
 * The temporary garbage in bytes. The three numbers are the minimum, the amount that each check
 * adds, and the maximum. The numbers only affect the predicted memory of a run.
 */
export const GARBAGE: { readonly least: number; readonly each: number; readonly most: number } = {
  least: 8 * MIB,
  each: 2 * MIB,
  most: 22 * MIB,
}

/**
 * The minimum number of unused bytes for which a garbage collection is worthwhile. V8 handles
 * smaller amounts by itself. A smaller number costs a few milliseconds for each check. A larger
 * number leaves more garbage.
 */
export const LEAST_COLLECTED: number = 4 * MIB

/**
 * The number of bytes that a Slurm task needs in addition to the tables of its checks. With a
 * smaller number, Slurm may end a task. With a larger number, tasks wait longer for a machine.
 */
export const SLURM_EXTRA_BYTES: number = 2 ** 30

// The estimate of the time of a sweep.

/**
 * The time in milliseconds after which no further claim is measured. With a smaller number, the
 * estimate is less exact. With a larger number, users wait longer for the estimate.
 */
export const CALIBRATION_MS = 2500

/**
 * The time in milliseconds after which a sample is stopped. With a smaller number, slow claims have
 * no estimate of their own. With a larger number, users wait longer.
 */
export const ONE_SAMPLE_MS = 3000

/**
 * The number of positions in each of the first two samples. The first sample also loads the claim,
 * so its time is used only if no later sample ends in time. With a smaller number, there are more
 * samples. With a larger number, slow claims do not finish a sample.
 */
export const FIRST_SAMPLE = 2000n

/**
 * The factor by which later samples grow. With a smaller number, there are more samples. With a
 * larger number, the last sample may not end in time.
 */
export const SAMPLE_GROWTH = 4n

/**
 * A later sample is taken only if the preceding sample took no longer than this number of seconds.
 * With a smaller number, the estimate is less exact. With a larger number, fewer claims are
 * measured.
 */
export const QUICK_SAMPLE_SECONDS = 0.15

/**
 * The factor by which the largest pile of a domain is lowered until the domain is small enough for a
 * sample. With a larger number, samples are closer to the intended size, and finding them takes more
 * steps.
 */
export const SMALLER_DOMAIN = 0.75

/**
 * The intended duration of a Slurm task in seconds. Compared with this duration, the time to start
 * a task on the cluster is negligible. With a larger number, there are fewer tasks that can run at
 * the same time.
 */
export const TASK_SECONDS = 1800

// Sweep directories.

/**
 * The maximum number of shards that are flushed together. A smaller number costs more flushes. With
 * a larger number, a shard waits longer until it is safe on the disk.
 */
export const MOST_FLUSHED = 32

/**
 * The maximum time in milliseconds for writing a new lock, even on a busy machine. With a smaller
 * number, a lock in use may count as stale. With a larger number, users wait longer if a lock is
 * empty.
 */
export const LOCK_WRITTEN_MS = 2000

/**
 * The time in milliseconds between two checks whether a new lock is written. A smaller number costs
 * reads. A larger number costs waiting time.
 */
export const LOCK_PAUSE_MS = 50

/**
 * The maximum number of attempts to take a lock. It is unlikely that other processes take and
 * release the lock so often in the meantime. Without the limit, the loop would never end if the
 * lock were a dangling link.
 */
export const MOST_LOCK_TRIES = 1000

/**
 * The maximum number of invalid lines of a ledger that are reported verbatim. Further lines are only
 * counted. A larger number makes the report longer.
 */
export const MOST_PROBLEMS = 20

/**
 * The maximum number of characters of a ledger line that are stored. A line that this program writes
 * has a few hundred characters. A larger number costs memory if the file is damaged.
 */
export const LONGEST_LEDGER_LINE: number = 2 ** 16

/**
 * The maximum number of bytes in a result file. A record has about 500 bytes. A smaller number
 * rejects large shards. A larger number costs memory if the file is damaged.
 */
export const LARGEST_RESULT_FILE: number = 2 ** 28

/**
 * The maximum number of characters in a line of merged results. A record has about 500 characters.
 * A larger number costs memory if the file is damaged.
 */
export const LONGEST_MERGED_LINE: number = 2 ** 22

/**
 * If a message quotes a file of a sweep directory, the message has at most this number of
 * characters. A smaller number may cut off the reason of an error.
 */
export const LONGEST_MESSAGE = 300

/**
 * The maximum number of characters in a plan. Parsing a YAML text of this length takes a few
 * seconds. A smaller number rejects long plans. A larger number costs time on hostile plans.
 */
export const LONGEST_PLAN = 500_000

// Checking results again.

/**
 * The minimum size of a sample of shards that are run again. If fewer shards are finished, the
 * sample contains all finished shards. A larger number costs time. A smaller number may miss wrong
 * results in small sweeps.
 */
export const LEAST_SAMPLED = 20

/**
 * The maximum number of refuted cases in a summary. `results.jsonl` contains all of them. A larger
 * number makes the summary longer.
 */
export const MOST_REFUTED_SHOWN = 1000

/**
 * If the solver visited at most this number of positions, nimlab also computes the value of the
 * position by the definition. A smaller number leaves more values without this second check. A
 * larger number costs time.
 */
export const MOST_SOLVED_TWICE = 20_000

/**
 * The maximum number of positions that a search by definition visits. This limit applies to
 * searches that visit all positions below one position. A smaller number leaves more values
 * unchecked. A larger number costs time.
 */
export const MOST_BY_DEFINITION = 200_000

/**
 * In Wythoff's game with flips, points are searched only if no coordinate is larger than this
 * number. The search visits every state below the point. A smaller number leaves more values
 * unchecked. A larger number costs time.
 */
export const LARGEST_FLIP_FLOP = 60

/**
 * The level remoteness of a position is searched only if no entry is larger than this number. The
 * search visits every position below the start position. A smaller number leaves more values
 * unchecked. A larger number costs time.
 */
export const LARGEST_LEVEL = 40

// The queue.

/**
 * The number of jobs that a single command adds. A smaller number costs more commands. A larger
 * number blocks the server for longer.
 */
export const JOBS_A_COMMAND = 500

/**
 * The time in milliseconds between two checks for results. A smaller number costs requests. A larger
 * number delays the end of the sweep.
 */
export const RESULTS_PAUSE_MS = 200

/**
 * The time in milliseconds without a result after which jobs are added again. Jobs are added again
 * because the server may have lost the data of its last second. A smaller number costs commands. A
 * larger number costs waiting time after such a loss.
 */
export const QUIET_MS = 10_000

/**
 * The time in milliseconds after which the expiry of waiting jobs is renewed. A smaller number costs
 * commands. The number must be far below {@link KEPT_SECONDS}.
 */
export const RENEW_JOBS_MS = 3_600_000

/**
 * The number of seconds without work after which data in Redis expires. With a smaller number, an
 * interrupted sweep loses its data sooner. A larger number occupies the server for longer.
 */
export const KEPT_SECONDS: number = 30 * 86_400

/**
 * The time in milliseconds between two renewals of the expiry of keys. BullMQ removes empty lists
 * and creates them again without an expiry. A smaller number costs commands. With a larger number,
 * a list is more likely to be left without an expiry.
 */
export const RENEW_MS = 1000

/**
 * The number of attempts for a shard that throws an error, because the machine may be at fault. With
 * a larger number, a shard that always fails costs more time.
 */
export const ATTEMPTS = 3

/**
 * The time in milliseconds before the second attempt for a shard. BullMQ doubles this time for
 * every further attempt. A larger number delays the result.
 */
export const ATTEMPT_DELAY_MS = 1000

/**
 * A shard fails after more than this number of workers have vanished while they ran it. The shard
 * may be the reason why the workers vanish. With a smaller number, shards fail when machines are
 * switched off. A larger number lets a bad shard stop more workers.
 */
export const MOST_STALLS = 5

/**
 * The maximum number of plans whose shards a worker caches. With a smaller number, workers have to
 * unfold plans again. A larger number costs memory.
 */
export const MOST_PLANS = 8

/**
 * The time in milliseconds that a worker waits for the server when it stops. With a smaller number,
 * shards may not return to the queue. With a larger number, users wait longer.
 */
export const GOODBYE_MS = 5000

/**
 * After a worker refuses a shard, the pause in milliseconds before it asks for work again. During
 * the pause, other workers can take the shard. With a smaller number, the worker takes the same
 * shard again. With a larger number, the worker is idle for longer.
 */
export const REFUSAL_PAUSE_MS = 5000

/**
 * The maximum time in milliseconds for the first connection. A smaller number rejects slow servers.
 * With a larger number, users wait longer for the error.
 */
export const CONNECT_MS = 10_000

/**
 * Two times in milliseconds: the amount by which each failed attempt lengthens the wait before a
 * reconnection, and the maximum wait. Smaller numbers cost attempts. Larger numbers cost waiting
 * time after the server returns.
 */
export const RECONNECT_MS = { step: 100, most: 2000 } as const

/**
 * The lifetime, in milliseconds, of the entry by which nimlab tests its permission to write. No
 * code reads the entry.
 */
export const PROBE_MS = 1000

/**
 * The minimum time in milliseconds between two messages about a lost connection. A smaller number
 * repeats the message more often.
 */
export const NOTE_PAUSE_MS = 10_000

/**
 * The maximum number of characters of a text from Redis in a message. Anyone may have written this
 * text. A smaller number may cut off the reason of an error.
 */
export const LONGEST_REDIS_TEXT = 1000

/**
 * The maximum number of bytes in a file with a secret. A smaller number may reject a long secret. A
 * larger number has no benefit.
 */
export const LARGEST_SECRET = 65_536
