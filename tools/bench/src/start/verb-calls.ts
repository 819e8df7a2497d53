/** A call of the command, and the library calls with the same result. */
export interface VerbCall {
  readonly args: readonly string[]
  /** The name in `LIBRARY_CALLS` of `timing/library-child.ts`. */
  readonly library: string
}

/** The placeholder for a directory of results in the arguments of a call. */
export const FOLDER = 'FOLDER'

/** Twelve frequent calls. */
export const VERB_CALLS: readonly VerbCall[] = [
  { args: ['position', 'SN(5,{2,3})', '17,18,19,20,21'], library: 'position' },
  { args: ['solve', 'NIM(4,3)', '--max', '511'], library: 'outcomes' },
  { args: ['solve', 'NIM(4,3)', '--max', '255', '--value', 'remoteness'], library: 'remoteness' },
  { args: ['solve', 'SN(5,{2,3})', '--max', '60', '--value', 'grundy'], library: 'grundy' },
  {
    args: ['solve', 'NIM(4,3)', '--max', '120', '--value', 'grundy', '--out', `${FOLDER}/a.npy`],
    library: 'npy',
  },
  { args: ['list', 'SN(4,{2})', '--max', '40', '--only', 'P', '--format', 'csv'], library: 'list' },
  { args: ['sequence', 'NIM(4,3)', '--max', '120'], library: 'sequence' },
  { args: ['grid', 'SN(5,{2,3})', '--max', '40', '--all', '--modulus', '4'], library: 'grid' },
  {
    args: ['plot', 'NIM(4,3)', '--slice', 'x1=3,x2=5', '--max', '120', '--value', 'remoteness'],
    library: 'plot',
  },
  { args: ['check', 'GMMV-T2', '--n', '4', '--max', '127'], library: 'check' },
  {
    args: ['test', 'SN(5,{2,3})', '--says', 'o == 0 or r(4) == 2', '--max', '40'],
    library: 'test',
  },
  { args: ['recheck', `${FOLDER}/certificate/GMMV-App-fix.points.json`], library: 'recheck' },
]
