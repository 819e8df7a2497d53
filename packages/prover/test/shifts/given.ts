import type { ShiftCertificate, ShiftRule } from '../../src/shift-check/index.ts'

/**
 * Sets of rules in a short form. The first line states the game, the play and the value. Each other
 * line states z, the amount that the rule adds, and its inequalities.
 * @source NT-13, sections 5 and 6
 */
export const SN_3_2 = `
SN(3,{2}) normal outcome
z 0 0 1 | -1 -1 1 >= 4 | 0 -1 1 >= 2
z 0 2 2 | -1 1 0 >= 3
z 2 2 4 | 1 0 0 >= 3 | 0 -1 1 >= 3
z 4 4 4 | 1 1 -1 >= 4 | 1 0 0 >= 6
`

export const NIM_4_3 = `
SN(4,{3}) normal outcome
z 0 0 0 1 | -1 -1 -1 2 >= 1 | 0 0 -1 1 >= 2
z 0 2 2 2 | -1 1 0 0 >= 3
z 2 2 4 4 | 1 0 0 0 >= 3 | 0 -1 1 0 >= 3
z 4 4 4 6 | 1 1 -1 0 >= 2 | 1 0 0 0 >= 5 | 0 0 -1 1 >= 3
z 6 6 6 6 | 1 1 1 -2 >= 6 | 1 0 0 0 >= 7
z 0 0 1 1 | -1 -1 1 0 >= 1 | 0 -1 1 0 >= 2
`

export const SN_5_34 = `
SN(5,{3,4}) normal outcome
z 0 0 0 0 1 | -1 -1 -1 -1 2 >= 1 | 0 0 0 -1 1 >= 2
z 0 4 4 4 6 | 1 1 1 -1 0 >= 2 | -1 1 0 0 0 >= 5 | 0 0 0 -1 1 >= 4
z 0 0 2 2 2 | 0 -1 1 0 0 >= 3
z 0 2 2 4 4 | -1 1 0 0 0 >= 3 | 0 0 -1 1 0 >= 3
z 2 2 2 6 6 | 3 -1 -1 -1 2 >= 9 | 1 0 0 0 0 >= 3 | 0 0 -1 1 0 >= 5
z 2 2 2 2 4 | 1 1 1 -1 0 >= 2 | 3 -1 -1 -1 2 >= 9 | 1 0 0 0 0 >= 3 | 0 0 0 -1 1 >= 4
z 4 4 4 4 4 | 1 1 1 1 -2 >= 7 | 3 -1 -1 -1 2 >= 9 | 1 0 0 0 0 >= 5
z 0 6 6 6 6 | -3 1 1 1 -2 >= 4 | -1 1 0 0 0 >= 7
z 2 6 6 6 6 | 1 1 1 1 -2 >= 7 | 1 0 0 0 0 >= 3 | -1 1 0 0 0 >= 5
z 0 0 0 1 1 | -1 -1 -1 1 0 >= 1 | 0 0 -1 1 0 >= 2
`

export const SN_6_2 = `
SN(6,{2}) normal outcome
z 0 0 0 0 0 1 | 1 -1 1 -1 -1 1 >= 1 | -1 -1 1 -3 1 1 >= 1 | 0 0 0 0 -1 1 >= 2
z 0 0 0 0 2 2 | -1 -1 1 -3 1 1 >= 4 | 0 0 0 -1 1 0 >= 3
z 0 0 0 2 2 4 | 0 0 -1 1 0 0 >= 3 | 0 0 0 0 -1 1 >= 3
z 0 2 2 2 2 4 | -1 1 0 0 0 0 >= 3 | 0 0 0 0 -1 1 >= 3
z 1 1 1 1 2 2 | 1 0 0 0 0 0 >= 2 | 0 0 0 -1 1 0 >= 2
z 0 0 1 1 1 1 | 0 -1 1 0 0 0 >= 2
z 2 2 2 2 2 2 | 1 1 -1 3 -1 -1 >= 6 | 1 0 0 0 0 0 >= 3
z 0 4 4 4 6 6 | -1 1 -1 1 1 -1 >= 4 | -1 1 0 0 0 0 >= 5 | 0 0 0 -1 1 0 >= 3
z 0 4 4 4 4 4 | -1 1 -1 1 1 -1 >= 4 | -1 1 0 0 0 0 >= 5
z 0 0 0 4 6 6 | -1 1 -1 1 1 -1 >= 4 | 0 0 -1 1 0 0 >= 5 | 0 0 0 -1 1 0 >= 3
z 0 0 0 4 4 4 | -1 1 -1 1 1 -1 >= 4 | 0 0 -1 1 0 0 >= 5
z 2 2 2 2 2 6 | 1 -1 1 -1 -1 1 >= 4 | 1 0 0 0 0 0 >= 3 | 0 0 0 0 -1 1 >= 5
`

export const SN_6_24 = `
SN(6,{2,4}) normal outcome
z 0 0 0 0 0 1 | 3 -1 -1 -1 -1 1 >= 1 | 0 0 0 0 -1 1 >= 2
z 0 0 0 0 2 2 | 0 0 0 -1 1 0 >= 3
z 0 0 2 2 2 6 | -1 1 1 -1 -1 1 >= 4 | 0 -1 1 0 0 0 >= 3 | 0 0 0 0 -1 1 >= 5
z 0 0 0 2 2 4 | 0 0 -1 1 0 0 >= 3 | 0 0 0 0 -1 1 >= 3
z 0 0 2 2 2 2 | -3 1 1 1 1 -1 >= 6 | 0 -1 1 0 0 0 >= 3
z 1 1 1 1 1 1 | 1 0 0 0 0 0 >= 2
z 0 0 0 4 4 4 | 1 -1 -1 1 1 -1 >= 4 | 0 0 -1 1 0 0 >= 5
z 0 2 2 4 4 4 | -3 1 1 1 1 -1 >= 10 | -1 1 0 0 0 0 >= 3 | 0 0 -1 1 0 0 >= 3
z 0 2 2 2 2 8 | -1 1 1 -1 -1 1 >= 8 | -1 1 0 0 0 0 >= 3 | 0 0 0 0 -1 1 >= 7
z 0 4 4 4 4 4 | -1 1 1 -1 -1 1 >= 4 | -3 1 1 1 1 -1 >= 14 | -1 1 0 0 0 0 >= 5
`

export const SN_4_12_REMOTENESS = `
SN(4,{1,2}) normal remoteness
z 0 0 0 2 add 2 | 0 0 -1 1 >= 3
z 0 0 2 2 add 4 | 0 -1 1 0 >= 3
z 0 1 1 1 add 2 | -1 1 0 0 >= 2
z 2 2 2 2 add 6 | 1 0 0 0 >= 3
`

export const SN_4_12_MISERE_REMOTENESS = `
SN(4,{1,2}) misere remoteness
z 0 0 0 2 add 2 | -1 -1 -1 2 >= 4 | 0 0 -1 1 >= 3
z 0 1 1 1 add 2 | -1 1 0 0 >= 2
z 2 2 4 4 add 10 | 1 0 0 0 >= 3 | 0 -1 1 0 >= 4
z 2 2 2 3 add 6 | 1 1 -1 0 >= 1 | 1 0 0 0 >= 3 | 0 0 -1 1 >= 2
z 3 3 3 3 add 8 | 1 1 1 -2 >= -1 | 1 1 -1 0 >= 2 | 1 0 0 0 >= 4
z 0 0 2 2 add 4 | -1 -1 1 0 >= 4 | 0 -1 1 0 >= 3
`

/** Rules learned on box 56. The rules are correct on this box, but wrong at (3,4,16,16,16,57). */
export const SN_6_246_WRONG = `
SN(6,{2,4,6}) normal outcome
z 0 0 0 0 0 3 | 3 -1 -1 -1 -1 1 >= 11 | -2 -2 0 -1 -1 1 >= 10 | 0 0 0 0 -1 1 >= 4
z 0 0 0 0 2 2 | 0 0 0 -1 1 0 >= 3
z 0 0 2 2 2 6 | -1 1 1 -1 -1 1 >= 4 | 0 -1 1 0 0 0 >= 3 | 0 0 0 0 -1 1 >= 5
z 0 0 0 2 2 4 | 0 0 -1 1 0 0 >= 3 | 0 0 0 0 -1 1 >= 3
z 0 0 2 2 2 2 | -3 1 1 1 1 -1 >= 6 | 0 -1 1 0 0 0 >= 3
z 2 2 2 2 2 2 | 2 2 0 1 1 -1 >= 18 | 2 0 1 -1 -1 1 >= 2 | 1 0 0 0 0 0 >= 3
z 0 0 0 4 4 4 | 1 -1 -1 1 1 -1 >= 12 | 0 -2 -1 1 0 0 >= 9 | -2 0 -1 1 1 -1 >= 9 | 0 0 -1 1 0 0 >= 5
z 0 2 2 4 4 4 | -3 1 1 1 1 -1 >= 10 | -1 1 0 0 0 0 >= 3 | 0 0 -1 1 0 0 >= 3
z 2 2 2 6 6 6 | 1 -1 -1 1 1 -1 >= 2 | 1 0 0 0 0 0 >= 3 | 0 0 -1 1 0 0 >= 5
z 0 2 2 2 2 8 | -1 1 1 -1 -1 1 >= 8 | -1 1 0 0 0 0 >= 3 | 0 0 0 0 -1 1 >= 7
z 0 4 4 4 4 4 | -1 1 1 -1 -1 1 >= 4 | -3 1 1 1 1 -1 >= 14 | -1 1 0 0 0 0 >= 5
z 4 4 4 4 4 24 | 3 -1 -1 -1 -1 1 >= 16 | 1 0 0 0 0 0 >= 11 | 0 0 0 0 -1 1 >= 21
z 2 2 12 12 12 32 | -1 1 1 -1 -1 1 >= 20 | 1 0 0 0 0 0 >= 4 | 0 -1 1 0 0 0 >= 14 | 0 0 0 0 -1 1 >= 21
z 2 6 6 18 18 26 | 1 0 0 0 0 0 >= 6 | -1 1 0 0 0 0 >= 8 | 0 0 -1 1 0 0 >= 15 | 0 0 0 0 -1 1 >= 11
`

/** The certificate that a text in this short form describes. */
export function certificateOf(text: string, box: number): ShiftCertificate {
  const [first, ...lines] = text.trim().split('\n')
  const [ruleset, play, value] = first!.split(' ') as [
    string,
    ShiftCertificate['play'],
    ShiftCertificate['value'],
  ]
  const rules = lines.map((line): ShiftRule => {
    const [head, ...where] = line.split(' | ')
    const [z, add = '0'] = head!.slice(2).split(' add ')
    return {
      z: numbers(z!),
      add: Number(add),
      where: where.map((each) => {
        const [form, least] = each.split(' >= ')
        return [numbers(form!), Number(least)]
      }),
    }
  })
  return { format: 'nimlab-shifts-1', ruleset, play, value, box, rules }
}

function numbers(text: string): number[] {
  return text.split(' ').map(Number)
}
