/**
 * The allowed imports between sources. Imports point down only. A folder without an entry may
 * import only its own files.
 */
export interface Layer {
  /** The folder, relative to the root of the repository. */
  readonly folder: string
  /** The other folders from which this folder may import. */
  readonly below: readonly string[]
}

const PRESBURGER = 'packages/presburger/src'
const TEXT = `${PRESBURGER}/text`
const INTEGERS = 'packages/core/src/integers'
const FILES = 'packages/core/src/files'
const RANDOM = 'packages/core/src/random'
const RULES = 'packages/core/src/rules'
const INTERPRETATION = 'packages/core/src/interpretation'
const SETNIM = 'packages/core/src/setnim'
const OTHER_FORMULAS = ['gm', 'wythoff', 'sums'].map((subject) => `packages/core/src/${subject}`)
const FORMULAS = ['packages/core/src/exact-slow', SETNIM, ...OTHER_FORMULAS]
const FORMULA_GROUND = [PRESBURGER, INTEGERS, RULES, INTERPRETATION]
const SETNIM_DEFINITIONS = `${SETNIM}/definitions`
const DEFINITIONS = [
  'packages/core/src/exact-slow/definitions',
  SETNIM_DEFINITIONS,
  'packages/core/src/gm/definitions',
  'packages/core/src/wythoff/definitions',
]
const PROVED_VALUES = 'packages/core/src/proved-values'
const SHIFT_RULES = 'packages/core/src/shift-rules'
const CORE = [
  FILES,
  INTEGERS,
  RANDOM,
  RULES,
  INTERPRETATION,
  ...FORMULAS,
  ...DEFINITIONS,
  PROVED_VALUES,
  SHIFT_RULES,
]
const PROVER = 'packages/prover/src'
/** The folder with the prover's numbers that were chosen by hand, except those of the checkers. */
const PROVER_TUNED = `${PROVER}/tuned`
const POINTS = ['points', 'points-check'].map((wing) => `${PROVER}/${wing}`)
const POINTS_COQ = `${PROVER}/points-coq`
const SHIFT_CHECK = `${PROVER}/shift-check`
const SHIFT_COQ = `${PROVER}/shift-coq`
const BRUTEFORCE = 'packages/bruteforce/src'
/**
 * The layers below plans. A thread or a kernel receives its part of a plan as plain data, and has
 * no access to the plan itself.
 */
const BELOW_PLANS = ['tuned', 'task', 'cells', 'arrays', 'wasm', 'threads'].map(
  (floor) => `${BRUTEFORCE}/${floor}`,
)
const DISCOVERY = 'packages/discovery/src'
const CONJECTURES = 'packages/conjectures/src'
const [CLAIM, ROWS, FACTS] = ['claim', 'rows', 'facts'].map((part) => `${CONJECTURES}/${part}`) as [
  string,
  string,
  string,
]
/** The folder with the numbers of the claims package that were chosen by hand. */
const CLAIMS_TUNED = `${CONJECTURES}/tuned`
const CLAIMS = [CLAIM, ROWS, FACTS, CONJECTURES]
const SWEEP = 'packages/sweep/src'
const REPORT = 'packages/report/src'
const PAGES = 'packages/pages/src'
const COQ_STATEMENT = `${PAGES}/coq-statement`
const EXPLORER = 'apps/explorer/src'
const ADDRESS = `${EXPLORER}/address`
const TASKS = `${EXPLORER}/tasks`
const ENGINE = `${EXPLORER}/engine`
const DATA = `${EXPLORER}/data`
const PARTS = `${EXPLORER}/parts`
const BENCH = `${EXPLORER}/bench`
/**
 * The screens of the explorer. For each screen, the list names the other screens whose parts this
 * screen shows.
 */
const SCREENS = (
  [
    ['position', []],
    ['play', ['atlas']],
    ['map', []],
    ['start', ['map']],
    ['claims', []],
    ['atlas', ['claims']],
    ['test', ['atlas']],
    ['sequences', []],
    ['settled', []],
    ['puzzle', ['play']],
    ['mine', []],
  ] as const
).map(([screen, shown]) => ({
  folder: `${EXPLORER}/views/${screen}`,
  shown: shown.map((each) => `${EXPLORER}/views/${each}`),
}))
/** The layers that also run in browsers. */
const FOR_PAGES = [
  PRESBURGER,
  PROVER,
  ...POINTS,
  SHIFT_CHECK,
  ...CORE,
  BRUTEFORCE,
  DISCOVERY,
  ...CLAIMS,
  REPORT,
]
/** The additional layers of the command and of its pages. */
const FOR_NODE = [POINTS_COQ, SHIFT_COQ, SWEEP]

/**
 * The layers of the repository, from the bottom up. If several folder names match a file, the
 * longest one decides.
 */
export const LAYERS: readonly Layer[] = [
  // helpers for the wording of messages
  { folder: TEXT, below: [] },
  { folder: PRESBURGER, below: [TEXT] },
  { folder: INTEGERS, below: [] },
  { folder: RANDOM, below: [] },
  { folder: FILES, below: [] },
  { folder: RULES, below: [INTEGERS, RANDOM, TEXT] },
  // formulas of the papers are data of @nim/presburger; rules and integers do not use them
  { folder: INTERPRETATION, below: [PRESBURGER, INTEGERS] },
  ...[SETNIM, ...OTHER_FORMULAS].map((folder) => ({ folder, below: FORMULA_GROUND })),
  // the remoteness of NIM(k+1,k) is a formula in the lengths of longest plays
  { folder: 'packages/core/src/exact-slow', below: [...FORMULA_GROUND, SETNIM] },
  // formulas must not import their judges, and judges must not import formulas
  ...DEFINITIONS.map((folder) => ({ folder, below: [INTEGERS, RULES, SETNIM_DEFINITIONS] })),
  { folder: PROVED_VALUES, below: [...FORMULA_GROUND, ...FORMULAS] },
  { folder: SHIFT_RULES, below: [INTEGERS, RULES] },
  { folder: 'packages/core/src', below: CORE },
  { folder: PROVER_TUNED, below: [] },
  { folder: PROVER, below: [FILES, RULES, PRESBURGER, TEXT, PROVER_TUNED] },
  // a proof by points and its check share only the rules and the meaning of formulas
  { folder: `${PROVER}/points`, below: [RULES, PRESBURGER, PROVER_TUNED] },
  { folder: `${PROVER}/points-check`, below: [RULES, PRESBURGER] },
  { folder: POINTS_COQ, below: [RULES, PRESBURGER, PROVER, `${PROVER}/points`] },
  // the checker of shift rules shares nothing with their search
  { folder: SHIFT_CHECK, below: [RULES, BRUTEFORCE, `${PROVER}/points-check`] },
  { folder: SHIFT_COQ, below: [RULES, POINTS_COQ, SHIFT_CHECK] },
  ...BELOW_PLANS.map((folder, i) => ({ folder, below: [RULES, ...BELOW_PLANS.slice(0, i)] })),
  { folder: BRUTEFORCE, below: [FILES, RULES, ...BELOW_PLANS] },
  // the only formula is that of a theorem about all n, which provides rows that no search reaches
  {
    folder: DISCOVERY,
    below: [RANDOM, RULES, SETNIM, PRESBURGER, ...POINTS, SHIFT_CHECK, BRUTEFORCE],
  },
  { folder: CLAIMS_TUNED, below: [] },
  { folder: CLAIM, below: [...CORE, BRUTEFORCE, CLAIMS_TUNED] },
  { folder: ROWS, below: [...CORE, PRESBURGER, BRUTEFORCE, CLAIM, CLAIMS_TUNED] },
  // facts do not import judges
  { folder: FACTS, below: [...CORE, BRUTEFORCE, CLAIM, ROWS, CLAIMS_TUNED] },
  {
    folder: CONJECTURES,
    below: [TEXT, ...CORE, PRESBURGER, PROVER, ...POINTS, BRUTEFORCE, ...CLAIMS, CLAIMS_TUNED],
  },
  { folder: SWEEP, below: [TEXT, ...CORE, BRUTEFORCE, ...CLAIMS] },
  { folder: REPORT, below: [...CORE, BRUTEFORCE, ...CLAIMS] },
  // the code that reads Coq files shares only the meaning of formulas with the code that writes
  // them
  { folder: COQ_STATEMENT, below: [PRESBURGER] },
  { folder: PAGES, below: [...FOR_PAGES, ...FOR_NODE, COQ_STATEMENT] },
  { folder: 'apps/experiments/src', below: [TEXT, ...FOR_PAGES, ...FOR_NODE] },
  { folder: ADDRESS, below: CORE },
  { folder: TASKS, below: FOR_PAGES },
  { folder: `${EXPLORER}/worker`, below: [TASKS, BRUTEFORCE] },
  { folder: ENGINE, below: [TASKS, RULES, BRUTEFORCE] },
  { folder: DATA, below: [ADDRESS] },
  { folder: PARTS, below: [ADDRESS, DATA, TASKS, ENGINE, ...FOR_PAGES] },
  { folder: BENCH, below: [ADDRESS, TASKS, PARTS, ...FOR_PAGES] },
  // screens are connected by addresses only
  ...SCREENS.map(({ folder, shown }) => ({
    folder,
    below: [ADDRESS, DATA, TASKS, ENGINE, PARTS, BENCH, ...shown, ...FOR_PAGES],
  })),
  {
    folder: `${EXPLORER}/shell`,
    below: [ADDRESS, PARTS, BENCH, ...SCREENS.map(({ folder }) => folder)],
  },
  { folder: EXPLORER, below: [`${EXPLORER}/shell`] },
  { folder: 'apps/explorer/build', below: [PAGES, REPORT] },
]
