import { formatCase } from '@nim/conjectures/format'
import type { CaseRecord } from '@nim/report/claims'
import type { JSX } from 'preact'
import { Head } from '../../parts/head.tsx'
import { domainWords, grouped } from './claim-words.ts'
import { VerdictMark } from './verdict-mark.tsx'

/** The committed verdict of every case, each with a link that puts it into the fields of the check. */
export function CaseTable({
  records,
  to,
}: {
  readonly records: readonly CaseRecord[]
  /** The address at which the case is asked. */
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

/** The first digits of a digest. */
export function shortDigest(digest: string): string {
  return `${digest.slice(0, 'sha256:'.length + 12)}…`
}
