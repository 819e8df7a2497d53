import { formatPosition } from '@nim/core/rules'
import { settledRegions, type SoFar } from '@nim/discovery'
import { evidenceLines, subjectLine } from './discovery-page.ts'

/** If a formula is known to be wrong, at most this number of its lines is printed. */
const SHOWN = 40

/** The results of an interrupted search, as a page of text. */
export function soFarPage(soFar: SoFar): string {
  const { doing, boxes, seen } = soFar
  const { settled, of } = settledRegions(soFar)
  return [
    subjectLine(soFar),
    '',
    `not finished: the search was ${doing}`,
    ...bestLines(soFar),
    `regions settled: ${settled} of ${of}`,
    ...(seen === null
      ? []
      : [
          '',
          `Evidence on piles 0..${boxes.at(-1)!} (not a proof):`,
          ...evidenceLines({ ...soFar, ...seen }, false),
        ]),
  ].join('\n')
}

function bestLines({ best, boxes, value }: SoFar): string[] {
  const box = `piles 0..${boxes.at(-1)}`
  if (boxes.length === 0) return ['no box was solved']
  if (best === null) return [`no formula was found; the largest solved box has ${box}`]
  const { cases, wrong, failsAt } = best
  const shown = cases.slice(0, SHOWN).map((line) => `  ${line}`)
  const more = cases.length - shown.length
  return [
    wrong === 0
      ? `the best formula is correct on ${box}, but not decided for all positions`
      : `the best formula is wrong at ${(100 * wrong).toPrecision(2)} % of the positions with ${box}`,
    ...(failsAt === null ? [] : [`its smallest known failure: ${formatPosition(failsAt)}`]),
    value === 'outcome'
      ? 'it gives P in these cases, and N in all others:'
      : 'its values by cases:',
    ...shown,
    ...(more > 0 ? [`  … and ${more} more lines, which --json prints`] : []),
  ]
}
