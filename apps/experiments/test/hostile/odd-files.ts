import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'

/** Functions that create something other than a regular file at a path. */
export const ODD: Readonly<Record<string, (path: string) => unknown>> = {
  folder: (path) => mkdirSync(path),
  pipe: (path) => execFileSync('mkfifo', [path]),
  device: (path) => symlinkSync('/dev/zero', path),
  loop: (path) => symlinkSync(path, path),
  // The socket exists as long as a process listens.
  socket: (path) =>
    new Promise<void>((resolve) => {
      createServer().unref().listen(path, resolve)
    }),
  // The file is sparse and uses no blocks of the disk.
  large: (path) => {
    writeFileSync(path, '')
    truncateSync(path, 10 ** 11)
  },
}

/**
 * Matches the placeholder of the odd file in a call, which is `⟨name⟩`, or `⟨folder|name⟩` for a
 * file in a folder.
 */
const PLACE = /⟨(?:(.+)\|)?(.+)⟩/

/**
 * Returns the arguments of a call with the path of the odd file or of its folder, and also the path
 * of the odd file.
 */
export function withOddFile(
  words: readonly string[],
  folder: string,
): { readonly args: readonly string[]; readonly odd: string } {
  let odd = ''
  const args = words.map((word) =>
    word.replace(PLACE, (_, holder: string | undefined, name: string) => {
      odd = holder === undefined ? `${folder}/${name}` : `${folder}/${holder}/${name}`
      return holder === undefined ? odd : `${folder}/${holder}`
    }),
  )
  return { args: args.map((word) => word.replace('OUT', `${folder}/out`)), odd }
}

const SAYS = ['--says', 'x1 == 0 (mod 2)']
const BOX = ['--max', '3']
const OUT = ['--out', 'OUT']
const SWEEP_FILES = ['plan.json', 'ledger.jsonl']
const inSweep = (...verb: readonly string[]): string[][] => [
  [...verb, '⟨sweep⟩'],
  ...SWEEP_FILES.map((name) => [...verb, `⟨sweep|${name}⟩`]),
]

/** The calls of each verb that reads files, with one call for each input. */
export const READING: Readonly<Record<string, readonly (readonly string[])[]>> = {
  show: [['show', '⟨claim.mjs⟩']],
  check: [['check', '⟨claim.mjs⟩']],
  test: [
    ['test', '⟨game.mjs⟩', ...SAYS, ...BOX],
    ['test', 'NIM(2,1)', '--says', '@⟨formula.txt⟩', ...BOX],
  ],
  prove: [
    ['prove', '⟨claim.mjs⟩'],
    ['prove', '⟨game.mjs⟩', ...SAYS],
    ['prove', 'NIM(2,1)', '--says', '@⟨formula.txt⟩'],
    ['prove', '⟨part⟩', '--by', 'parts', '--certificate', 'OUT'],
    ['prove', '⟨part|proofs.json⟩', '--by', 'parts', '--certificate', 'OUT'],
  ],
  bound: [
    ['bound', '⟨game.mjs⟩', ...SAYS],
    ['bound', 'NIM(2,1)', '--says', '@⟨formula.txt⟩'],
  ],
  discover: [['discover', '⟨game.mjs⟩']],
  atlas: [['atlas', 'NIM', '--n', '1..1', '--out', '⟨atlas|plan.json⟩']],
  recheck: [
    ['recheck', '⟨one.points.json⟩'],
    ['recheck', '⟨rules.json⟩'],
    ['recheck', '⟨all.zip⟩'],
    ['recheck', '--atlas', '⟨atlas⟩'],
    ['recheck', '--atlas', '⟨atlas|rows.jsonl⟩'],
    ['recheck', '⟨certificates⟩'],
    ['recheck', '⟨certificates|proofs.json⟩'],
    ['recheck', '⟨certificates|points.json⟩'],
  ],
  bundle: inSweep('bundle').map((words) => [...words, '--out', 'OUT.zip']),
  position: [['position', '⟨game.mjs⟩', '1,2']],
  solve: [['solve', '⟨game.mjs⟩', ...BOX]],
  list: [['list', '⟨game.mjs⟩', ...BOX]],
  sequence: [['sequence', '⟨game.mjs⟩', ...BOX]],
  plot: [['plot', '⟨game.mjs⟩', '--histogram', ...BOX]],
  grid: [['grid', '⟨game.mjs⟩', ...BOX]],
  report: inSweep('report'),
  sweep: [
    ['sweep', 'run', '⟨plan.json⟩', ...OUT],
    ['sweep', 'run', '⟨plan.yaml⟩', ...OUT],
    ['sweep', 'run', '⟨claim.mjs⟩', ...OUT],
    ...inSweep('sweep', 'run', '--resume', '--out'),
    [
      'sweep',
      'run',
      'GMMV-C1',
      ...OUT,
      '--queue',
      'redis://127.0.0.1',
      '--queue-secret-file',
      '⟨key⟩',
    ],
    ...['status', 'merge', 'recheck', 'slurm'].flatMap((verb) => inSweep('sweep', verb)),
    ['sweep', 'worker', '⟨sweep⟩', '--queue', 'redis://127.0.0.1'],
    ['sweep', 'merge', 'OUT', '⟨sweep⟩'],
  ],
}

/** The verbs that do not read the user's files. */
export const READING_NOTHING: readonly string[] = ['claims', 'new', 'cite', 'completion']
