import { CARDS, type CoqProof, coqProofOf, writtenProofOf } from '@nim/conjectures/cards'
import { WITHOUT_GOALS } from '@nim/conjectures/goals'
import { TESTED_VERSIONS } from '@nim/prover'
import { type Block, heading, paragraphs, table } from '@nim/report/blocks'
import type { SmtLine } from './smt-lines.ts'
import { byPaper } from './by-paper.ts'
import { solverVersions } from './smt-runs.ts'

const HEAD = [
  'claim',
  'case',
  'solver',
  'verdict',
  'counterexample',
  'queries',
  'seconds',
  'memory',
]

/**
 * The page on proofs for all positions. The page lists the cases that solvers prove, and links to
 * the general proofs.
 *
 * @param isBuilt true if the list of cases in Coq exists beside the page
 */
export function proofsBlocks(lines: readonly SmtLine[], isBuilt: boolean): Block[] {
  const coqCases = isBuilt
    ? '[coq-cases.md](coq-cases.md) lists all cases with up to four piles.'
    : '[coq-cases.jsonl](coq-cases.jsonl) lists all cases with up to four piles; `npm run site` builds a page from it.'
  return [
    heading(1, 'Proofs for all positions'),
    ...paragraphs(`\`npm run docs\` writes this page. There are four kinds of proof: at finitely many points, by an SMT solver case by case,
in words, and in Coq. Each kind is independent of the others. \`nimlab show CLAIM\` lists the proofs of a claim.`),
    heading(2, 'At finitely many points'),
    ...paragraphs(`\`nimlab prove CLAIM --by points\` proves a claim in this way. Without \`--by\`, nimlab tries this kind of proof first.
[brute-force.md](brute-force.md) contains the theorem. [points.md](points.md) lists the games of the papers, with the time for each
game. [wrong-formulas.log](wrong-formulas.log) is a test with 1,100 changed formulas: the checker, the exhaustive solver and an SMT
solver judged each of them. [points.jsonl](../../packages/conjectures/results/points.jsonl) lists the proved cases of claims;
\`npm run proved\` writes it. \`--coq FILE\` writes a case as a theorem in Coq. ${coqCases}`),
    heading(2, 'By a solver'),
    ...paragraphs(
      `The rows come from \`nimlab prove CLAIM --by smt\` on two threads. The queries include those that simplification alone settles;
\`nimlab recheck\` does not rely on simplification ([how](../decisions/015-conditions-as-they-are.md)). Before nimlab asks the
solver, it compares the formula with the solved game on a box, with the claim's own check of this box, and with the formula in
@nim/core. The record and the certificate name the box and the digest of the formula. Seconds and memory were measured on one machine
and are rounded. The memory includes the solver if it runs inside nimlab. For a refuted statement, the table has the smallest counterexample. The
run for such a statement ended as soon as the solver found a model, so the number of queries varies.`,
      `Each row is a line of [smt.jsonl](smt.jsonl). \`npm run proofs\` runs all of them again. \`npm run proofs -- --only CLAIM\` runs
only the rows of a claim. \`--only 'CLAIM CASE'\` runs only the rows with these texts in the first two columns. All other rows keep
their seconds, memory and queries. They can come from an older run, which made no comparison on a box and included cases that
cannot occur. All rows of a solver come from the same version of that solver.`,
    ),
    table(['solver', 'version'], [...solverVersions(lines)]),
    ...paragraphs(`The tests of \`@nim/prover\` have run with the versions in the next table. For any other version, \`prove\` and \`recheck\` print a
warning. With every version, each run first asks the solver control questions, whose answers are known.`),
    table(
      ['tested', 'versions'],
      Object.entries(TESTED_VERSIONS).map(([name, versions]) => [name, versions.join(', ')]),
    ),
    ...byPaper(lines, ({ claim }) => claim).flatMap(([paper, own]) => [
      heading(3, `Statements of ${paper}`),
      smtTable(own),
    ]),
    heading(2, 'Without goals'),
    ...paragraphs(
      '`nimlab show` prints what the goals of a claim prove about it. The following claims have no goals. The last column gives the reason:',
    ),
    table(
      ['claim', 'says', 'the obstacle'],
      proofRows((id) => {
        const why = WITHOUT_GOALS.get(id)
        return why === undefined ? null : [why]
      }),
    ),
    heading(2, 'Written'),
    ...paragraphs(`These proofs hold for all parameters and positions. \`nimlab prove CLAIM --by written\` looks for objections. The document must
exist, and it must name the statement that it proves. The exhaustive solver checks the claim, and every statement \`NT-…\` that the
document names, on their default boxes. Only people read the proof itself.`),
    table(
      ['claim', 'says', 'document', 'where', 'note'],
      proofRows((id) => {
        const proof = writtenProofOf(id)
        const name = proof?.file.replace('docs/proofs/', '')
        return proof === undefined ? null : [`[${name}](${name})`, proof.proves, partWords(proof)]
      }),
    ),
    heading(2, 'In Coq'),
    ...paragraphs(`These proofs hold for all parameters and positions. Coq's kernel checks them, and they use no axioms.
\`nimlab prove CLAIM --by coq\` compiles [formal/](../../formal/README.md). The theorems are in
\`formal/theories/Headlines.v\`.`),
    table(
      ['claim', 'says', 'theorems', 'note'],
      proofRows((id) => {
        const proof = coqProofOf(id)
        return proof === undefined ? null : [proof.theorems.join(', '), partWords(proof)]
      }),
    ),
  ]
}

function smtTable(lines: readonly SmtLine[]): Block {
  return table(
    HEAD,
    lines.map(({ case: theCase, claim, solver, verdict, counterexample, ...numbers }) => [
      claim,
      theCase,
      solver,
      verdict,
      counterexample,
      String(numbers.queries),
      numbers.seconds,
      numbers.memory,
    ]),
  )
}

/** The part of the claim to which the proof is limited, or how its theorem relates to the claim. */
function partWords({ only, note }: Partial<Pick<CoqProof, 'only' | 'note'>>): string {
  return only === undefined ? (note ?? '') : `only ${only}`
}

/** A row for each claim for which `cellsOf` returns cells. The id and the title come first. */
function proofRows(cellsOf: (id: string) => readonly string[] | null): string[][] {
  return CARDS.flatMap(({ id, title }) => {
    const cells = cellsOf(id)
    return cells === null ? [] : [[id, title, ...cells]]
  })
}
