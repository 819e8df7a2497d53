/** The beginning of the help text for a verb. */
export interface FirstLines {
  /** An example. Each line is a command; a test runs the lines in order. */
  readonly example: readonly string[]
  /**
   * The options that most readers need. All other options are advanced. If absent, all options are
   * everyday options.
   */
  readonly everyday?: readonly string[]
}

/** The beginning of the help text for each verb, such as `sweep run`. */
export const FIRST_LINES: Readonly<Record<string, FirstLines>> = {
  position: {
    example: ['nimlab position "NIM(4,2)" 7,8,9,30'],
    everyday: ['--value', '--misere', '--moves', '--json'],
  },
  solve: {
    example: ['nimlab solve "NIM(4,3)" --max 60'],
    everyday: ['--max', '--value', '--misere', '--out', '--dense', '--threads', '--json'],
  },
  list: {
    example: ['nimlab list "NIM(3,2)" --only P --max 4'],
    everyday: ['--max', '--only', '--value', '--misere', '--format', '--out'],
  },
  sequence: { example: ['nimlab sequence "NIM(4,2)" --max 20'] },
  plot: { example: ['nimlab plot "NIM(3,2)" --slice x1=3 --max 12 --svg slice.svg'] },
  grid: { example: ['nimlab grid "SN(6,{4,5,6})" --svg grid.svg'] },
  test: {
    example: ['nimlab test "SN(5,{2,3})" --says "o == 0 or r(4) == 2" --max 8'],
    everyday: ['--says', '--value', '--misere', '--max', '--prove', '--certificate', '--json'],
  },
  bound: { example: ['nimlab bound "SN(3,{1,2})" --says "o == 0 or o == 3"'] },
  discover: {
    example: ['nimlab discover "SN(2,{1,2})" --positions 10000'],
    everyday: ['--value', '--misere', '--seconds', '--out', '--certificate', '--json'],
  },
  atlas: {
    example: ['nimlab atlas SN --n 1..2 --positions 2000 --out atlas'],
    everyday: ['--n', '--play', '--value', '--out', '--dry-run', '--seconds'],
  },
  claims: { example: ['nimlab claims --verdict refuted --from paper'] },
  show: { example: ['nimlab show slow-setnim'] },
  check: {
    example: ['nimlab check slow-setnim --n 3..6 --max 10'],
    everyday: ['--n', '--k', '--where', '--max', '--quick', '--threads', '--verbose', '--json'],
  },
  prove: {
    example: ['nimlab prove "SN(3,{1})" --says "sum == 0 (mod 2)" --certificate proof'],
    everyday: ['--says', '--n', '--k', '--by', '--certificate', '--seconds', '--json'],
  },
  cite: { example: ['nimlab cite slow-setnim'] },
  new: { example: ['nimlab new claim my-claim', 'nimlab check ./my-claim.mjs --n 3..4 --max 10'] },
  'sweep run': {
    example: ['nimlab sweep run slow-setnim --n 3..4 --max 10 --out results'],
    everyday: ['--n', '--k', '--max', '--threads', '--out', '--resume', '--dry-run', '--shard'],
  },
  'sweep status': {
    example: [
      'nimlab sweep run slow-setnim --n 3 --max 10 --out results',
      'nimlab sweep status results',
    ],
  },
  'sweep merge': {
    example: [
      'nimlab sweep run slow-setnim --n 3 --max 10 --out part1 --shard 1/2',
      'nimlab sweep run slow-setnim --n 3 --max 10 --out part2 --shard 2/2',
      'nimlab sweep merge results part1 part2',
    ],
  },
  'sweep recheck': {
    example: [
      'nimlab sweep run slow-setnim --n 3 --max 10 --out results',
      'nimlab sweep recheck results --sample 100',
    ],
  },
  'sweep slurm': {
    example: ['nimlab sweep slurm array slow-setnim --n 3..6 --threads 8', 'cat array/sweep.slurm'],
    everyday: ['--n', '--k', '--max', '--threads', '--memory', '--tasks', '--time', '--command'],
  },
  'sweep worker': { example: ['nimlab sweep worker --queue redis://127.0.0.1:6379'] },
  report: {
    example: [
      'nimlab sweep run slow-setnim --n 3 --max 10 --out results',
      'nimlab report results --html report.html',
    ],
  },
  bundle: {
    example: [
      'nimlab prove DH-T3.3 --by points --n 3 --certificate proof',
      'nimlab bundle proof --out for-the-referee.zip',
    ],
    everyday: ['--out', '--n', '--k', '--max', '--quick'],
  },
  recheck: {
    example: ['nimlab prove DH-T3.3 --by points --n 3 --certificate proof', 'nimlab recheck proof'],
    everyday: ['--atlas', '--solver', '--points', '--seconds', '--json'],
  },
  completion: { example: ['nimlab completion bash > nimlab.bash'] },
}
