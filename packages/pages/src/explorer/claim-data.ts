import type { VerdictRecord } from '@nim/conjectures'
import { CARDS } from '@nim/conjectures/cards'
import { claimIndex, claimPage, provedSummary } from '@nim/report/claims'
import type { ClaimRows } from '../claims/claim-data.ts'
import { type DataFile, inFiles } from './in-files.ts'

/** The lists of claims and of the words in their statements, and one page for each claim. */
export function claimData({ records, proved, findings, findingPages }: ClaimRows): {
  readonly lists: readonly DataFile[]
  readonly pages: readonly DataFile[]
} {
  const claims = CARDS.map((card) => {
    const own = records.filter(({ claim }) => claim === card.id)
    return { card, records: own, summary: provedSummary(card, own, proved) }
  })
  return {
    lists: [
      ...inFiles('claims/rows', claimIndex(claims.map(({ summary }) => summary))),
      ...inFiles(
        'claims/words',
        CARDS.map(({ id, statement }) => [id, statement]),
      ),
    ],
    pages: claims.map(({ card, summary, records: own }) => {
      const of = [...findings].filter(([, { claim }]) => claim === card.id)
      const page = {
        ...claimPage(card, summary, {
          records: own,
          findings: of.map(([id, data]) => ({ data, page: findingPages.get(id)! })),
        }),
        games: gamesOf(own),
      }
      return [`claims/pages/${card.id}.json`, page]
    }),
  }
}

/**
 * For each case with a position as its counterexample, the game of this position. The keys are the
 * numbers of the cases. Counterexamples without a known game are omitted.
 */
function gamesOf(records: readonly VerdictRecord[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    records.flatMap(({ counterexample, ruleset }, i) =>
      counterexample?.position === undefined || ruleset === undefined ? [] : [[i, ruleset]],
    ),
  )
}
