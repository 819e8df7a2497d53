import { formatPosition } from '@nim/core/rules'
import { settledRegions, type SoFar } from '@nim/discovery'
import { evidenceLines, subjectLine } from './discovery-page.ts'

/** The most lines that are printed of a formula that is wrong somewhere. */
const SHOWN = 40

/** The results of a search that was stopped, as a page of text. */
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
          `Evidence on piles 0..${boxes.at(-1)!}, not proved:`,
          ...evidenceLines({ ...soFar, ...seen }, false),
        ]),
  ].join('\n')
}

function bestLines({ best, boxes, value }: SoFar): string[] {
  const box = `piles 0..${boxes.at(-1)}`
  if (boxes.length === 0) return ['no box is solved yet']
  if (best === null) return [`no description is learned yet; the largest solved box has ${box}`]
  const { cases, wrong, failsAt } = best
  const shown = cases.slice(0, SHOWN).map((line) => `  ${line}`)
  const more = cases.length - shown.length
  return [
    wrong === 0
      ? `the best description is right on ${box}, and not decided for all positions`
      : `the best description is wrong at ${(100 * wrong).toPrecision(2)} % of the positions with ${box}`,
    ...(failsAt === null ? [] : [`its smallest known failure: ${formatPosition(failsAt)}`]),
    value === 'outcome' ? 'it says P in these cases, and N in all others:' : 'it says, by cases:',
    ...shown,
    ...(more > 0 ? [`  … and ${more} more lines, which --json prints`] : []),
  ]
}
