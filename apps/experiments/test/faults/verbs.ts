/**
 * A command whose file operations can fail. The paths in its arguments are relative to its folder.
 */
export interface FaultyVerb {
  readonly name: string
  readonly args: readonly string[]
  /** Commands that create its input. */
  readonly before: readonly (readonly string[])[]
}

const SWEEP = ['sweep', 'run', 'nim-4-3', '--max', '4', '--out', 'sweep']
const MERGE = ['sweep', 'merge', 'sweep']
const BY_POINTS = ['prove', 'GMMV-App-fix', '--by', 'points', '--certificate', 'certificates']
const BOX = ['NIM(2,1)', '--max', '5']

/** Every verb that reads or writes files, in each of its modes. */
export const FAULTY_VERBS: readonly FaultyVerb[] = [
  { name: 'new', args: ['new', 'claim', 'mine'], before: [] },
  { name: 'check', args: ['check', './mine.mjs'], before: [['new', 'claim', 'mine']] },
  {
    name: 'test',
    args: ['test', 'NIM(2,1)', '--says', '@P.txt', '--max', '5'],
    before: [['discover', 'NIM(2,1)', '--out', 'P.txt']],
  },
  { name: 'discover', args: ['discover', 'NIM(2,1)', '--out', 'P.txt'], before: [] },
  { name: 'atlas', args: ['atlas', 'NIM', '--n', '1..2', '--out', 'atlas'], before: [] },
  { name: 'prove', args: BY_POINTS, before: [] },
  { name: 'prove coq', args: [...BY_POINTS, '--coq', 'proof.v'], before: [] },
  { name: 'recheck', args: ['recheck', 'certificates'], before: [BY_POINTS] },
  ...['npy', 'npz', 'csv', 'jsonl', 'parquet'].map((ending) => ({
    name: `solve ${ending}`,
    args: ['solve', ...BOX, '--out', `table.${ending}`],
    before: [],
  })),
  { name: 'list', args: ['list', 'mine.mjs', '--max', '3'], before: [['new', 'game', 'mine']] },
  { name: 'plot', args: ['plot', ...BOX, '--svg', 'plot.svg'], before: [] },
  { name: 'grid', args: ['grid', ...BOX, '--svg', 'grid.svg'], before: [] },
  {
    name: 'sequence',
    args: ['sequence', 'NIM(2,1)', '--max', '5', '--b-file', 'b.txt'],
    before: [],
  },
  { name: 'sweep run', args: SWEEP, before: [] },
  { name: 'sweep status', args: ['sweep', 'status', 'sweep'], before: [SWEEP] },
  { name: 'sweep merge', args: MERGE, before: [SWEEP] },
  { name: 'sweep gather', args: ['sweep', 'merge', 'joined', 'sweep'], before: [SWEEP] },
  { name: 'sweep recheck', args: ['sweep', 'recheck', 'sweep'], before: [SWEEP] },
  {
    name: 'sweep slurm',
    args: ['sweep', 'slurm', 'sweep'],
    before: [SWEEP],
  },
  {
    name: 'report',
    args: ['report', 'sweep', '--html', 'r.html', '--md', 'r.md', '--tex', 'r.tex'],
    before: [SWEEP],
  },
]
