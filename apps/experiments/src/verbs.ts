import type { Command } from '@commander-js/extra-typings'
import type { ExitCode } from './exit-code.ts'

/** The groups of verbs in the help, in their order. */
export const GROUPS = {
  games: 'Games:',
  formulas: 'Formulas of your own:',
  claims: 'Statements of papers, and your own claims:',
  sweeps: 'Large runs and certificates:',
  figures: 'Tables and figures:',
  help: 'Help:',
} as const

/** Adds a verb to the command. The function `whole` creates the command with all verbs. */
type AddVerb = (
  program: Command,
  finish: (code: ExitCode) => void,
  whole: () => Promise<Command>,
) => void

/** A verb of the command. */
export interface Verb {
  /** The heading under which the list of verbs shows this verb. */
  readonly group: keyof typeof GROUPS
  /** The description of the verb in the list of verbs. */
  readonly summary: string
  readonly load: () => Promise<AddVerb>
}

/**
 * The verbs in the order of the help. Only the verb that is called is loaded, because the registry
 * of claims is large.
 */
export const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  [
    'position',
    {
      group: 'games',
      summary: 'show the values and the moves of a position',
      load: async () => (await import('./verbs/position.ts')).addPosition,
    },
  ],
  [
    'solve',
    {
      group: 'games',
      summary: 'solve a box: counts, digest, and the table as a file',
      load: async () => (await import('./verbs/solve.ts')).addSolve,
    },
  ],
  [
    'list',
    {
      group: 'figures',
      summary: 'list positions with their values: text, LaTeX, CSV, Markdown',
      load: async () => (await import('./verbs/list.ts')).addList,
    },
  ],
  [
    'sequence',
    {
      group: 'figures',
      summary: 'count P-positions for the OEIS',
      load: async () => (await import('./verbs/sequence.ts')).addSequence,
    },
  ],
  [
    'plot',
    {
      group: 'figures',
      summary: 'draw a slice, a histogram or points: SVG, TikZ',
      load: async () => (await import('./verbs/plot.ts')).addPlot,
    },
  ],
  [
    'grid',
    {
      group: 'figures',
      summary: 'draw the outcomes by number of odd piles and sum modulo m',
      load: async () => (await import('./verbs/grid.ts')).addGrid,
    },
  ],
  [
    'report',
    {
      group: 'figures',
      summary: 'write the report of a sweep: HTML, Markdown, LaTeX',
      load: async () => (await import('./verbs/report.ts')).addReport,
    },
  ],
  [
    'test',
    {
      group: 'formulas',
      summary: 'test a formula about a game, and find its smallest counterexample',
      load: async () => (await import('./verbs/test.ts')).addTest,
    },
  ],
  [
    'bound',
    {
      group: 'formulas',
      summary: 'find a box that decides a formula for all positions',
      load: async () => (await import('./verbs/bound.ts')).addBound,
    },
  ],
  [
    'discover',
    {
      group: 'formulas',
      summary: 'find a formula for a game, and prove it',
      load: async () => (await import('./verbs/discover.ts')).addDiscover,
    },
  ],
  [
    'atlas',
    {
      group: 'formulas',
      summary: 'find formulas for all games of a family',
      load: async () => (await import('./verbs/atlas.ts')).addAtlas,
    },
  ],
  [
    'claims',
    {
      group: 'claims',
      summary: 'list the statements of papers that nimlab can judge',
      load: async () => (await import('./verbs/claims.ts')).addClaims,
    },
  ],
  [
    'show',
    {
      group: 'claims',
      summary: 'show one claim: statement, conventions, proofs',
      load: async () => (await import('./verbs/show.ts')).addShow,
    },
  ],
  [
    'check',
    {
      group: 'claims',
      summary: 'check a claim on boxes by solving the games exhaustively',
      load: async () => (await import('./verbs/check.ts')).addCheck,
    },
  ],
  [
    'prove',
    {
      group: 'claims',
      summary: 'prove a claim or a formula for all positions',
      load: async () => (await import('./verbs/prove.ts')).addProve,
    },
  ],
  [
    'cite',
    {
      group: 'claims',
      summary: 'print BibTeX entries for nimlab and for the paper of a claim',
      load: async () => (await import('./verbs/cite.ts')).addCite,
    },
  ],
  [
    'new',
    {
      group: 'claims',
      summary: 'write a commented example of a claim or a game',
      load: async () => (await import('./verbs/new.ts')).addNew,
    },
  ],
  [
    'sweep',
    {
      group: 'sweeps',
      summary: 'check many cases on many threads or machines, and store the results',
      load: async () => (await import('./verbs/sweep.ts')).addSweep,
    },
  ],
  [
    'bundle',
    {
      group: 'sweeps',
      summary: 'pack sweeps and certificates into one file',
      load: async () => (await import('./verbs/bundle.ts')).addBundle,
    },
  ],
  [
    'recheck',
    {
      group: 'sweeps',
      summary: 'check certificates and bundles again',
      load: async () => (await import('./verbs/recheck.ts')).addRecheck,
    },
  ],
  [
    'completion',
    {
      group: 'help',
      summary: 'print the completion script for a shell: bash, zsh, fish',
      load: async () => (await import('./verbs/completion.ts')).addCompletion,
    },
  ],
])
