import { Option } from '@commander-js/extra-typings'
import { memory } from './memory.ts'
import type { METHODS_OF_PROOF } from './methods-of-proof.ts'
import { OUT } from './outputs.ts'
import { range } from './range.ts'
import { percent } from './percent.ts'
import { only } from './selection.ts'
import { solverNames } from './solver-names.ts'
import { maxPile, threadCount, wholeNumber } from './whole-number.ts'

/** The longest time limit of a query, which is one day, in seconds. */
const MOST_SECONDS_OF_A_QUERY = 86_400
/**
 * The longest time limit in seconds. Timers count milliseconds and cannot represent a longer time.
 */
const MOST_SECONDS = 10 ** 6
const MOST_SEED = 2 ** 31 - 1

/** The two play conventions, as `--play` names them. */
export const PLAYS = ['normal', 'misere'] as const

/**
 * The options that several verbs share. Every verb uses the same type and the same help sentence
 * for an option. A verb adds only the `default`, which describes what the command does without the
 * option. If an option has other effects for a verb, the verb's help text explains them.
 */
export const OPTIONS = {
  by: <const Way extends readonly (keyof typeof METHODS_OF_PROOF)[]>(ways: Way) =>
    new Option('--by <method>', 'the method of proof').choices(ways),
  certificate: () =>
    new Option('--certificate <directory>', 'write the certificates to a new directory'),
  coq: () => new Option('--coq <file>', 'write the proof of one case as a Coq file'),
  dryRun: () =>
    new Option('--dry-run', 'only print the expected amount of work; compute and write nothing'),
  first: () => new Option('--first', 'stop at the first refutation'),
  incomplete: () =>
    new Option('--incomplete', 'continue even if shards are missing, and name them'),
  json: () => new Option('--json', 'print JSON Lines instead of text'),
  k: () => new Option('--k <range>', 'parameter k, such as 2 or 2..5').argParser(range),
  l: () => new Option('--l <range>', 'parameter l, such as 2 or 2..5').argParser(range),
  max: () => new Option('--max <B>', 'largest pile in the box').argParser(maxPile),
  memory: () =>
    new Option(
      '--memory <bytes>',
      'memory limit for the tables of one case or box, such as 512MiB',
    ).argParser(memory),
  misere: () => new Option('--misere', 'the same as --play misere'),
  n: () => new Option('--n <range>', 'number of piles, such as 4 or 3..6').argParser(range),
  only: () =>
    new Option(
      '--only <which>',
      'only the positions with this value: P, N, remoteness=K or grundy=K',
    ).argParser(only),
  out: () =>
    new Option(
      `--out ${OUT}`,
      'where to write the output: a file if the name has the ending of a format, such as .csv; otherwise a directory',
    ),
  play: <const Play extends readonly string[]>(plays: Play) =>
    new Option(
      '--play <play>',
      'play convention; in misère play (misere), the player who cannot move wins',
    ).choices(plays),
  points: () =>
    new Option('--points <N>', 'maximum number of points that a proof may evaluate').argParser(
      wholeNumber(1, 10 ** 7),
    ),
  positions: () =>
    new Option('--positions <N>', 'maximum number of positions in a box').argParser(
      wholeNumber(1, Number.MAX_SAFE_INTEGER),
    ),
  queryMemory: () =>
    new Option(
      '--query-memory <bytes>',
      'memory limit for one solver query, such as 2GiB',
    ).argParser(memory),
  queue: () =>
    new Option('--queue <url>', 'the Redis server that distributes the shards, redis://…'),
  queueSecretFile: () =>
    new Option(
      '--queue-secret-file <path>',
      'file with the secret for signing results; default: the variable NIMLAB_QUEUE_SECRET',
    ),
  quick: () =>
    new Option('--quick', 'use the smaller ranges and boxes of the claim, if it defines any'),
  runModules: () =>
    new Option(
      '--run-modules',
      'run the code of modules that you did not name yourself, but a file or a directory names; read this code first',
    ),
  sample: () =>
    new Option(
      '--sample <percent>',
      'percentage of the shards to rerun with the second algorithm; nimlab reruns at least 20 shards, or all if there are fewer',
    ).argParser(percent),
  says: () => new Option('--says <formula>', 'the formula, or @FILE'),
  seconds: () =>
    new Option(
      '--seconds <S>',
      'time limit for the whole command, which then prints its results so far',
    ).argParser(wholeNumber(1, MOST_SECONDS)),
  seed: () =>
    new Option('--seed <N>', 'seed for all random choices').argParser(wholeNumber(0, MOST_SEED)),
  shard: () =>
    new Option('--shard <i/N>', 'do only the i-th of N parts of the work; i is from 1 to N'),
  solver: () =>
    new Option(
      '--solver <names>',
      'the solvers in order of use, such as cvc5,z3: z3-wasm is included, z3 and cvc5 must be on PATH',
    ).argParser(solverNames),
  svg: () => new Option('--svg <file>', 'write the figure to an SVG file'),
  threads: () => new Option('--threads <T>', 'number of threads to use').argParser(threadCount),
  timeout: () =>
    new Option('--timeout <S>', 'time limit for one solver query, in seconds').argParser(
      wholeNumber(1, MOST_SECONDS_OF_A_QUERY),
    ),
  value: <const Value extends readonly string[]>(values: Value) =>
    new Option('--value <value>', 'the kind of value').choices(values),
  where: () =>
    new Option(
      '--where <name=value>',
      'only this value of a named parameter, such as branch=case0.4; you can repeat the option',
    ).argParser((text: string, before: string[] | undefined): string[] => [
      ...(before ?? []),
      text,
    ]),
} as const
