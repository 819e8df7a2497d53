import type { VerdictRecord } from '@nim/conjectures'
import { table, type TableBlock } from '@nim/report/blocks'

/** The boxes in which GMMV-C1 was judged, as the table of docs/m-critical.md. */
export function mCriticalTable(records: readonly VerdictRecord[]): TableBlock {
  const rows = records.filter(({ claim }) => claim === 'GMMV-C1').map(rowOf)
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
  const m = /^the position is (\d+)-critical/.exec(counterexample?.explain ?? '')?.[1]
  const first = m === undefined ? 'none' : `$(${counterexample!.position!.join()})$, $m=${m}$`
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
