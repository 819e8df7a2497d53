/** A formula that the page offers as an example. */
export interface ExampleFormula {
  readonly title: string
  readonly game: string
  readonly says: string
  readonly value?: 'grundy'
}

const LOW = ['>= 0', '= -1', '= -3', '= -4', '= -7']

/**
 * Branch 2.1b of the paper's appendix: P if and only if λ − c = 12j with j ≥ 0. The branch applies
 * to positions to which no earlier branch applies.
 */
function branch(c: string): string {
  const lambda = 'x1 + x2 + x3 - 2*x4'
  const notBefore = LOW.map((each) => `not (x3 - x2 - x1 ${each})`).join(' and ')
  const says = `${lambda} >= ${c} and ${lambda} == ${c} (mod 12)`
  return `${says} if r(3) = 2 and odd(1) and odd(2) and ${notBefore}`
}

/**
 * Branch 2.1b as the paper prints it, with c = 2 + 3((x1 + x2) mod 4).
 * @source GMMV-App-case2.1b
 */
export const PRINTED_BRANCH: ExampleFormula = {
  title: 'a branch of the formula printed for NIM(4,3)',
  game: 'NIM(4,3)',
  says: branch('2 + 3*((x1 + x2) mod 4)'),
}

/**
 * The examples: formulas that fail, formulas that hold on boxes, and formulas that the page proves
 * at once.
 */
export const EXAMPLE_FORMULAS: readonly ExampleFormula[] = [
  PRINTED_BRANCH,
  {
    title: 'the same branch, corrected',
    game: 'NIM(4,3)',
    says: branch('2 + 3*((x1 + x3 - x2) mod 4)'),
  },
  { title: 'a formula that is proved here', game: 'SN(3,{1,2})', says: 'o = 0 or o = 3' },
  { title: 'a guess about parities', game: 'SN(5,{2,3})', says: 'o == 0 or r(4) == 2' },
  { title: 'a bound on the remoteness', game: 'NIM(4,2)', says: 'value <= sum div 2' },
  {
    title: 'Grundy values',
    game: 'NIM(3,1)',
    says: 'value == sum mod 2',
    value: 'grundy',
  },
]
