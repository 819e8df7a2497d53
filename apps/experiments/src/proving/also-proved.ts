import {
  CARDS,
  findCard,
  generalWaysOf,
  POINT_CASES,
  type PointCases,
} from '@nim/conjectures/cards'

const WIDTH = 100

/**
 * For a claim that was checked on boxes, returns the recorded proof for all positions and the
 * command that repeats this proof. For a refuted claim, returns the recorded proof of the corrected
 * claim. Returns null if no proof is recorded.
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

const FLAGS = { 'in words': 'written', 'by Coq': 'coq', 'by SMT': 'smt' } as const

/** The proofs of a claim. The first proof in the list has the simplest command. */
function waysOf(id: string): { readonly says: string; readonly flag: string }[] {
  const points = POINT_CASES.get(id)
  const general = generalWaysOf(id)
  const isWhole = general.some(({ only }) => only === undefined)
  return [
    ...(points === undefined ? [] : [{ says: pointsWords(id, points, isWhole), flag: '' }]),
    ...general
      .toReversed()
      .filter(({ only }) => only === undefined || !isWhole)
      .map(({ way, only }) => ({
        says: only === undefined ? way : `${way} (only ${only})`,
        flag: ` --by ${FLAGS[way]}`,
      })),
  ]
}

/**
 * Describes the proof by points. If another proof covers the whole claim, the text does not name
 * the proved part.
 */
function pointsWords(id: string, { cases, only }: PointCases, isWhole: boolean): string {
  return [
    'by points',
    ...(findCard(id)?.parameters.length === 0 ? [] : [`in ${cases} case${cases === 1 ? '' : 's'}`]),
    ...(only === undefined || isWhole ? [] : [`(only ${only})`]),
  ].join(' ')
}
