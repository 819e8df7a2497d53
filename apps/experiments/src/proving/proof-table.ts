import { formatCase } from '@nim/conjectures'
import { fittedTable, paragraph } from '@nim/report/text'
import type { ProofRecord } from './proof-record.ts'

const WIDTH = 100

/** Proof records as an aligned table, followed by the counterexamples and the missing items. */
export function proofTable(records: readonly ProofRecord[]): string {
  const counts = new Map<string, number>()
  for (const { verdict } of records) counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  return [
    fittedTable(
      ['claim', 'case', 'verdict', 'by', 'obligations', 'seconds', 'smallest counterexample'],
      records.map((record) => [
        record.claim,
        formatCase(record.case),
        record.verdict,
        by(record),
        record.method === 'smt' ? String(obligationsOf(record)) : '',
        record.seconds.toFixed(1),
        record.counterexample?.position?.join() ?? '',
      ]),
      WIDTH,
    ),
    ...[...new Set(records.flatMap(onlyWords))].map((words) => `\n${words}`),
    ...simplifiedWords(records),
    ...records.flatMap(remarks),
    '',
    [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', '),
  ].join('\n')
}

/** The total number of obligations of all goals. */
function obligationsOf({ goals }: ProofRecord): number {
  return goals.reduce((sum, { obligations }) => sum + obligations, 0)
}

function by({ method, solver, proof, points }: ProofRecord): string {
  if (method === 'points') {
    const proofs = points.flatMap((goal) => goal.proofs)
    const count = proofs.reduce((sum, each) => sum + each.points, 0)
    if (proofs.length === 0) return 'points'
    const boxes = points.flatMap(({ witness }) => (witness === null ? [] : [witness.max]))
    const isSolved = boxes.length > 0 && boxes.length === points.length
    return `${count} points, checked${isSolved ? `; box 0..${Math.min(...boxes)} solved` : ''}`
  }
  if (method === 'smt') return `smt, ${solver?.name ?? 'no solver'}`
  return `${method}: ${proof!.file}, ${proof!.proves}`
}

/** The lines about claims that are proved only in part. */
function onlyWords({ claim, only, verdict }: ProofRecord): string[] {
  if (only === null || verdict !== 'proved') return []
  return [paragraph(`only a part of ${claim} is proved: ${only}`, WIDTH)]
}

/** The line about obligations that no solver confirmed. */
function simplifiedWords(records: readonly ProofRecord[]): string[] {
  const goals = records.flatMap((record) => (record.verdict === 'proved' ? record.goals : []))
  const count = goals.reduce((sum, { simplified }) => sum + simplified, 0)
  if (count === 0) return []
  const words = `${count} of the obligations were settled by simplification alone, without a solver; nimlab recheck sends all of them to a solver`
  return ['', paragraph(words, WIDTH)]
}

function remarks(record: ProofRecord): string[] {
  const name = `${record.claim} ${formatCase(record.case)}`.trim()
  if (record.verdict === 'incomplete')
    return ['', paragraph(`${name} is incomplete: ${record.reason}`, WIDTH)]
  if (record.counterexample === null) return []
  const { position, expected, actual, explain } = record.counterexample
  return [
    '',
    paragraph(`${name} is refuted; the smallest counterexample is ${position!.join()}`, WIDTH),
    paragraph(`by the statement: ${expected}; by the rules: ${actual}`, WIDTH, '  '),
    paragraph(explain, WIDTH, '  '),
  ]
}
