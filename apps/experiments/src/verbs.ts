import type { Command } from '@commander-js/extra-typings'
import type { ExitCode } from './exit-code.ts'

type AddVerb = (program: Command, finish: (code: ExitCode) => void) => void

/** A verb of the command. */
export interface Verb {
  /** What the list of verbs says of it. */
  readonly summary: string
  readonly load: () => Promise<AddVerb>
}

/** The verbs. Only the one that is called is loaded: the registry of claims is large. */
export const VERBS: ReadonlyMap<string, Verb> = new Map([
  [
    'claims',
    {
      summary: 'list the claims: statements of papers that can be checked',
      load: async () => (await import('./verbs/claims.ts')).addClaims,
    },
  ],
  [
    'new',
    {
      summary: 'write a claim or a game of your own to begin with',
      load: async () => (await import('./verbs/new.ts')).addNew,
    },
  ],
  [
    'show',
    {
      summary: 'show one claim whole: statement, conventions, how it is checked',
      load: async () => (await import('./verbs/show.ts')).addShow,
    },
  ],
  [
    'cite',
    {
      summary: 'BibTeX of nimlab, and of the paper of a claim',
      load: async () => (await import('./verbs/cite.ts')).addCite,
    },
  ],
  [
    'check',
    {
      summary: 'is a claim true on a box? Verdicts by exhaustive solution',
      load: async () => (await import('./verbs/check.ts')).addCheck,
    },
  ],
  [
    'test',
    {
      summary: 'is a formula of your own true? The smallest counterexample',
      load: async () => (await import('./verbs/test.ts')).addTest,
    },
  ],
  [
    'prove',
    {
      summary: 'prove claims for all positions',
      load: async () => (await import('./verbs/prove.ts')).addProve,
    },
  ],
  [
    'bound',
    {
      summary: 'how large a box decides about a formula',
      load: async () => (await import('./verbs/bound.ts')).addBound,
    },
  ],
  [
    'discover',
    {
      summary: 'find a formula for a game from its rules, and prove it',
      load: async () => (await import('./verbs/discover.ts')).addDiscover,
    },
  ],
  [
    'atlas',
    {
      summary: 'the same for all games of a family',
      load: async () => (await import('./verbs/atlas.ts')).addAtlas,
    },
  ],
  [
    'recheck',
    {
      summary: 'check certificates of proofs, or a bundle, again',
      load: async () => (await import('./verbs/recheck.ts')).addRecheck,
    },
  ],
  [
    'bundle',
    {
      summary: 'sweeps and certificates as one file that others can check',
      load: async () => (await import('./verbs/bundle.ts')).addBundle,
    },
  ],
  [
    'position',
    {
      summary: 'the values of a position and of its moves',
      load: async () => (await import('./verbs/position.ts')).addPosition,
    },
  ],
  [
    'solve',
    {
      summary: 'solve a box: counts, and the table as a file',
      load: async () => (await import('./verbs/solve.ts')).addSolve,
    },
  ],
  [
    'list',
    {
      summary: 'list positions with their values: text, LaTeX, CSV, Markdown',
      load: async () => (await import('./verbs/list.ts')).addList,
    },
  ],
  [
    'sequence',
    {
      summary: 'numbers of P-positions for the OEIS',
      load: async () => (await import('./verbs/sequence.ts')).addSequence,
    },
  ],
  [
    'plot',
    {
      summary: 'draw a slice, a histogram or points: SVG, TikZ',
      load: async () => (await import('./verbs/plot.ts')).addPlot,
    },
  ],
  [
    'grid',
    {
      summary: 'draw outcomes by number of odd piles and sum modulo m',
      load: async () => (await import('./verbs/grid.ts')).addGrid,
    },
  ],
  [
    'report',
    {
      summary: 'report of a sweep: HTML, Markdown, LaTeX',
      load: async () => (await import('./verbs/report.ts')).addReport,
    },
  ],
  [
    'sweep',
    {
      summary: 'check ranges of cases into a directory, on many threads or machines',
      load: async () => (await import('./verbs/sweep.ts')).addSweep,
    },
  ],
])
