import { findCard } from '@nim/conjectures/cards'
import { type Block, heading, paragraphs, table } from '@nim/report/blocks'
import { byPaper } from './by-paper.ts'
import { type CoqCase, type CoqCaseLine, isAccepted } from './coq-lines.ts'

const HEAD = ['case', 'theorem', 'theorems', 'seconds', 'also for', 'digest']

/** The page that lists the cases of claims that Coq accepts. */
export function coqCasesBlocks(lines: readonly CoqCaseLine[]): Block[] {
  const accepted = lines.filter(isAccepted)
  const refuted = lines.flatMap((line) =>
    'refutedAt' in line ? [[line.case, line.refutedAt.join()]] : [],
  )
  const left = lines.flatMap((line) => ('why' in line ? [[line.case, line.why]] : []))
  const minutes = accepted.reduce((sum, { seconds }) => sum + seconds, 0) / 60
  return [
    heading(1, 'Cases that Coq accepts'),
    ...paragraphs(
      `This page contains the lines that \`npm run proofs:coq\` writes. They cover all default cases with up to four piles, for each claim that
has goals. \`nimlab prove CASE --coq FILE\` writes the file of a case, with \`--by points\`, or with \`--by smt\` for quantities.
\`formal/check.sh FILE\` accepts it without assumptions. Times are in seconds of processor time; Coq takes 0.7 s of this to load. The
digest consists of the first 12 digits of the SHA-256 of the file. If the digest changes, the row is measured again. \`.ci/long\`
compiles all files, one after the other, which takes about ${Math.round(minutes)} minutes on an idle processor. A file has one theorem for each goal of the
case. If the case is about quantities, the file has another theorem, which defines these quantities. [formal/](../../formal/README.md) explains the theorems. If a goal
about P-positions or remoteness says that a strategy wins, the file classifies the positions. The theorems NT_1_rule and GMMV_M4 say that
the strategy wins.`,
      `In such a file, a quantity is the largest v ≥ 0 that satisfies a formula at the position, or at a position below it. For example, v is at
most red_i(x) exactly if v ≤ x_i and Σ min(x_j,v) ≥ kv. The position x is reduced exactly if v = x_i satisfies this condition for all i.
For all n, both statements follow from the theorems DH_L2_7 and DH_T2_3. The length of a play is 0 if no move is legal, and each move lowers it. The formula
states this at x, for all legal moves.`,
    ),
    ...byPaper(accepted, claimOf).flatMap(([paper, own]) => [
      ...acceptedBlocks(`Lemmas of ${paper}`, own.filter(isLemma)),
      ...acceptedBlocks(
        `Theorems and other statements of ${paper}`,
        own.filter((line) => !isLemma(line)),
      ),
    ]),
    heading(2, 'Cases without a file'),
    ...paragraphs('These cases are refuted, so no file is written for them:'),
    table(['case', 'at'], refuted),
    ...(left.length === 0
      ? []
      : [
          ...paragraphs('No file is written for these cases, which solvers prove:'),
          table(['case', 'why'], left),
        ]),
  ]
}

/** The id of the claim, with which the text of the case begins. */
function claimOf(line: CoqCaseLine): string {
  return line.case.split(/[ :,]/)[0]!
}

function isLemma(line: CoqCase): boolean {
  return findCard(claimOf(line))?.kind === 'lemma'
}

function acceptedBlocks(title: string, lines: readonly CoqCase[]): Block[] {
  if (lines.length === 0) return []
  return [
    heading(2, title),
    table(
      HEAD,
      lines.map(({ theorems, count, seconds, same, digest, ...line }) => [
        line.case,
        theorems.map((name) => `\`${name}\``).join(', '),
        String(count),
        seconds.toFixed(1),
        same.join('; '),
        digest,
      ]),
    ),
  ]
}
