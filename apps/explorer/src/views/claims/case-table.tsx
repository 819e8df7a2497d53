import { formatCase } from '@nim/conjectures/format'
import type { CaseRecord } from '@nim/report/claims'
import type { JSX } from 'preact'
import { Head } from '../../parts/head.tsx'
import { domainWords, grouped } from './claim-words.ts'
import { VerdictMark } from './verdict-mark.tsx'

/**
 * A table of the committed verdict of every case. A link puts a case into the fields of the live
 * check.
 */
export function CaseTable({
  records,
  to,
}: {
  readonly records: readonly CaseRecord[]
  /** The address that puts the case into the fields. */
  readonly to: (record: CaseRecord) => string
}): JSX.Element {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="cases">
      <table class="cases">
        <Head
          columns={[
            'case',
            'domain',
            'verdict',
            { number: 'checked' },
            { number: 'failures' },
            'digest',
          ]}
        />
        <tbody>
          {records.map((record, i) => (
            <tr key={i}>
              <th scope="row">
                <a href={to(record)}>{formatCase(record.case) || 'the only one'}</a>
              </th>
              <td>{domainWords(record.domain)}</td>
              <td>
                <VerdictMark
                  verdict={record.verdict}
                  words={record.reading === 'remark' ? `${record.verdict} (remark)` : undefined}
                />
              </td>
              <td class="number">{grouped(record.checked)}</td>
              <td class="number">{grouped(record.failures)}</td>
              <td>
                <code title={record.digest}>{shortDigest(record.digest)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The number of digits of a digest that are shown. */
export function shortDigest(digest: string): string {
  return `${digest.slice(0, 'sha256:'.length + 12)}…`
}
