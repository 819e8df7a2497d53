import { markdownTable } from '@nim/report/text'
import type { Machine } from '../machine.ts'
import type { Measured } from '../section.ts'
import { CRITERIA_HEAD, criterionRow } from './bench-text.ts'

const TITLE = '# Performance on '
const MACHINE = 'Machine: '
const CRITERIA = '## Criteria'

/** A page of docs/performance, with the measurements of one processor. */
export function benchDocument(
  machine: Machine,
  rounds: number,
  sections: readonly Measured[],
): string {
  const criteria = sections.flatMap((section) => section.criteria)
  return `${[
    `${TITLE}${machine.processor.title}`,
    `\`npm run bench -- --write\` wrote this page. Times on one machine say little about another machine. So the main
columns are ratios of programs that ran alternately on the same machine. Every time is the minimum of many runs, in
${rounds} ${rounds === 1 ? 'round' : 'rounds'} of fresh processes. A spread consists of the smallest, the median and the largest ratio of the rounds.`,
    machineText(machine),
    CRITERIA,
    markdownTable(CRITERIA_HEAD, criteria.map(criterionRow)),
    ...sections.flatMap(sectionParts),
  ].join('\n\n')}\n`
}

/** A page of docs/performance, by the name of its file. */
export interface ProcessorPage {
  readonly file: string
  readonly text: string
}

/** The text of docs/performance.md: the machine and the criteria of every page. */
export function indexDocument(pages: readonly ProcessorPage[]): string {
  return `${[
    '# Performance',
    `\`npm run bench -- --write\` writes this page, and one page for each processor. The benchmark compares the solver with C++ programs,
on one thread, on two threads and layer by layer. It also measures the checks of claims. Times on one machine say little about another
machine. Ratios vary less, but they vary too. Each page is the record of one run.`,
    ...pages.flatMap(indexParts),
  ].join('\n\n')}\n`
}

function indexParts({ file, text }: ProcessorPage): string[] {
  const parts = text.split('\n\n').map((part) => part.trim())
  const title = parts.find((part) => part.startsWith(TITLE))
  const machine = parts.find((part) => part.startsWith(MACHINE))
  const criteria = parts[parts.indexOf(CRITERIA) + 1]
  if (title === undefined || machine === undefined || !criteria?.startsWith('|')) {
    throw new Error(`docs/performance/${file} is not a page of the bench`)
  }
  return [`## [${title.slice(TITLE.length)}](performance/${file})`, machine, criteria]
}

function machineText({ processor, cores, idle, memoryGiB, ...versions }: Machine): string {
  const { node, v8, compiler } = versions
  const programs = [`Node ${node} (V8 ${v8})`, compiler ?? 'no g++']
  const details = processor.details === '' ? '' : ` (${processor.details})`
  const hardware = `${cores} ${cores === 1 ? 'core' : 'cores'}, ${memoryGiB} GiB`
  return `${MACHINE}${processor.title}${details}, ${hardware}; ${programs.join('; ')}. Idle when the run began: ${idle.toFixed(1)} cores.`
}

function sectionParts({ title, about, head, rows, remarks }: Measured): string[] {
  const table = rows.length === 0 ? [] : [markdownTable(head, rows)]
  return [`## ${title}`, about, ...table, ...(remarks.length === 0 ? [] : [remarks.join(' ')])]
}
