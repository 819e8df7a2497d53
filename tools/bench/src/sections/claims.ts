import { formatCase } from '@nim/conjectures'
import { bundled } from '../bundle.ts'
import { CLAIM_ENTRIES, type ClaimEntry } from '../claim-entry.ts'
import { millisecondsText, ratioText } from '../number-text.ts'
import { askNode } from '../run-process.ts'
import type { Context, Criterion, Measured } from '../section.ts'
import type { ClaimTiming } from '../timing/claim-child.ts'
import { worstCriterion } from '../worst-criterion.ts'

/**
 * The limits of the criteria. The first is in nanoseconds per sorted position. The second is a
 * multiple of the time to solve the box.
 */
const MOST_NANOSECONDS = 20
const MOST_SOLVES = 3
/**
 * The maximum number of rounds. Checks take longer than solves, and their times vary less between
 * processes.
 */
const MOST_ROUNDS = 2

const ABOUT = `This is the cost of checking a claim, in addition to solving its box. The minimum time of \`solve()\` is subtracted from the minimum time
of the check. The difference is given per sorted position, and as a multiple of the time of \`solve()\`. Each round is a warm run on one
thread in a fresh process. If a check makes several tables, all but one count as evaluation. A claim is periodic if it depends on the
innermost pile only through residues. The judge compares such claims with rows of bits.`

interface ClaimRecord extends ClaimEntry, ClaimTiming {
  readonly nanoseconds: number
  readonly solves: number
}

/** The time to evaluate claims, compared with the time to solve their boxes. */
export async function claims({ only, rounds, note }: Context): Promise<Measured> {
  const isAsked = only === undefined
  const child = await bundled('claim-child')
  const records: ClaimRecord[] = []
  for (const entry of isAsked ? CLAIM_ENTRIES : []) {
    note(`claim: ${nameOf(entry)}`)
    const timings: ClaimTiming[] = []
    for (let round = 0; round < Math.min(rounds, MOST_ROUNDS); round++) {
      timings.push(await askNode<ClaimTiming>(child, entry))
    }
    records.push(recordOf(entry, timings))
  }
  return {
    title: 'Claims',
    about: ABOUT,
    head: ['claim', 'box', 'ns a position', 'times the solve', 'periodic', 'solve, ms'],
    rows: records.map(row),
    criteria: records.length === 0 ? [] : criteria(records),
    remarks: isAsked ? [] : ['Omitted: --only names boxes.'],
    records,
  }
}

function recordOf(entry: ClaimEntry, timings: readonly ClaimTiming[]): ClaimRecord {
  const checkMs = Math.min(...timings.map((timing) => timing.checkMs))
  const solveMs = Math.min(...timings.map((timing) => timing.solveMs))
  const { positions } = timings[0]!
  const rest = Math.max(0, checkMs - solveMs)
  const own = { checkMs, solveMs, positions }
  return { ...entry, ...own, nanoseconds: (1e6 * rest) / positions, solves: rest / solveMs }
}

function nameOf({ claim, parameters }: ClaimEntry): string {
  return `${claim} ${formatCase(parameters)}`.trim()
}

function row(record: ClaimRecord): string[] {
  return [
    nameOf(record),
    `${record.ruleset} B=${record.max}`,
    millisecondsText(record.nanoseconds),
    ratioText(record.solves),
    record.isPeriodic ? 'yes' : '',
    millisecondsText(record.solveMs),
  ]
}

function criteria(records: readonly ClaimRecord[]): Criterion[] {
  const periodic = records.filter(({ isPeriodic }) => isPeriodic)
  return [
    worstCriterion(`claims at most ${MOST_NANOSECONDS} ns a sorted position`, records, {
      measure: ({ nanoseconds }) => nanoseconds,
      most: MOST_NANOSECONDS,
      text: (nanoseconds) => `${millisecondsText(nanoseconds)} ns`,
      name: nameOf,
    }),
    worstCriterion(`periodic claims at most ${MOST_SOLVES} times the solve`, periodic, {
      measure: ({ solves }) => solves,
      most: MOST_SOLVES,
      text: ratioText,
      name: nameOf,
    }),
  ]
}
