import type { VerdictRecord } from '@nim/conjectures'
import { findCard } from '@nim/conjectures/cards'
import { table, type TableBlock } from '@nim/report/blocks'

/** The boxes in which a conjecture on m-critical positions was judged, GMMV-C1, as the table of docs/m-critical.md. */
export function mCriticalTable(records: readonly VerdictRecord[]): TableBlock {
  // of the corrections, which are theorems, there is no table
  const rows = records.filter(({ claim }) => findCard(claim)!.kind === 'conjecture').map(rowOf)
  return {
    ...table(
      [
        '$n$',
        '$k$',
        '$B$',
        'positions',
        'verdict, violations',
        'first violation',
        'largest excess',
      ],
      rows,
    ),
    align: ['left', 'left', 'left', 'right', 'left', 'left', 'left'],
  }
}

function rowOf(record: VerdictRecord): string[] {
  const { case: parameters, domain, verdict, failures, counterexample, data } = record
  const m = counterexample?.stated?.find(
    (one) => one.fact === 'remoteness' && one.position.join() === counterexample.position?.join(),
  )?.value
  const first =
    m === undefined ? 'none' : `$(${counterexample!.position!.join()})$, $m=${String(m)}$`
  const { positions, mostExcess } = data!
  return [
    `$${parameters['n']}$`,
    `$${parameters['k']}$`,
    `$${domain.kind === 'box' ? domain.max : ''}$`,
    String(positions).replaceAll(/\B(?=(\d{3})+$)/g, ' '),
    failures === 0 ? verdict : `${verdict}, ${failures}`,
    first,
    `$${mostExcess}$`,
  ]
}
