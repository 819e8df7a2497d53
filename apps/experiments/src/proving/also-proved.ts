import { casesOf } from '@nim/conjectures'
import { CARDS } from '@nim/conjectures/cards'
import { coqProofOf, provableOf, writtenProofOf } from '@nim/conjectures/goals'

const WIDTH = 100

/**
 * What nimlab has proved for all positions of a claim that was checked on boxes, and the command that
 * does it again; of a refuted claim, of its correction. Null if there is no proof.
 */
export function alsoProved(id: string, isRefuted: boolean): string | null {
  const proved = isRefuted ? `${id}-fix` : id
  if (isRefuted && !CARDS.some((card) => card.id === proved)) return null
  const ways = waysOf(proved)
  if (ways.length === 0) return null
  const subject = isRefuted ? `${id}: the correction ${proved} is` : `${id}: also`
  const says = `${subject} proved for all positions, ${ways.map((way) => way.says).join(', ')}`
  const command = `nimlab prove ${proved}${ways[0]!.flag}`
  const line = `${says}: ${command}`
  return line.length <= WIDTH ? line : `${says}:\n  ${command}`
}

/** The first one is the plainest to ask for. */
function waysOf(id: string): { readonly says: string; readonly flag: string }[] {
  const provable = provableOf(id)
  const cases = provable === undefined ? 0 : casesOf(provable.parameters, {}).length
  const isWhole = coqProofOf(id) !== undefined || writtenProofOf(id) !== undefined
  return [
    ...(provable === undefined
      ? []
      : [
          {
            says: [
              'by points or a solver',
              ...(provable.parameters.length === 0
                ? []
                : [`in ${cases} case${cases === 1 ? '' : 's'}`]),
              ...(provable.only === undefined || isWhole ? [] : [`(only ${provable.only})`]),
            ].join(' '),
            flag: '',
          },
        ]),
    ...(coqProofOf(id) === undefined ? [] : [{ says: 'by Coq', flag: ' --by coq' }]),
    ...(writtenProofOf(id) === undefined ? [] : [{ says: 'in words', flag: ' --by written' }]),
  ]
}
