import { type Block, heading, paragraphs, table } from '@nim/report/blocks'
import { type CoqCaseLine, isAccepted } from './coq-lines.ts'

const HEAD = ['case', 'theorem', 'theorems', 'seconds', 'the same of', 'digest']

/** The cases of claims that Coq accepts, as a page. */
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
      `Made of the lines that \`npm run proofs:coq\` writes: the default cases of claims with goals, up to four piles, each as \`nimlab prove CASE
--coq FILE\` writes it, \`--by points\` or, of numbers of positions, \`--by smt\`, and accepted by \`formal/check.sh FILE\`
with no assumption. Seconds of processor time; Coq takes 0.7 of them to load. The digest is that of the file, the first 12
digits of SHA-256: a row is measured anew when it changes, and \`.ci/long\` compiles all, one after the other, which takes
some ${Math.round(minutes)} minutes of a free processor. A file has one theorem for each goal of the case, and for numbers of
positions another, which says what they are; what the theorems say is in [formal/](../../formal/README.md). Where a goal
about P-positions or remoteness says that a strategy wins, the file says what the positions are, and the theorems NT_1_rule
and GMMV_M4 that the rule wins.`,
      `In its file, a number is the largest v ≥ 0 that satisfies a formula, at the position or at one below it. That v is at
most red_i(x) exactly if v ≤ x_i and Σ min(x_j,v) ≥ kv, and that x is reduced exactly if this is so of all x_i, is for all
n what follows from the theorems DH_L2_7 and DH_T2_3. The length of a play is a number that is 0 where no move is legal and that
moves lower: the formula says so at x, for all legal moves.`,
    ),
    table(
      HEAD,
      accepted.map(({ theorems, count, seconds, same, digest, ...line }) => [
        line.case,
        theorems.map((name) => `\`${name}\``).join(', '),
        String(count),
        seconds.toFixed(1),
        same.join('; '),
        digest,
      ]),
    ),
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
