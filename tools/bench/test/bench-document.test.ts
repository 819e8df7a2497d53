import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { benchDocument, indexDocument } from '../src/print/bench-document.ts'
import { INDEX, indexOfPages } from '../src/print/pages.ts'
import { benchText } from '../src/print/bench-text.ts'
import { processorOf } from '../src/processor.ts'
import type { Measured } from '../src/section.ts'

const CPUINFO =
  'cpu family\t: 6\nmodel\t\t: 85\nmodel name\t: x\nstepping\t: 7\nflags\t\t: sse avx2\n'
const machine = {
  processor: processorOf('Some CPU', CPUINFO, ['L2 1024K']),
  cores: 2,
  idle: 1.96,
  memoryGiB: 8,
  node: '20.0.0',
  v8: '11.3',
  compiler: 'g++ 12',
}
const sections: readonly Measured[] = [
  {
    title: 'Beside something',
    about: 'How it is measured.',
    head: ['entry', 'A/B'],
    rows: [['NIM(4,3)', '0.90']],
    criteria: [
      { demand: 'fast', measured: '0.90', met: true },
      { demand: 'small', measured: '9', met: false },
      { demand: 'quiet', measured: 'no core', met: null },
    ],
    remarks: [],
    records: [],
  },
  {
    title: 'In a browser',
    about: 'As above.',
    head: ['entry'],
    rows: [],
    criteria: [],
    remarks: ['It is left out: there is none.'],
    records: [],
  },
]

describe('the document', () => {
  const text = benchDocument(machine, 1, sections)

  it('names the machine and its tools', () => {
    expect(text).toContain(
      'Machine: Some CPU, family 6, model 85, stepping 7 (AVX2; L2 1024K), 2 cores, 8 GiB; Node 20.0.0 (V8 11.3); g++ 12. Idle when the run began: 2.0 cores.',
    )
  })

  it('answers every criterion with yes, no or not judged', () => {
    expect(text).toContain('| fast      | 0.90     | yes        |')
    expect(text).toContain('| small     | 9        | no         |')
    expect(text).toContain('| quiet     | no core  | not judged |')
  })

  it('gives the reason if a section has no table', () => {
    expect(text).toContain('## In a browser\n\nAs above.\n\nIt is left out: there is none.\n')
  })
})

describe('the index of the documents', () => {
  const text = benchDocument(machine, 1, sections)

  it('names each machine, links to its page, and repeats only its criteria', () => {
    const index = indexDocument([{ file: 'some-cpu.md', text }])
    expect(index).toContain(
      '## [Some CPU, family 6, model 85, stepping 7](performance/some-cpu.md)\n\nMachine: Some CPU,',
    )
    expect(index).toContain('| quiet     | no core  | not judged |')
    expect(index).not.toContain('Beside something')
  })

  it('equals the committed file', async () => {
    expect(await readFile(INDEX, 'utf8')).toBe(await indexOfPages())
  })

  it('rejects a page that is not a document', () => {
    expect(() => indexDocument([{ file: 'notes.md', text: '# Notes' }])).toThrow(/notes\.md/)
  })
})

describe('the output on the terminal', () => {
  it('consists of tables with their remarks, and then the criteria', () => {
    expect(benchText(sections)).toBe(`Beside something
entry      A/B
NIM(4,3)  0.90

In a browser
It is left out: there is none.

criterion  measured  met
fast       0.90      yes
small      9         no
quiet      no core   not judged`)
  })
})
