import { findCard } from '@nim/conjectures/cards'
import { type Block, heading, paragraphs, table, type Words } from '@nim/report/blocks'
import { gamePages, isOther } from './game-pages.ts'
import { SHORT_POINTS } from './limits.ts'
import { type Atlas, isSame, type Row } from './rows.ts'

const HEAD = [
  'games',
  'in all',
  'proved',
  'candidate',
  'open',
  'proved in Coq too',
  'proved, not known before',
]

/**
 * The first page of the atlas: its contents, and how much of them is proved.
 *
 * @param isBuilt true if the pages by game exist beside it
 */
export function contentsBlocks(atlas: Atlas, isBuilt: boolean): Block[] {
  const proved = atlas.rows.filter((row) => row.status === 'proved' && isOther(row))
  const proofs = atlas.all.filter(({ points }) => points !== undefined)
  const long = proofs.filter(({ points }) => points! > SHORT_POINTS)
  const isNew = (row: Row): boolean => proved.includes(row) && atlas.knownBy(row).length === 0
  const summaries = gamePages(atlas).map(({ file, title, rows }) => {
    const count = (status: Row['status']): number =>
      rows.filter((row) => row.status === status).length
    return {
      title: isBuilt ? `[${title}](${file})` : title,
      counts: [
        rows.length,
        count('proved'),
        count('candidate'),
        count('open'),
        rows.filter((row) => atlas.coqOf(row) !== undefined).length,
        rows.filter(isNew).length,
      ],
    }
  })
  const sums = summaries[0]!.counts.map((_, i) =>
    summaries.reduce((sum, { counts }) => sum + counts[i]!, 0),
  )
  return [
    heading(1, 'Atlas'),
    ...paragraphs(`What [\`nimlab discover\`](../how-to/find-a-formula.md) finds about whole families of games, from their rules alone. A row is
proved if its formula is right at finitely many points that decide it (NT-9), the independent checker accepts the
certificate, and the exhaustive solver agrees on a box beyond the one it was learned from. A row on six or seven piles is also
proved if a theorem for all n gives its formula. A candidate is right on its boxes, and 1,000,000 probes far outside do
not refute it. If points prove a formula, replacing one of its atoms by true or by false
changes it. nimlab did not try this for formulas with more than ${SHORT_POINTS.toLocaleString('en')} points (${long.length} of ${proofs.length}). The last column counts those for which
neither the papers nor nimlab's own theorems give the outcome by a formula or rule.`),
    table(
      HEAD,
      [...summaries, { title: 'together', counts: sums }].map(({ title, counts }) => [
        title,
        ...counts.map(String),
      ]),
    ),
    ...paragraphs(
      isBuilt
        ? ''
        : `\`npm run site\` builds a page for each line of this table, with a section and a picture for each game. The
explorer (\`npm run explorer\`) shows the same games one by one.`,
      `NIM(n,k) is SN(n,{k}): ${namedTwice(atlas).length} of its games have a row under either name.`,
      paperWords(proved, atlas),
      `[Grundy values and remoteness](values.md) of these games, and what is known about [questions](../questions.md) that
were asked. [Inclusions](inclusions.md): which of these P-sets are equal, subsets of others, or intersections of two others. [Laws for all n](laws.md):
what formulas of games of one shape have in common, tested beyond the n for which they are known.
[Games by shift rules](shifts.md): what the search for shift rules finds, and where it fails.
[Hypergraph games and other values by shift rules](shift-games.md): the same for outcomes of hypergraph games, Grundy values and remoteness.`,
      `\`npm run certificates\` writes the certificates of all rows, and of all cases of claims that points prove, into
\`certificates.jsonl.gz\`. \`nimlab recheck --atlas\` has the independent checker judge each of them, and compares the statement that it
proves with its row, word for word.`,
      'Written by `npm run atlas` from the data beside this page, with one line for each game; no part is edited by hand.',
    ),
  ]
}

/**
 * The number of games that are proved here and were not solved before, except by theorems of
 * nimlab.
 */
function paperWords(proved: readonly Row[], atlas: Atlas): Words {
  const rows = proved.filter((row) =>
    atlas.knownBy(row).every((id) => findCard(id)?.paper === 'nt'),
  )
  const games = new Set(rows.map(({ game }) => game)).size
  const ownTheorems = rows.filter((row) => atlas.knownBy(row).length > 0).length
  return `**In no paper:** ${games} of these games, ${rows.length} with normal and misère play counted apart, are proved here and
described by none of the [papers](../papers) that nimlab has, by a formula or a rule; ${ownTheorems} of the ${rows.length} follow from theorems of
nimlab too (NT).`
}

/** The rows on NIM(n,k) for which there is also a row on SN(n,{k}). */
function namedTwice({ rows }: Atlas): Row[] {
  return rows.filter(
    (row) =>
      row.ruleset.kind === 'NIM' &&
      rows.some(
        ({ ruleset, play }) =>
          ruleset.kind === 'SN' && play === row.play && isSame(ruleset, row.ruleset),
      ),
  )
}
