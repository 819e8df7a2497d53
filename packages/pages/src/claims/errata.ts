import type { RefutationClass } from '@nim/conjectures'
import { REFUTATION_CLASSES } from '@nim/conjectures/format'
import type { FindingPage } from '@nim/report'
import type { ClaimSummary, Slip } from '@nim/report/claims'

/** One error of a paper. */
export interface Erratum {
  readonly class: RefutationClass
  /**
   * The ids of the claims that the error concerns. The claim whose page explains the error comes
   * first.
   */
  readonly ids: readonly string[]
  /** The number of these claims that the error refutes; 0 if the error is only a misprint. */
  readonly refuted: number
  /** The place of the erratum in the paper, if it differs from the place of the claim. */
  readonly at?: string
  readonly page: FindingPage
}

/** The explanations of errata, without the verdicts. */
export interface ErrataSources {
  /** The pages of docs/findings, by id. */
  readonly findings: ReadonlyMap<string, FindingPage>
  /** Errata that do not refute a claim, by the ids of their pages. */
  readonly slips: ReadonlyMap<string, Slip>
}

/** The parts of an erratum's page, in this order. */
export const ERRATUM_PARTS = ['Printed', 'What fails', 'Why', 'Correct'] as const

/**
 * The errata of these statements, by importance. Statements that share an error form one erratum.
 *
 * @throws RangeError if an erratum has no page, or if its page lacks one of {@link ERRATUM_PARTS}
 */
export function errataOf(summaries: readonly ClaimSummary[], sources: ErrataSources): Erratum[] {
  const errata = [...refutations(summaries, sources), ...slipsIn(summaries, sources)]
  return errata.sort(
    (a, b) => REFUTATION_CLASSES.indexOf(a.class) - REFUTATION_CLASSES.indexOf(b.class),
  )
}

function refutations(summaries: readonly ClaimSummary[], sources: ErrataSources): Erratum[] {
  const byCause = new Map<string, ClaimSummary[]>()
  for (const summary of summaries) {
    const { claim, flaw, verdict } = summary
    const isPrinted = claim.by === 'paper' && claim.kind !== 'question'
    if (verdict !== 'refuted' || !isPrinted) continue
    const cause = flaw?.cause ?? claim.id
    byCause.set(cause, [...(byCause.get(cause) ?? []), summary])
  }
  return [...byCause].map(([cause, of]) => {
    const main = of.find(({ claim }) => claim.id === cause) ?? of[0]!
    const rest = of.filter((summary) => summary !== main)
    return {
      class: main.flaw?.class ?? 'theorem',
      ids: [main, ...rest].map(({ claim }) => claim.id),
      refuted: of.length,
      page: pageOf(main.claim.id, sources),
    }
  })
}

function slipsIn(summaries: readonly ClaimSummary[], sources: ErrataSources): Erratum[] {
  return summaries.flatMap(({ claim: { id } }) =>
    [...sources.slips]
      .filter(([, { claim }]) => claim === id)
      .map(([page, slip]) => ({
        class: slip.class,
        ids: [id],
        refuted: 0,
        ...(slip.at === undefined ? {} : { at: slip.at }),
        page: pageOf(page, sources),
      })),
  )
}

function pageOf(id: string, { findings }: ErrataSources): FindingPage {
  const page = findings.get(id)
  if (page === undefined) throw new RangeError(`the erratum ${id} has no page in docs/findings`)
  for (const label of ERRATUM_PARTS) {
    if (page.parts.has(label)) continue
    throw new RangeError(`docs/findings/${id}.md has no part: ${label}`)
  }
  return page
}
