import { fittedTable, paragraph } from '@nim/report/text'
import type { AtLeast, SolvedByShifts } from '@nim/prover/shift-check'
import type { ShiftSolution } from './solution.ts'

const WIDTH = 100
const NAMES = { outcome: 'outcome', remoteness: 'remoteness', grundy: 'Grundy value' } as const

/** The rules of a solved game, and the facts that they prove according to the checker. */
export function shiftsPage({ certificate, solved }: ShiftSolution): string {
  const { value, rules } = certificate
  const isAdding = rules.some(({ add }) => add > 0)
  const meaning = isAdding
    ? `the ${NAMES[value]} of x is that of x - z plus the number added`
    : `x has the ${NAMES[value]} of x - z`
  return [
    paragraph(
      `${rules.length} shift rules solve it (NT-13): ${meaning} if all inequalities of a rule hold.`,
      WIDTH,
    ),
    '',
    fittedTable(
      ['rule', 'z', ...(isAdding ? ['added'] : []), 'where'],
      rules.map(({ z, add, where }, i) => [
        String(i + 1),
        `(${z.join()})`,
        ...(isAdding ? [String(add)] : []),
        where.map(inequality).join(', '),
      ]),
      WIDTH,
    ),
    '',
    solvedLines(solved),
  ].join('\n')
}

/** Describes the checker's result in words. */
export function solvedLines({
  critical,
  covered,
  edges,
  irreducible,
  semilinear,
}: SolvedByShifts): string {
  const lines = [
    `Proved for all positions: the checker compared ${edges.box} edges on a solved box and ${edges.beyond} critical edges beyond it.`,
    `No critical edge has a pile above ${critical}. No rule applies at ${irreducible.count} positions, and their piles are at most ${covered}. ${irreducible.p} of them are P.`,
    semilinear
      ? 'The positions of each value are a semilinear set: a formula exists.'
      : 'It is not known whether a formula exists.',
  ]
  return lines.map((line) => paragraph(line, WIDTH)).join('\n')
}

/** Formats an inequality such as `2*x4 - x1 >= 1`. Terms with positive factors come first. */
function inequality([form, least]: AtLeast): string {
  const terms = form
    .flatMap((factor, i) => (factor === 0 ? [] : [{ factor, name: `x${i + 1}` }]))
    .toSorted((a, b) => Math.sign(b.factor) - Math.sign(a.factor))
    .map(({ factor, name }) => {
      const size = Math.abs(factor) === 1 ? name : `${Math.abs(factor)}*${name}`
      return `${factor < 0 ? '-' : '+'} ${size}`
    })
  return `${terms.join(' ').replace(/^\+ /, '')} >= ${least}`
}
