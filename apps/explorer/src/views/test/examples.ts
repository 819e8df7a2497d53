/** A formula to begin with. */
export interface Example {
  readonly title: string
  readonly game: string
  readonly says: string
  readonly value?: 'grundy'
}

const LOW = ['>= 0', '= -1', '= -3', '= -4', '= -7']

/** Branch 2.1b of the paper's appendix: P iff λ − c = 12j, j ≥ 0, where no branch before applies. */
function branch(c: string): string {
  const lambda = 'x1 + x2 + x3 - 2*x4'
  const notBefore = LOW.map((each) => `not (x3 - x2 - x1 ${each})`).join(' and ')
  const says = `${lambda} >= ${c} and ${lambda} == ${c} (mod 12)`
  return `${says} if r(3) = 2 and odd(1) and odd(2) and ${notBefore}`
}

/**
 * Branch 2.1b as printed, with c = 2 + 3((x1 + x2) mod 4).
 * @source GMMV-App-case2.1b
 */
export const PRINTED_BRANCH: Example = {
  title: 'a branch of the formula printed for NIM(4,3)',
  game: 'NIM(4,3)',
  says: branch('2 + 3*((x1 + x2) mod 4)'),
}

/** Formulas that fail, that hold, and that are proved in a moment. */
export const EXAMPLES: readonly Example[] = [
  PRINTED_BRANCH,
  {
    title: 'the same branch, corrected',
    game: 'NIM(4,3)',
    says: branch('2 + 3*((x1 + x3 - x2) mod 4)'),
  },
  { title: 'slow Nim on three piles', game: 'SN(3,{1})', says: 'sum == 0 (mod 2)' },
  { title: 'a guess about parities', game: 'SN(5,{2,3})', says: 'o == 0 or r(4) == 2' },
  { title: 'a bound on the remoteness', game: 'NIM(4,2)', says: 'value <= sum div 2' },
  {
    title: 'Grundy values',
    game: 'NIM(3,1)',
    says: 'value == sum mod 2',
    value: 'grundy',
  },
]
