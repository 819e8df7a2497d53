import type { Command } from '@commander-js/extra-typings'
import { Option } from '@commander-js/extra-typings'
import { type CardData, CARDS } from '@nim/conjectures/cards'
import { provenanceWords } from '@nim/conjectures/format'
import { textTable } from '@nim/report'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { note, print } from '../terminal/output.ts'

const PAPERS = ['gmmv', 'dh', 'gn', 'v', 'nt'] as const
const KINDS = [
  'definition',
  'theorem',
  'lemma',
  'corollary',
  'proposition',
  'algorithm',
  'example',
  'table',
  'remark',
  'conjecture',
  'question',
] as const

/** `nimlab claims`: the registry. */
export function addClaims(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('claims')
    .description('list the statements of the papers that are held as executable claims')
    .addOption(new Option('--paper <paper>', 'only this paper').choices(PAPERS))
    .addOption(new Option('--kind <kind>', 'only statements of this kind').choices(KINDS))
    .option('--json', 'JSON Lines, one claim a line')
    .addHelpText('after', '\nExample:\n  nimlab claims --paper dh --kind theorem')
    .action(({ paper, kind, json }) => {
      const claims = CARDS.filter(
        (claim) =>
          (paper === undefined || claim.paper === paper) &&
          (kind === undefined || claim.kind === kind),
      )
      if (json === true) {
        for (const claim of claims) print(JSON.stringify(describe(claim)))
      } else if (claims.length > 0) {
        print(
          textTable(
            ['id', 'alias', 'kind', 'by', 'parameters', 'statement'],
            claims.map((claim) => [
              claim.id,
              claim.alias ?? '',
              claim.kind,
              provenanceWords(claim),
              claim.parameters.map(({ name }) => name).join(', '),
              claim.title,
            ]),
          ),
        )
      }
      if (claims.length === 0) note('no claim of that paper and kind is registered')
      finish(EXIT.ok)
    })
}

/** A claim as data for scripts: everything but the code. */
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
