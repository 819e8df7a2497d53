import { markdownTable } from '@nim/report'
import type { Machine } from '../machine.ts'
import type { Measured } from '../section.ts'
import { CRITERIA_HEAD, criterionRow } from './bench-text.ts'

/** docs/performance.md. */
export function benchDocument(
  machine: Machine,
  rounds: number,
  sections: readonly Measured[],
): string {
  const criteria = sections.flatMap((section) => section.criteria)
  return `${[
    '# Performance',
    `Written by \`pnpm bench --write\`; nothing here is edited by hand. Times of one machine mean little on
another, so the main columns are ratios of programs that ran in turns on the same machine; every time is
the least of many, ${rounds} ${rounds === 1 ? 'round' : 'rounds'} of fresh processes each. Spreads are the least, the median and
the largest ratio of the rounds.`,
    machineText(machine),
    '## Criteria',
    markdownTable(CRITERIA_HEAD, criteria.map(criterionRow)),
    ...sections.flatMap(sectionParts),
  ].join('\n\n')}\n`
}

function machineText({ processor, cores, idle, memoryGiB, ...versions }: Machine): string {
  const { node, v8, compiler, python } = versions
  const programs = [`Node ${node} (V8 ${v8})`, compiler ?? 'no g++', python ?? 'no Python']
  const hardware = `${processor}, ${cores} ${cores === 1 ? 'core' : 'cores'}, ${memoryGiB} GiB`
  return `Machine: ${hardware}; ${programs.join('; ')}. Idle when the run began: ${idle.toFixed(1)} cores.`
}

function sectionParts({ title, about, head, rows, remarks }: Measured): string[] {
  const table = rows.length === 0 ? [] : [markdownTable(head, rows)]
  return [`## ${title}`, about, ...table, ...(remarks.length === 0 ? [] : [remarks.join(' ')])]
}
