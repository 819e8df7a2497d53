import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { solve, type Table } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import type { Ruleset } from '@nim/core/rules'
import { counterexampleSlices, type ReportFigure } from '@nim/report/report'

const RECORDS = 'packages/conjectures/results/check-all.jsonl'
const FINDINGS = 'docs/findings'
/** The maximum number of positions in a box for which a figure is drawn. */
const MOST_POSITIONS = 6_000_000

/**
 * The figures for the pages in docs/findings whose counterexample is a position of a game with
 * interchangeable piles, in normal play. A figure shows the remoteness around the position, which
 * is computed from the rules. The key of a figure is the path of its page.
 */
export function findingFigures(root: string): Map<string, ReportFigure> {
  const records = readFileSync(join(root, RECORDS), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as VerdictRecord)
  const figures = new Map<string, ReportFigure>()
  for (const record of records) {
    const page = join(FINDINGS, `${record.claim}.md`)
    if (figures.has(page) || !existsSync(join(root, page))) continue
    const [figure] = counterexampleSlices([record], { solve: remotenessOf })
    if (figure === undefined) continue
    // this leaves out the sentence that has a meaning only in a report
    const caption = figure.caption.replace(/ What the statement .*/, '')
    figures.set(page, { ...figure, caption })
  }
  return figures
}

function remotenessOf(ruleset: Ruleset, max: number): Table | null {
  if (positions(ruleset.piles, max) > MOST_POSITIONS) return null
  return solve(ruleset, { max }, { value: 'remoteness' })
}

function positions(piles: number, max: number): number {
  return Array.from({ length: piles }, (_, i) => (max + i + 1) / (i + 1)).reduce((a, b) => a * b, 1)
}
