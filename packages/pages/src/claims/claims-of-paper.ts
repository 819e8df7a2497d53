import { generalWaysOf } from '@nim/conjectures/cards'
import { CLAIM_KINDS, provenanceWords } from '@nim/conjectures/format'
import { type Block, heading, paragraphs, type Words } from '@nim/report/blocks'
import { type ClaimSummary, refutationWords, verdictWords } from '@nim/report/claims'
import { capital } from '@nim/report/text'

/**
 * The claims about one paper: an index of their kinds, then a list for each kind. Each item shows
 * the statement and the verdict, with the smallest counterexample. On a narrow screen, the site
 * folds the author of the claim and the checked domain.
 */
export function paperClaimsBlocks(
  summaries: readonly ClaimSummary[],
  paper: string,
  name: string,
): Block[] {
  const kinds = CLAIM_KINDS.map((kind) => ({
    title: capital(pluralOf(kind)),
    own: summaries.filter(({ claim }) => claim.paper === paper && claim.kind === kind),
  })).filter(({ own }) => own.length > 0)
  return [
    heading(1, `Claims: ${name}`),
    ...paragraphs(
      `[All claims](../claims.md) explains the verdicts. The [page of the paper](../papers/${paper}.md) contains the full statements.`,
      kinds
        .map(({ title, own }) => `[${title}](#${title.toLowerCase()}) (${own.length})`)
        .join(', '),
    ),
    ...kinds.flatMap(({ title, own }): Block[] => [
      heading(2, title),
      { kind: 'list', items: own.map((summary) => ({ depth: 0, words: itemWords(summary) })) },
    ]),
  ]
}

function itemWords(summary: ClaimSummary): Words {
  const { claim, domains, checked, refutation } = summary
  const { id, paper, title } = claim
  const verdict = [
    verdictWords(summary),
    ...(refutation === null ? [] : [`smallest counterexample ${refutationWords(refutation)}`]),
  ]
  const check = [
    provenanceWords(claim, generalWaysOf(id)),
    domains,
    `${checked.toLocaleString('en')} checked`,
  ]
  return `[${id}](../papers/${paper}.md#${id.toLowerCase()}) ${title} <details class="check"><summary>${verdict.join(' · ')}</summary>${check.join(' · ')}</details>`
}

function pluralOf(kind: string): string {
  return kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`
}
