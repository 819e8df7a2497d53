import { describe, expect, it } from 'vitest'
import { benchDocument } from '../src/print/bench-document.ts'
import { benchText } from '../src/print/bench-text.ts'
import type { Measured } from '../src/section.ts'

const machine = {
  processor: 'Some CPU',
  cores: 2,
  idle: 1.96,
  memoryGiB: 8,
  node: '20.0.0',
  v8: '11.3',
  compiler: 'g++ 12',
  python: null,
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

  it('names the machine, and what is missing on it', () => {
    expect(text).toContain(
      'Machine: Some CPU, 2 cores, 8 GiB; Node 20.0.0 (V8 11.3); g++ 12; no Python. Idle when the run began: 2.0 cores.',
    )
  })

  it('answers every criterion by yes, no or not judged', () => {
    expect(text).toContain('| fast      | 0.90     | yes        |')
    expect(text).toContain('| small     | 9        | no         |')
    expect(text).toContain('| quiet     | no core  | not judged |')
  })

  it('says why a section has no table', () => {
    expect(text).toContain('## In a browser\n\nAs above.\n\nIt is left out: there is none.\n')
  })
})

describe('the text on the terminal', () => {
  it('is tables with their remarks, then the criteria', () => {
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
