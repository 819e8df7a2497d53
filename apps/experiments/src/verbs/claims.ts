import type { Command } from '@commander-js/extra-typings'
import { Option } from '@commander-js/extra-typings'
import { type CardData, CARDS, PAPERS, VERDICT_OF, wholeProofsOf } from '@nim/conjectures/cards'
import { CLAIM_KINDS, knownVerdict, VERDICTS } from '@nim/conjectures/format'
import { fittedTable } from '@nim/report/text'
import { OPTIONS } from '../arguments/options.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { note, print, printPage } from '../terminal/output.ts'

/** The maximum width of the list, in columns. */
const WIDTH = 100

/** Adds `nimlab claims`: lists the claims of the registry. */
export function addClaims(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('claims')
    .description('list the statements of the papers that nimlab can judge')
    .addOption(new Option('--paper <paper>', 'only statements of this paper').choices(PAPERS))
    .addOption(new Option('--kind <kind>', 'only statements of this kind').choices(CLAIM_KINDS))
    .addOption(
      new Option('--from <whom>', "only the papers' statements, or only nimlab's own").choices([
        'paper',
        'nimlab',
      ] as const),
    )
    .addOption(
      new Option(
        '--verdict <verdict>',
        'only claims with this stored verdict; proved means for all positions: by points in every default case, in words, or by Coq',
      ).choices(VERDICTS),
    )
    .option(
      '--search <text>',
      'only claims with this text in the id, alias, title, statement or source',
    )
    .addOption(OPTIONS.json())
    .addHelpText(
      'after',
      advancedHelp(`nimlab reads the verdicts from stored records. To compute them again, use nimlab check. --json
prints one JSON object for each claim.

More examples:
  nimlab claims --paper dh --kind theorem
  nimlab claims --search "slow-setnim"`),
    )
    .action(({ json, ...wanted }) => {
      const claims = CARDS.filter((claim) => isWanted(claim, wanted))
      if (json === true) {
        for (const claim of claims) print(JSON.stringify(describe(claim)))
      } else if (claims.length > 0) {
        printPage(
          fittedTable(
            ['id', 'kind', 'by', 'verdict', 'statement'],
            claims.map((claim) => [
              claim.alias === undefined ? claim.id : `${claim.id} (${claim.alias})`,
              claim.kind,
              claim.paperStatus ?? 'nimlab',
              verdictOf(claim.id) ?? '?',
              claim.title,
            ]),
            WIDTH,
          ),
        )
      }
      if (claims.length === 0) note('no registered claim matches')
      finish(EXIT.ok)
    })
}

const verdictOf = (id: string) => knownVerdict(VERDICT_OF[id], wholeProofsOf(id, VERDICT_OF[id]))

function isWanted(
  claim: CardData,
  wanted: {
    readonly paper?: string
    readonly kind?: string
    readonly from?: string
    readonly verdict?: string
    readonly search?: string
  },
): boolean {
  const { id, alias = '', title, statement, source } = claim
  const text = [id, alias, title, statement, source].join('\n').toLowerCase()
  return (
    (wanted.paper === undefined || claim.paper === wanted.paper) &&
    (wanted.kind === undefined || claim.kind === wanted.kind) &&
    (wanted.from === undefined || claim.by === wanted.from) &&
    (wanted.verdict === undefined || verdictOf(id) === wanted.verdict) &&
    (wanted.search === undefined || text.includes(wanted.search.toLowerCase()))
  )
}

/** A claim as data for scripts, without its code. */
export function describe(claim: CardData): Record<string, unknown> {
  const { id, alias, paper, by, kind, source, paperStatus, title, statement, decides, complexity } =
    claim
  return {
    id,
    alias: alias ?? null,
    paper,
    kind,
    source,
    by,
    paperStatus: paperStatus ?? null,
    verdict: VERDICT_OF[claim.id] ?? null,
    proved: wholeProofsOf(claim.id, VERDICT_OF[claim.id]),
    title,
    statement,
    conventions: claim.conventions,
    parameters: claim.parameters.map((parameter) => ({
      name: parameter.name,
      kind: parameter.kind,
      about: parameter.about,
    })),
    check: decides,
    complexity,
    prove: null,
  }
}
