import { CARDS, type CoqProof, coqProofOf, writtenProofOf } from '@nim/conjectures/cards'
import { WITHOUT_GOALS } from '@nim/conjectures/goals'
import { TESTED_VERSIONS } from '@nim/prover'
import { type Block, heading, paragraphs, table } from '@nim/report/blocks'
import type { SmtLine } from './smt-lines.ts'
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
 * The page on proofs for all positions: case by case by solvers, with links to the general proofs.
 *
 * @param isBuilt true if the list of cases in Coq exists beside the page
 */
export function proofsBlocks(lines: readonly SmtLine[], isBuilt: boolean): Block[] {
  const coqCases = isBuilt
    ? '[coq-cases.md](coq-cases.md) lists all with up to four piles.'
    : '[coq-cases.jsonl](coq-cases.jsonl) has all with up to four piles; `npm run site` makes a page of it.'
  return [
    heading(1, 'Proofs for all positions'),
    ...paragraphs(`\`npm run docs\` writes this page. There are four kinds of proof: at finitely many points, by an SMT solver case by case,
in words, and in Coq. Each kind is independent of the others. \`nimlab show CLAIM\` lists the proofs of a claim.`),
    heading(2, 'At finitely many points'),
    ...paragraphs(`\`nimlab prove CLAIM --by points\`; without \`--by\` this is tried first. [brute-force.md](brute-force.md) is the theorem,
[points.md](points.md) the games of the papers with the time of each, [wrong-formulas.log](wrong-formulas.log) a run
of 1,100 changed formulas against the checker, the exhaustive solver and SMT. The cases of claims that are proved so
are in [points.jsonl](../../packages/conjectures/results/points.jsonl), which \`npm run proved\` writes. With \`--coq FILE\`
a case becomes a theorem in Coq; ${coqCases}`),
    heading(2, 'By a solver'),
    ...paragraphs(
      `\`nimlab prove CLAIM --by smt\` on two threads. The queries include those that simplification alone settles, on which
\`nimlab recheck\` does not rely ([how](../decisions/015-conditions-as-they-are.md)). Before the
solver is asked, the formula, the same object, is compared with the solved game on a box, with the claim's own
check of that box, and with the formula in @nim/core; the record and the certificate name the box and the
digest of the formula. Seconds and memory of one machine, rounded; memory with the solver where it runs inside
nimlab. A refuted statement has its smallest counterexample; its queries are those before a model ended the run,
so their number varies.`,
      `The rows are the lines of [smt.jsonl](smt.jsonl). \`npm run proofs\` runs all of them anew. \`npm run proofs -- --only CLAIM\`, or
\`--only 'CLAIM CASE'\` by the first two columns, runs only what gives these rows; all other lines stay
as they were. Their seconds, memory and queries are those of the run that made them, which may have been on another
day, before the comparison on a box was part of it, and when cases that cannot occur were still generated and counted. A row
is never renewed by another version of its solver than the other rows of that solver have.`,
    ),
    table(['solver', 'version'], [...solverVersions(lines)]),
    ...paragraphs(`The tests of \`@nim/prover\` have run with these versions; for any other version, \`prove\` and \`recheck\` print a line that says so. Each run
first asks its solver questions whose answers are known, no matter which version it has.`),
    table(
      ['tested', 'versions'],
      Object.entries(TESTED_VERSIONS).map(([name, versions]) => [name, versions.join(', ')]),
    ),
    table(
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
    ),
    heading(2, 'Without goals'),
    ...paragraphs(
      '`show` says what the goals of a claim prove about it. These claims have no goals, because of the named obstacle:',
    ),
    table(
      ['claim', 'says', 'the obstacle'],
      proofRows((id) => {
        const why = WITHOUT_GOALS.get(id)
        return why === undefined ? null : [why]
      }),
    ),
    heading(2, 'Written'),
    ...paragraphs(`For all parameters and positions: \`nimlab prove CLAIM --by written\`. This looks for objections: the document
must exist and must name the statement it proves, and the claim and every statement \`NT-…\` that the
document names must hold on their default boxes by the exhaustive solver. The proof itself is read by people
only.`),
    table(
      ['claim', 'says', 'document', 'where', 'note'],
      proofRows((id) => {
        const proof = writtenProofOf(id)
        const name = proof?.file.replace('docs/proofs/', '')
        return proof === undefined ? null : [`[${name}](${name})`, proof.proves, partWords(proof)]
      }),
    ),
    heading(2, 'In Coq'),
    ...paragraphs(`For all parameters and positions, checked by the kernel, no axioms: \`nimlab prove CLAIM --by coq\` compiles
[formal/](../../formal/README.md); theorems in \`formal/theories/Headlines.v\`.`),
    table(
      ['claim', 'says', 'theorems', 'note'],
      proofRows((id) => {
        const proof = coqProofOf(id)
        return proof === undefined ? null : [proof.theorems.join(', '), partWords(proof)]
      }),
    ),
  ]
}

/** The part of the claim that a proof omits, or how its theorem relates to the claim. */
function partWords({ only, note }: Partial<Pick<CoqProof, 'only' | 'note'>>): string {
  return only === undefined ? (note ?? '') : `only ${only}`
}

/** Rows for the claims that have cells. The id and the title come first. */
function proofRows(cellsOf: (id: string) => readonly string[] | null): string[][] {
  return CARDS.flatMap(({ id, title }) => {
    const cells = cellsOf(id)
    return cells === null ? [] : [[id, title, ...cells]]
  })
}
