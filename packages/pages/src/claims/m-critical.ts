import type { VerdictRecord } from '@nim/conjectures'
import { findCard } from '@nim/conjectures/cards'
import { table, type TableBlock } from '@nim/report/blocks'

/**
 * The table of docs/m-critical.md, which lists the boxes in which a conjecture about m-critical
 * positions (GMMV-C1) was judged.
 */
export function mCriticalTable(records: readonly VerdictRecord[]): TableBlock {
  const rows = records.filter(isOfBox).map(rowOf)
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

/**
 * True if the record is about a conjecture that is judged on a box. Corrections have no row in the
 * table, because they are theorems. Families have no row either.
 */
function isOfBox({ claim, domain }: VerdictRecord): boolean {
  return findCard(claim)!.kind === 'conjecture' && domain.kind === 'box'
}

/** The m of the position that violates a bound; undefined if no position violates a bound. */
function violatedAt({ counterexample }: VerdictRecord): number | undefined {
  const { stated, position } = counterexample ?? {}
  const R = stated?.find(
    (one) => one.fact === 'remoteness' && one.position.join() === position?.join(),
  )
  return R === undefined ? undefined : Number(R.value)
}

/** True if docs/proofs/m-critical.md proves part (b) of GMMV-C1 for NIM(n,k). */
function isProved(n: number, k: number): boolean {
  return k === 1 || k === n - 1 || (n === 4 && k === 2)
}

/**
 * A table with a cell for each NIM(n,k). The cell shows an m at which GMMV-C1 is violated, if such
 * an m is known. This m comes from the game's own box, or from a game with smaller n (Lemma 6).
 */
export function violationsTable(records: readonly VerdictRecord[]): TableBlock {
  const printed = records.filter(
    (record) => isOfBox(record) && findCard(record.claim)!.by === 'paper',
  )
  const sizes = [...new Set(printed.map(({ case: { n } }) => Number(n)))].toSorted((a, b) => a - b)
  const columns = sizes.map((n) => n - 1)
  // For each k, contains the m that follows from a game with fewer piles.
  const inheritedAt = new Map<number, number>()
  const rows = sizes.map((n) => {
    const cells = columns.map((k) => {
      const record = printed.find(({ case: of }) => of['n'] === n && of['k'] === k)
      if (record === undefined) return ''
      const [own, inherited] = [violatedAt(record), inheritedAt.get(k)]
      if (own !== undefined) inheritedAt.set(k, own)
      if (own !== undefined) return `$${own}$`
      if (inherited !== undefined) return `$(${inherited})$`
      const { domain } = record
      return isProved(n, k) ? 'proved' : `$\\le${domain.kind === 'box' ? domain.max : ''}$`
    })
    return [`$${n}$`, ...cells]
  })
  return table(['$n$', ...columns.map((k) => `$k=${k}$`)], rows)
}

function rowOf(record: VerdictRecord): string[] {
  const { case: parameters, domain, verdict, failures, counterexample, data } = record
  const m = violatedAt(record)
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
