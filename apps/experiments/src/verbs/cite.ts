import type { Command } from '@commander-js/extra-typings'
import { type CardData, locatorOf, REFERENCES } from '@nim/conjectures/cards'
import { NIMLAB_VERSION } from '@nim/conjectures/version'
import { bibtex, escapeTex, nimlabBibtex } from '@nim/report'
import { selectCards } from '../arguments/select-claims.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { print } from '../terminal/output.ts'

/** Adds `nimlab cite`, which prints BibTeX entries for nimlab and for the papers of claims. */
export function addCite(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('cite')
    .description(
      'print BibTeX entries for nimlab and for the paper of a claim, with the location of the statement',
    )
    .argument('[ids...]', 'ids, aliases or globs of claims, or all')
    .addHelpText(
      'after',
      advancedHelp(`Without a claim, nimlab prints only its own entry. With a claim, a comment gives the location of the statement.

More examples:
  nimlab cite
  nimlab cite slow-setnim >> paper.bib`),
    )
    .action((names) => {
      const cards = selectCards(names)
      const papers = new Set(cards.map(({ paper }) => paper))
      const entries = [...papers].flatMap((paper) =>
        paper === 'nt' || paper === 'asked' ? [] : [bibtex(REFERENCES[paper])],
      )
      if (cards.length > 0) print(`${cards.map(citation).join('\n')}\n`)
      print([...entries, nimlabBibtex(NIMLAB_VERSION)].join('\n\n'))
      finish(EXIT.ok)
    })
}

/** The citation of the statement. BibTeX ignores text outside entries. */
function citation(card: CardData): string {
  const { paper } = card
  const key = paper === 'nt' || paper === 'asked' ? 'nimlab' : REFERENCES[paper].key
  return String.raw`% ${card.id}: \cite[${escapeTex(locatorOf(card))}]{${key}}`
}
