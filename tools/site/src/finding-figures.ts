import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { solve, type Table } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import { parseRuleset, type Ruleset } from '@nim/core/rules'
import { counterexampleSlices, type ReportFigure } from '@nim/report/report'

const RECORDS = 'packages/conjectures/results/check-all.jsonl'
const FINDINGS = 'docs/findings'
/** Larger boxes than this have no figure. */
const MOST_POSITIONS = 6_000_000
const GAME = /(?:NIM|SN|MOORE|SUB)\([^)]*\)/

/**
 * For each page of docs/findings whose counterexample is a position of a game with interchangeable
 * piles, in normal play: the remoteness around it, solved now from the rules. By path of the page. The
 * game is that of the case, else the first that the page names.
 */
export function findingFigures(root: string): Map<string, ReportFigure> {
  const texts = new Map(
    readdirSync(join(root, FINDINGS)).map((name) => {
      const page = join(FINDINGS, name)
      return [page, readFileSync(join(root, page), 'utf8')]
    }),
  )
  const records = readFileSync(join(root, RECORDS), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as VerdictRecord)
  const figures = new Map<string, ReportFigure>()
  for (const record of records) {
    const page = join(FINDINGS, `${record.claim}.md`)
    const text = texts.get(page)
    if (text === undefined || text.includes('misère') || figures.has(page)) continue
    const game = gameNamed(text, record.claim)
    const [figure] = [
      ...counterexampleSlices([record], { solve: remotenessOf }),
      ...counterexampleSlices([record], { solve: remotenessOf, rulesetOf: () => game }),
    ]
    if (figure === undefined) continue
    // what it says of the place in a report
    const caption = figure.caption.replace(/ What the statement .*/, '')
    figures.set(page, { ...figure, caption })
  }
  return figures
}

function remotenessOf(ruleset: Ruleset, max: number): Table | null {
  if (positions(ruleset.piles, max) > MOST_POSITIONS) return null
  return solve(ruleset, { max }, { value: 'remoteness' })
}

function gameNamed(text: string, claim: string): Ruleset | null {
  if (claim.startsWith('V-')) return parseRuleset('WYTHOFF')
  const name = GAME.exec(text.replaceAll(/\\(?=[{}])/g, ''))?.[0]
  try {
    return name === undefined ? null : parseRuleset(name)
  } catch {
    return null // a game for all n and k
  }
}

function positions(piles: number, max: number): number {
  return Array.from({ length: piles }, (_, i) => (max + i + 1) / (i + 1)).reduce((a, b) => a * b, 1)
}
