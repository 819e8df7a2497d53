import { type Block, heading, paragraphs, table } from '@nim/report/blocks'
import { type ClaimSummary, verdictWords } from '@nim/report/claims'
import type { ErrataSources } from './errata.ts'
import { errataCounts, PAPER_NAMES, verdictCounts } from './verdict-counts.ts'

/** The page that lists every claim with its verdict: counts, then a table for each paper. */
export function claimsBlocks(summaries: readonly ClaimSummary[], errata: ErrataSources): Block[] {
  return [
    ...introduction(summaries, errata),
    ...paragraphs('`npm run site` builds a page for each paper, with domains and counterexamples.'),
    ...Object.entries(PAPER_NAMES).flatMap(([paper, name]) => [
      heading(2, name),
      claimTable(claimsOf(summaries, paper)),
    ]),
  ]
}

/** The page of the site that leads to the pages of `paperClaimsBlocks`. */
export function claimsIndexBlocks(
  summaries: readonly ClaimSummary[],
  errata: ErrataSources,
): Block[] {
  return [
    ...introduction(summaries, errata),
    heading(2, 'All claims, by paper'),
    table(
      ['paper', 'claims'],
      Object.entries(PAPER_NAMES).map(([paper, name]) => [
        `[${name}](claims/${paper}.md)`,
        String(claimsOf(summaries, paper).length),
      ]),
    ),
  ]
}

function claimsOf(summaries: readonly ClaimSummary[], paper: string): ClaimSummary[] {
  return summaries.filter(({ claim }) => claim.paper === paper)
}

function claimTable(summaries: readonly ClaimSummary[]): Block {
  return table(
    ['id', 'statement', 'verdict'],
    summaries.map((summary) => {
      const { id, paper, title } = summary.claim
      return [`[${id}](papers/${paper}.md#${id.toLowerCase()})`, title, verdictWords(summary)]
    }),
  )
}

function introduction(summaries: readonly ClaimSummary[], errata: ErrataSources): Block[] {
  const pages = Object.entries(PAPER_NAMES).map(([paper, name]) => `[${name}](papers/${paper}.md)`)
  return [
    heading(1, 'Claims'),
    ...paragraphs(
      'This page lists every statement of the papers, with the verdict that `nimlab check all` computes. `holds` refers only to the stated domain, never to all positions. `proved by points` refers to all positions of every case: the formula is correct at a finite set of positions, and these decide it for all positions ([how](proofs/brute-force.md), `nimlab prove CLAIM --by points`). A claim with several cases (values of n and k, parts) is `refuted` if one of its cases is refuted. If the printed text allows several readings, the verdict is that of the principal reading, and the others are remarks. A question is `answered` if proofs or counterexamples settle everything that the paper asks. It is `reduced` if they settle only a part, and `open` if no case is decided. Ids that end in `-fix` belong to corrected statements.',
      `\`npm run docs\` writes this page from the registry, and from \`check-all.jsonl\` and \`points.jsonl\` in \`packages/conjectures/results\`. The pages of the papers contain more details, and each has a list of errata: ${pages.join(', ')}.`,
    ),
    verdictCounts(summaries),
    errataCounts(summaries, errata),
  ]
}
