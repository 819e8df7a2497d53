import { type IntegerSequence, oeisData, oeisOffset } from '@nim/report'
import type { JSX } from 'preact'
import { OeisLink } from '../../parts/oeis-link.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { sequenceFiles } from './sequence-files.ts'

/** Shows a sequence in the format of the OEIS, and offers it as files. */
export function SequencePage({
  sequence,
  file,
}: {
  readonly sequence: IntegerSequence
  /** The base name of the files. */
  readonly file: string
}): JSX.Element {
  const data = oeisData(sequence)
  return (
    <>
      <p class="name">{sequence.name}</p>
      <p class="data">
        <code>{data}</code>
      </p>
      <p>
        <OeisLink terms={sequence.terms} />
      </p>
      <p class="hint">
        OEIS offset {oeisOffset(sequence)}; {sequence.terms.length} terms, {data.split(',').length}{' '}
        of them in the data line
      </p>
      <Downloads files={sequenceFiles(file, sequence)} />
    </>
  )
}
