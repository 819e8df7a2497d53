import { Option } from '@commander-js/extra-typings'
import { memory } from './memory.ts'
import { OUT } from './outputs.ts'
import { range } from './range.ts'
import { percent } from './percent.ts'
import { only } from './selection.ts'
import { solverNames } from './solver-names.ts'
import { maxPile, threadCount, wholeNumber } from './whole-number.ts'

/** A day. */
const MOST_SECONDS_OF_A_QUERY = 86_400
/** Timers count milliseconds, and cannot hold more seconds than this. */
const MOST_SECONDS = 10 ** 6
const MOST_SEED = 2 ** 31 - 1

/**
 * The methods of proof that `--by` names. `any` tries points, then a solver. `prove` has a mode for
 * each method.
 */
export const WAYS = ['any', 'points', 'smt', 'written', 'coq', 'parts'] as const
export type ProofWay = (typeof WAYS)[number]

/** The two play conventions, as `--play` names them. */
export const PLAYS = ['normal', 'misere'] as const

/**
 * The options that several verbs share: each option has one type and one sentence. A verb adds only
 * the `default`, which is the behaviour without the option. The help text of the verb explains what
 * else the option does there.
 */
export const OPTIONS = {
  by: <const Way extends readonly string[]>(ways: Way) =>
    new Option(
      '--by <method>',
      'the method of proof: finitely many points, a solver (smt), the first of these that decides (any), docs/proofs (written), formal/ (coq), shift rules (shifts), or what --shard wrote (parts)',
    ).choices(ways),
  certificate: () =>
    new Option('--certificate <directory>', 'write the certificates into a new directory'),
  coq: () => new Option('--coq <file>', 'write the proof of one case as a Coq file'),
  dryRun: () => new Option('--dry-run', 'only print the expected work; compute and write nothing'),
  first: () => new Option('--first', 'stop at the first refutation'),
  incomplete: () =>
    new Option('--incomplete', 'continue without the missing shards, and name them'),
  json: () => new Option('--json', 'print JSON Lines instead of text'),
  k: () => new Option('--k <range>', 'parameter k, such as 2 or 2..5').argParser(range),
  l: () => new Option('--l <range>', 'parameter l, such as 2 or 2..5').argParser(range),
  max: () => new Option('--max <B>', 'largest pile of the box').argParser(maxPile),
  memory: () =>
    new Option(
      '--memory <bytes>',
      'limit for the tables of one case or box, such as 512MiB',
    ).argParser(memory),
  misere: () => new Option('--misere', 'the short form of --play misere'),
  n: () => new Option('--n <range>', 'number of piles, such as 4 or 3..6').argParser(range),
  only: () =>
    new Option('--only <which>', 'only these positions: P, N, remoteness=K or grundy=K').argParser(
      only,
    ),
  out: () =>
    new Option(
      `--out ${OUT}`,
      'where the results go: a file if the name ends as a format does, such as .csv, else a directory',
    ),
  play: <const Play extends readonly string[]>(plays: Play) =>
    new Option('--play <play>', 'play convention; misere: the player who cannot move wins').choices(
      plays,
    ),
  points: () =>
    new Option('--points <N>', 'largest number of points that a proof evaluates').argParser(
      wholeNumber(1, 10 ** 7),
    ),
  positions: () =>
    new Option('--positions <N>', 'largest number of positions of a box').argParser(
      wholeNumber(1, Number.MAX_SAFE_INTEGER),
    ),
  queryMemory: () =>
    new Option('--query-memory <bytes>', 'limit for one query to a solver, such as 2GiB').argParser(
      memory,
    ),
  queue: () => new Option('--queue <url>', 'the Redis server that hands out the shards, redis://…'),
  queueSecretFile: () =>
    new Option(
      '--queue-secret-file <path>',
      'file with the secret that signs results; default: the variable NIMLAB_QUEUE_SECRET',
    ),
  quick: () => new Option('--quick', 'smaller ranges and boxes, where a claim names them'),
  runModules: () =>
    new Option(
      '--run-modules',
      'run the code of modules that only a file or a directory names; look at it first',
    ),
  sample: () =>
    new Option(
      '--sample <percent>',
      'shards to run again by the second algorithm, at least 20 or all',
    ).argParser(percent),
  says: () => new Option('--says <formula>', 'the formula, or @FILE'),
  seconds: () =>
    new Option(
      '--seconds <S>',
      'time for the whole command; at its end it prints what it has',
    ).argParser(wholeNumber(1, MOST_SECONDS)),
  seed: () =>
    new Option('--seed <N>', 'seed of all random draws').argParser(wholeNumber(0, MOST_SEED)),
  shard: () => new Option('--shard <i/N>', 'only the i-th of N parts of the work, counted from 1'),
  solver: () =>
    new Option(
      '--solver <names>',
      'the solvers, in the order of use: z3-wasm, or z3 and cvc5 on PATH, such as cvc5,z3',
    ).argParser(solverNames),
  svg: () => new Option('--svg <file>', 'draw the figure into an SVG file'),
  threads: () =>
    new Option('--threads <T>', 'number of threads that work at the same time').argParser(
      threadCount,
    ),
  timeout: () =>
    new Option('--timeout <S>', 'seconds for one query to a solver').argParser(
      wholeNumber(1, MOST_SECONDS_OF_A_QUERY),
    ),
  value: <const Value extends readonly string[]>(values: Value) =>
    new Option('--value <value>', 'the value of the positions').choices(values),
  where: () =>
    new Option(
      '--where <name=value>',
      'only this value of a named parameter, such as branch=case0.4; may be repeated',
    ).argParser((text: string, before: string[] | undefined): string[] => [
      ...(before ?? []),
      text,
    ]),
} as const
