import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { solve } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import { counterexampleSlices, type ReportFigure } from '@nim/report/report'

const RECORDS = 'packages/conjectures/results/check-all.jsonl'
const FINDINGS = 'docs/findings'
/** Larger boxes than this have no figure. */
const MOST_POSITIONS = 3_000_000

/**
 * For each page of docs/findings whose counterexample is a position of a game with interchangeable
 * piles: the remoteness around it, solved now from the rules. By path of the page.
 */
export function findingFigures(root: string): Map<string, ReportFigure> {
  const pages = new Set(readdirSync(join(root, FINDINGS)))
  const records = readFileSync(join(root, RECORDS), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as VerdictRecord)
    .filter(({ claim }) => pages.has(`${claim}.md`))
  const figures = new Map<string, ReportFigure>()
  for (const record of records) {
    const page = join(FINDINGS, `${record.claim}.md`)
    if (figures.has(page)) continue
    const [figure] = counterexampleSlices([record], {
      most: 1,
      solve: (ruleset, max) => {
        const box = { max }
        return positions(ruleset.piles, max) > MOST_POSITIONS
          ? null
          : solve(ruleset, box, { value: 'remoteness' })
      },
    })
    if (figure !== undefined) figures.set(page, figure)
  }
  return figures
}

function positions(piles: number, max: number): number {
  return Array.from({ length: piles }, (_, i) => (max + i + 1) / (i + 1)).reduce((a, b) => a * b, 1)
}
