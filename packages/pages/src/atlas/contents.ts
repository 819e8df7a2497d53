import { findCard } from '@nim/conjectures/cards'
import { type Block, heading, paragraphs, table, type Words } from '@nim/report/blocks'
import { familyPages, isOther } from './family-pages.ts'
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
 * The first page of the atlas. It lists the families of games, with the number of proved, candidate
 * and open rows in each family.
 *
 * @param isBuilt true if the pages of families and games exist beside it
 */
export function contentsBlocks(atlas: Atlas, isBuilt: boolean): Block[] {
  const proved = atlas.rows.filter((row) => row.status === 'proved' && isOther(row))
  const proofs = atlas.all.filter(({ points }) => points !== undefined)
  const long = proofs.filter(({ points }) => points! > SHORT_POINTS)
  const isNew = (row: Row): boolean => proved.includes(row) && atlas.knownBy(row).length === 0
  const summaries = familyPages(atlas).map(({ file, title, rows }) => {
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
    ...paragraphs(`The atlas contains the results of [\`nimlab discover\`](../how-to/find-a-formula.md) for whole families of games. nimlab uses only the rules of
each game. A row is proved if it meets three conditions. First, its formula is right at finitely many points that decide it (NT-9).
Second, the independent checker accepts the certificate. Third, the exhaustive solver agrees on a box that is larger than the one from
which the formula was learned. A row with six or seven piles is also proved if a theorem for all n gives its formula. A candidate is
right on its boxes, and 1,000,000 tests at positions far outside these boxes do not refute it. A formula that is proved by points
contains no superfluous atom: replacing any atom by true or by false changes its meaning. nimlab did not test this for formulas with more than ${SHORT_POINTS.toLocaleString('en')} points (${long.length} of ${proofs.length}). The last column counts the
proved games for which neither the papers nor nimlab's own theorems give the outcome by a formula or rule.`),
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
        : `\`npm run site\` builds a page for each line of this table, and a page with pictures for each game. The
explorer (\`npm run explorer\`) shows the same games one by one.`,
      `NIM(n,k) is the same game as SN(n,{k}); ${namedTwice(atlas).length} of these games have a row under each name.`,
      paperWords(proved, atlas),
      `Other pages of the atlas have further results. [Grundy values and remoteness](values.md) lists these values for the same games.
[Questions](../questions.md) lists the questions of the papers, with the known answers. [Inclusions](inclusions.md) shows which
P-sets are equal, subsets of others, or intersections of two others. [Laws for all n](laws.md) shows what the formulas of similar
games have in common. nimlab tested these laws beyond the n for which formulas are known. [Games by shift rules](shifts.md) shows the
results of the search for shift rules, and where the search fails. [Hypergraph games and other values by shift rules](shift-games.md) shows the same for outcomes
of hypergraph games, Grundy values and remoteness.`,
      `\`npm run certificates\` writes the certificates of all rows, and of all cases of claims that points prove, into
\`certificates.jsonl.gz\`. With \`nimlab recheck --atlas\`, the independent checker judges each certificate. nimlab also compares the
statement that the certificate proves with its row, word for word.`,
      '`npm run atlas` writes this page from the data files in the same folder, which have one line for each game. Do not edit it by hand.',
    ),
  ]
}

/**
 * The number of games that the atlas proves and that no paper solved before, in words. Theorems of
 * nimlab do not count as papers.
 */
function paperWords(proved: readonly Row[], atlas: Atlas): Words {
  const rows = proved.filter((row) =>
    atlas.knownBy(row).every((id) => findCard(id)?.paper === 'nt'),
  )
  const games = new Set(rows.map(({ game }) => game)).size
  const ownTheorems = rows.filter((row) => atlas.knownBy(row).length > 0).length
  return `**In no paper:** ${games} of the games that are proved here have no formula or rule in the [papers](../papers) that nimlab contains.
They give ${rows.length} rows, because normal and misère play count separately. Of these rows, ${ownTheorems} also follow from nimlab's own
theorems (NT).`
}

/** The rows about NIM(n,k) for which the atlas also has a row about SN(n,{k}). */
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
